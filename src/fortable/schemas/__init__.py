"""Types for others: what games say and are told, for programs in any language.

All is made from the types in the games' folders, when it is asked for: nothing can be stale, and plug-ins
have it as our own games do. JSON Schema (`json_schema`), a page to read (`reference`) and TypeScript
(`fortable.boards`) have one list of what there is (`values`).
"""

from .json_schema import schemas_of as schemas_of
from .reference import reference as reference
from .values import values_of as values_of
