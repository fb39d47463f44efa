"""The addresses of this machine in its networks."""

import socket
import struct
import sys

LOCAL = "127.0.0.1"
_ADDRESS_OF_INTERFACE = 0x8915
"""`SIOCGIFADDR` of Linux."""
_NAME_BYTES = 15


def own_addresses() -> tuple[str, ...]:
    """The addresses by which others may reach this machine: the one by which it goes elsewhere first. None without a
    network.

    A network of one's own, as of an access point, leads nowhere else; its address is found all the same.
    """
    found = dict.fromkeys((*_of_way_out(), *_of_interfaces()))
    return tuple(one for one in found if not one.startswith("127."))


def own_address() -> str:
    """This machine's address in the local network; the loopback address if there is none."""
    return next(iter(own_addresses()), LOCAL)


def own_names() -> frozenset[str]:
    """The names of this machine in its networks, its addresses among them."""
    name = socket.gethostname().lower()
    return frozenset({*(own_addresses() or (LOCAL,)), name, f"{name.partition('.')[0]}.local"})


def _of_way_out() -> tuple[str, ...]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only chooses the address by which it would go there.
            probe.connect(("192.0.2.1", 9))
            return (str(probe.getsockname()[0]),)
        except OSError:
            return ()


def _of_interfaces() -> tuple[str, ...]:
    if sys.platform != "linux":
        try:
            found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        except OSError:
            return ()
        return tuple(str(one[4][0]) for one in found)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        found_here = (_of_interface(probe, name) for name in _interfaces())
        return tuple(one for one in found_here if one)


def _interfaces() -> tuple[str, ...]:
    """The names of the interfaces; none where the club may not ask for them, as under its unit."""
    try:
        return tuple(name for _, name in socket.if_nameindex())
    except OSError:
        return ()


def _of_interface(probe: socket.socket, name: str) -> str:
    """The address of an interface of Linux, empty for one without."""
    if sys.platform == "win32":
        return ""
    import fcntl

    asked = struct.pack("256s", name.encode()[:_NAME_BYTES])
    try:
        return socket.inet_ntoa(fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, asked)[20:24])
    except OSError:
        return ""
