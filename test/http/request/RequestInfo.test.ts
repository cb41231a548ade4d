import { expect, test } from "bun:test"
import { addressOf } from "../../../src/http/request/RequestInfo.ts"

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:1234", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["198.51.100.1, 203.0.113.7:80", "203.0.113.7"],
  // What is no address says nothing: the one who handed it over counts.
  ["unknown", "192.0.2.1"],
  ["", "192.0.2.1"],
  ["203.0.113.7:1234:5", "192.0.2.1"],
  ["[203.0.113.7", "192.0.2.1"],
  ["a".repeat(10_000), "192.0.2.1"]
])("behind one proxy %p is %s", (forwarded, address) => {
  expect(addressOf(() => "192.0.2.1", forwarded, 1)).toBe(address)
})

test("without a proxy, and where none said anything, the peer is the caller", () => {
  expect(addressOf(() => "192.0.2.1", "203.0.113.7", 0)).toBe("192.0.2.1")
  expect(addressOf(() => "192.0.2.1", null, 2)).toBe("192.0.2.1")
})
