import { expect, test } from "bun:test"
import fc from "fast-check"
import { scopes } from "../../../../src/domain/Principal.ts"
import { narrowedScopes, requestedScopes, scopesOf } from "../../../../src/domain/people/oauth/OAuthScope.ts"

const some = fc.subarray([...scopes], { minLength: 1 })

test("scopes are known words, each once, in one order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scopes, "openid", "offline_access", "")), (words) => {
      const found = scopesOf(words.join(" "))
      expect(found).toEqual(scopes.filter((scope) => words.includes(scope)))
    })
  )
  expect(scopesOf("account:readx ACCOUNT:READ account:read,listings:write")).toEqual([])
})

test("a request that names none asks for all; one that names only unknown ones for nothing", () => {
  expect(requestedScopes(null)).toEqual(scopes)
  expect(requestedScopes(" ")).toEqual(scopes)
  expect(requestedScopes("openid")).toEqual([])
})

test("a refresh never widens", () => {
  fc.assert(
    fc.property(some, some, (granted, asked) => {
      const narrowed = narrowedScopes(asked.join(" "), granted)
      if (narrowed === null) expect(asked.some((scope) => !granted.includes(scope))).toBe(true)
      else expect(narrowed).toEqual(scopes.filter((scope) => asked.includes(scope)))
      expect(narrowedScopes(null, granted)).toEqual(granted)
    })
  )
})
