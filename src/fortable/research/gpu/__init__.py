"""Many matches side by side on a GPU: `fortable.research.vector.Vector`, table by table the same.

    from fortable.research.gpu import Vector
    tables = Vector("GAME", 131072, seats=3, seed=1)
    now = tables.reset()
    now = tables.step(actions)

Everything stays on the device, and is PyTorch's, JAX's and CuPy's without a copy.
"""

from .device_arrays import DeviceArray
from .vector import Now, Vector

__all__ = ["DeviceArray", "Now", "Vector"]
