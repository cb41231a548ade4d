/**
 * Which Internet addresses are public. An address is public only if it is in no block of the IANA
 * special-purpose registries (globally reachable or not: anycast services and relays are no web sites),
 * not multicast, not a cloud's metadata service and, for IPv6, inside 2000::/3, the only space that is
 * handed out. Everything that wraps an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) is outside
 * by that rule.
 */
import ipaddr from "ipaddr.js"

type Address = ipaddr.IPv4 | ipaddr.IPv6

const isQuad = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text)

/**
 * Reads the canonical spellings a resolver or a socket uses; null for anything else. The library would also take
 * zone ids, and octal, hexadecimal and short numbers; it reads `::1.2.3.4` as mapped, which is not public either.
 */
export const parseAddress = (text: string): Address | null => {
  if (isQuad(text)) return ipaddr.IPv4.parse(text)
  const tail = text.slice(text.lastIndexOf(":") + 1)
  if (text.includes("%") || (tail.includes(".") && !isQuad(tail))) return null
  return ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null
}

export const sameAddress = (a: string, b: string): boolean => {
  const [left, right] = [parseAddress(a), parseAddress(b)]
  return left !== null && right !== null && left.toString() === right.toString()
}

/** https://www.iana.org/assignments/iana-ipv4-special-registry, then what it leaves out. */
const specialIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "240.0.0.0/4",
  // Multicast has a registry of its own.
  "224.0.0.0/4",
  // Azure's metadata and DNS service lives in public space.
  "168.63.129.16/32"
]

/** https://www.iana.org/assignments/iana-ipv6-special-registry, as far as it lies inside 2000::/3. */
const specialIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]

const blocks = (all: ReadonlyArray<string>) => all.map(ipaddr.parseCIDR)
/** The first that an address lies in counts; one that lies in none is not public. */
const ranges = {
  special: blocks([...specialIpv4, ...specialIpv6]),
  public: blocks(["0.0.0.0/0", "2000::/3"])
}

/** False for what is no canonical address at all. */
export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text)
  return address !== null && ipaddr.subnetMatch(address, ranges, "special") === "public"
}

/**
 * Whether a host is an address rather than a name, in any spelling some resolver accepts: decimal, octal,
 * hexadecimal, short (`127.1`), bracketed, with other scripts' digits or dots. The rule for numbers is the
 * URL standard's: a host whose last label is a number is an IPv4 address.
 */
export const isAddressLiteral = (host: string): boolean => {
  const folded = host.normalize("NFKC").replaceAll("。", ".").replace(/\.$/, "")
  if (/[[\]:]/.test(folded)) return true
  const last = folded.slice(folded.lastIndexOf(".") + 1)
  return /^(?:\p{Nd}+|0x[0-9a-f]*)$/iu.test(last)
}

/** An address of this machine itself. */
export const isLoopbackAddress = (text: string): boolean => {
  const address = parseAddress(text)
  if (address === null) return false
  const plain = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
  return plain.range() === "loopback"
}
