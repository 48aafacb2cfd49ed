import ipaddr from 'ipaddr.js'

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet. What the library has a name for is not: private and shared networks, loopback,
 * link-local, unique-local, documentation, multicast; neither is an IPv6 address that stands for an IPv4 address.
 */
export function isAlamatUmum(alamat: string): boolean {
  if (!ipaddr.isValid(alamat)) return false
  const parsed = ipaddr.parse(alamat)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL) : true
}
