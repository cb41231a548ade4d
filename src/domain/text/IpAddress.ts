/**
 * Which Internet addresses are public. An address is public only if it is in no block of the IANA
 * special-purpose registries (globally reachable or not: anycast services and relays are no web sites),
 * not multicast, not a cloud's metadata service and, for IPv6, inside 2000::/3, the only space that is
 * handed out. Everything that wraps an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) is outside
 * by that rule.
 */

/** A network address as a number: 32 bits wide for family 4, 128 for family 6. */
export interface Address {
  readonly family: 4 | 6
  readonly value: bigint
}

const decimal = /^(?:0|[1-9]\d{0,2})$/
const hextet = /^[0-9a-f]{1,4}$/i
const groupCount = 8

const joined = (parts: ReadonlyArray<number>, bits: bigint) =>
  parts.reduce((value, part) => (value << bits) | BigInt(part), 0n)

const octetsOf = (text: string): ReadonlyArray<number> | null => {
  const parts = text.split(".")
  const octets = parts.map(Number)
  return parts.length === 4 && parts.every((part) => decimal.test(part)) && octets.every((octet) => octet < 256)
    ? octets
    : null
}

/** A dotted quad at the end of an IPv6 address, written as the two groups it stands for. */
const withoutQuad = (text: string) => {
  const start = text.lastIndexOf(":") + 1
  const [a, b, c, d] = octetsOf(text.slice(start)) ?? []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return text
  return `${text.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const ipv6Of = (text: string): bigint | null => {
  const sides = withoutQuad(text)
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":")))
  const [head = [], tail = []] = sides
  const missing = groupCount - head.length - tail.length
  // `::` stands for at least one group; without it every group has to be there.
  const complete = sides.length === 1 ? missing === 0 : sides.length === 2 && missing > 0
  if (!complete || ![...head, ...tail].every((group) => hextet.test(group))) return null
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail]
  return joined(
    groups.map((group) => Number.parseInt(group, 16)),
    16n
  )
}

/** Reads the canonical spellings a resolver or a socket uses; null for anything else, zone ids included. */
export const parseAddress = (text: string): Address | null => {
  const octets = octetsOf(text)
  if (octets !== null) return { family: 4, value: joined(octets, 8n) }
  const value = ipv6Of(text)
  return value === null ? null : { family: 6, value }
}

export const sameAddress = (a: string, b: string): boolean => {
  const [left, right] = [parseAddress(a), parseAddress(b)]
  return left !== null && right !== null && left.family === right.family && left.value === right.value
}

interface Block extends Address {
  readonly prefix: number
}

const block = (cidr: string): Block => {
  const [text = "", prefix = ""] = cidr.split("/")
  const address = parseAddress(text)
  if (address === null) throw new Error(`not an address block: ${cidr}`)
  return { ...address, prefix: Number(prefix) }
}

/** https://www.iana.org/assignments/iana-ipv4-special-registry, then what it leaves out. */
const refusedIpv4 = [
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
].map(block)

/** https://www.iana.org/assignments/iana-ipv6-special-registry, as far as it lies inside 2000::/3. */
const refusedIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"].map(block)
const globalUnicast = block("2000::/3")

const inside = (address: Address, { family, value, prefix }: Block) => {
  const rest = BigInt((family === 4 ? 32 : 128) - prefix)
  return address.family === family && address.value >> rest === value >> rest
}

/** False for what is no canonical address at all. */
export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text)
  if (address === null) return false
  return address.family === 4
    ? !refusedIpv4.some((refused) => inside(address, refused))
    : inside(address, globalUnicast) && !refusedIpv6.some((refused) => inside(address, refused))
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
