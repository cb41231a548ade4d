import { describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import fc from "fast-check"
import { isAddressLiteral, isPublicAddress, parseAddress, sameAddress } from "../../../src/domain/text/IpAddress.ts"

const registry = (family: 4 | 6) =>
  new URL(`../../../../shared/data/iana/iana-ipv${family}-special-registry-1.csv`, import.meta.url)
const absent = !existsSync(registry(4))

/** The blocks of the first column; a cell may hold two and a footnote mark. */
const blocksOf = (family: 4 | 6) =>
  absent
    ? []
    : [...readFileSync(registry(family), "utf8").matchAll(/^"?([0-9a-f:.]+\/\d+)(?:, ([0-9a-f:.]+\/\d+))?/gm)].flatMap(
        ([, first, second]) => [first, second].filter((cidr) => cidr !== undefined)
      )

const spelled = (value: bigint, family: 4 | 6) =>
  family === 4
    ? [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".")
    : Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16)).join(":")

const widthOf = (family: 4 | 6) => (family === 4 ? 32n : 128n)
/** The bits of a canonical spelling; null for any other. */
const read = (text: string) => {
  const address = parseAddress(text)
  if (address === null) return null
  const value = address.toByteArray().reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n)
  return { family: address.kind() === "ipv4" ? (4 as const) : (6 as const), value }
}

/** First, last and a few addresses between. */
const samplesOf = (cidr: string): ReadonlyArray<string> => {
  const [text = "", prefix = ""] = cidr.split("/")
  const base = read(text)
  if (base === null) throw new Error(`unreadable block ${cidr}`)
  const size = 1n << (widthOf(base.family) - BigInt(prefix))
  return [0n, 1n, size / 3n, size / 2n, size - 1n]
    .filter((at) => at < size)
    .map((at) => spelled(base.value + at, base.family))
}

describe("the IANA special-purpose registries", () => {
  test.skipIf(absent)("are read whole", () => {
    expect([blocksOf(4).length, blocksOf(6).length]).toEqual([26, 25])
  })
  test.skipIf(absent).each([...blocksOf(4), ...blocksOf(6)])("%s is not public", (cidr) => {
    expect(samplesOf(cidr).filter(isPublicAddress)).toEqual([])
  })
  test.skipIf(absent).each(blocksOf(4))("%s is not public inside an IPv6 address", (cidr) => {
    const wrapped = samplesOf(cidr).flatMap((address) => {
      const hex = (read(address)?.value ?? 0n).toString(16).padStart(8, "0")
      const pair = `${hex.slice(0, 4)}:${hex.slice(4)}`
      return [
        `::ffff:${address}`,
        `::${address}`,
        `::ffff:${pair}`,
        `::${pair}`,
        `64:ff9b::${address}`,
        `64:ff9b:1::${pair}`,
        `2002:${pair}::1`,
        `2001:0:${pair}::1`
      ]
    })
    expect(wrapped.filter((address) => parseAddress(address) === null)).toEqual([])
    expect(wrapped.filter(isPublicAddress)).toEqual([])
  })
})

test.each([
  "169.254.169.254",
  "169.254.170.2",
  "100.100.100.200",
  "192.0.0.192",
  "168.63.129.16",
  "fd00:ec2::254",
  "fd20:ce::254",
  "224.0.0.1",
  "239.255.255.255",
  "ff02::1",
  "4000::1",
  "::7f00:1",
  "fec0::1",
  "1fff:ffff::1"
])("%s (metadata, multicast, not handed out) is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "128.0.0.1",
  "168.63.129.15",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2001:4860:4860::8888",
  "2a00:1450:4001:82a::200e",
  "2001:200::1",
  "2003::1",
  "3ffe::1"
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  "",
  "1",
  "1.2.3",
  "1.2.3.4.5",
  "256.1.1.1",
  "01.2.3.4",
  "1.2.3.4 ",
  "0x1.2.3.4",
  "1.2.3.-4",
  "a.b.c.d",
  "١.٢.٣.٤",
  ":::",
  "1::2::3",
  "::1%eth0",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4:5:6:7::8:9",
  "12345::",
  "::g",
  "[::1]",
  "::1.2.3",
  "1.2.3.4::",
  "::1.2.3.4:5",
  "::0x7f.0.0.1",
  "::ffff:127.1",
  "::ffff:0177.0.0.1",
  "::ffff:256.0.0.1",
  "0177.0.0.1",
  "127.1",
  "2130706433",
  "2606:4700::1%1",
  "2606:4700::1 ",
  "2606:4700::1\n",
  "1.2.3.4\n"
])("%p is no canonical address, so not public", (text) => {
  expect(parseAddress(text)).toBeNull()
  expect(isPublicAddress(text)).toBe(false)
})

test("every address survives being spelled and read, and stays itself in upper case", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, (1n << 128n) - 1n), (value) => {
      expect(read(spelled(value, 6).toUpperCase())).toEqual({ family: 6, value })
      expect(read(spelled(value >> 96n, 4))).toEqual({ family: 4, value: value >> 96n })
    })
  )
})

test("addresses are compared by value", () => {
  expect(sameAddress("2606:4700::1", "2606:4700:0:0:0:0:0:1")).toBe(true)
  expect(sameAddress("1.2.3.4", "1.2.3.5")).toBe(false)
  expect(sameAddress("0.0.0.1", "::1")).toBe(false)
  expect(sameAddress("nonsense", "nonsense")).toBe(false)
  expect(sameAddress("fe80::1%eth0", "fe80::1%eth0")).toBe(false)
})

test.each([
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "017700000001",
  "0177.0.0.1",
  "127.0.0.1.",
  "[::1]",
  "::1",
  "[::ffff:127.0.0.1]",
  "127.0.0.1:80",
  "１２７.０.０.１",
  "127。0。0。1",
  "①②⑦.0.0.1",
  "١٢٧.0.0.١",
  "site.0x",
  "999.999.999.999",
  "site.example.1"
])("%s is an address literal", (host) => {
  expect(isAddressLiteral(host)).toBe(true)
})
test.each(["tidewatch.example", "1.example", "127.0.0.1.nip.io", "0x7f.example", "3com.com", "xn--bcher-kva.example"])(
  "%s is a name",
  (host) => {
    expect(isAddressLiteral(host)).toBe(false)
  }
)
