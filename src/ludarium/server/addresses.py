"""Where somebody comes from, as it is counted."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address


@lru_cache(4096)
def network(host: str) -> str:
    """One IPv4 address; of IPv6 what one customer is given, the first 64 bits."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host[:100]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip) >> 64 << 64, 64)))
