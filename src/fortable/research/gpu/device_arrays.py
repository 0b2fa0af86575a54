"""An array on the device that PyTorch, JAX and CuPy take without a copy."""

import ctypes
from typing import Any

from fortable.twins.device import cuda_for

HERE = "fortable.research.gpu"
CUDA = 2
"""What DLPack calls a device of CUDA."""
LEGACY_STREAMS = (None, 0, 1)
"""Names of the stream on which everything here happens."""
NO_SYNC = -1
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""What DLPack calls NumPy's kinds of numbers."""
FRESH = b"dltensor"
"""The name of a capsule that nobody has taken yet."""


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """A tensor with what is called when whoever took it needs it no more."""


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, tuple[Any, ...]] = {}
"""By address: what must live as long as somebody may look at it."""


def _give_back(address: int) -> None:
    _lent.pop(address, None)


_DELETER = _Deleter(_give_back)
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _Destructor)
_is_fresh = ctypes.pythonapi.PyCapsule_IsValid
_is_fresh.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_address_in = ctypes.pythonapi.PyCapsule_GetPointer
_address_in.restype = ctypes.c_void_p
_address_in.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


def _forget(capsule: int) -> None:
    """Nobody took it."""
    if _is_fresh(capsule, FRESH):
        _give_back(_address_in(capsule, FRESH))


_DESTRUCTOR = _Destructor(_forget)


def lend(owner: Any, data: int, array: Any, device: tuple[int, int]) -> object:
    """A capsule of DLPack: memory as an array tells its shape, kept by its owner."""
    sizes = ctypes.c_int64 * len(array.shape)
    shape = sizes(*array.shape)
    strides = sizes(*(stride // array.dtype.itemsize for stride in array.strides))
    kind = _Type(KINDS[array.dtype.kind], array.dtype.itemsize * 8, 1)
    tensor = _Tensor(data, _Device(*device), len(array.shape), kind, shape, strides, 0)
    managed = _Managed(tensor, None, _DELETER)
    address = ctypes.addressof(managed)
    _lent[address] = (managed, owner, shape, strides)
    return _new_capsule(address, FRESH, _DESTRUCTOR)


class DeviceArray:
    """An array of Numba on the device, as others know arrays.

    It is written anew by the next step: whoever wants to keep it copies it.
    """

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        self._array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._array.shape)

    @property
    def dtype(self) -> Any:
        return self._array.dtype

    @property
    def strides(self) -> tuple[int, ...]:
        """In bytes. Tables lie side by side: the first one is the shortest."""
        return tuple(self._array.strides)

    def __len__(self) -> int:
        return self.shape[0]

    def is_of(self, array: Any) -> bool:
        """Whether it is that array of Numba."""
        return self._array is array

    def copy_to_host(self) -> Any:
        """The same for NumPy."""
        return self._array.copy_to_host()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self._array.__cuda_array_interface__
        return told

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(cuda_for(HERE).get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> object:
        """What was started here is done when it is asked for from another stream."""
        if stream not in (*LEGACY_STREAMS, NO_SYNC):
            cuda_for(HERE).default_stream().synchronize()
        data = int(self.__cuda_array_interface__["data"][0])
        return lend(self._array, data, self._array, self.__dlpack_device__())
