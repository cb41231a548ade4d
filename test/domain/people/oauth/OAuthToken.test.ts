import { expect, test } from "bun:test"
import { randomBytes } from "node:crypto"
import {
  isAccessToken,
  isRefreshToken,
  isRegisteredClientId,
  makeSecret,
  prefixes
} from "../../../../src/domain/people/oauth/OAuthToken.ts"

test("a token says what it is and carries 256 bits as they came", () => {
  const token = makeSecret(prefixes.access, () => new Uint8Array(32).fill(0xff))
  expect(token).toBe(`lbo_at_${"_".repeat(42)}8`)
  expect(makeSecret("", (count) => new Uint8Array(count)).length).toBe(43)
})

test("each kind is told from the others by its form", () => {
  const make = (prefix: string) => makeSecret(prefix, (count) => randomBytes(count))
  const kinds = [isAccessToken, isRefreshToken, isRegisteredClientId]
  const made = [
    make(prefixes.access),
    make(prefixes.refresh),
    make(prefixes.client),
    make(prefixes.code),
    make("lb_live_")
  ]
  expect(made.map((token) => kinds.map((is) => is(token)))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
    [false, false, false]
  ])
  expect(isAccessToken(`${made[0]}\n`)).toBe(false)
  expect(isAccessToken(`x${made[0]}`)).toBe(false)
})
