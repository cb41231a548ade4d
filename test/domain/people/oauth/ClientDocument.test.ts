import { expect, test } from "bun:test"
import fc from "fast-check"
import { documentIdProblem, freshSeconds, isDocumentId } from "../../../../src/domain/people/oauth/ClientDocument.ts"

test("an id that counts is a plain https address with a path, written in the one way there is", () => {
  expect(documentIdProblem("https://agent.example/client.json")).toBeNull()
  expect(documentIdProblem("https://agent.example:8443/c?v=2")).toBeNull()
  fc.assert(
    fc.property(
      fc.webUrl({ validSchemes: ["http", "https"], withFragments: true, withQueryParameters: true }),
      (id) => {
        const url = new URL(id)
        const isPlain = url.protocol === "https:" && url.pathname !== "/" && !id.includes("#") && url.href === id
        expect(documentIdProblem(id) === null).toBe(isPlain)
      }
    )
  )
})

test.each(["https://a.example/x", "http://a.example/x", "HTTPS://a.example/x"])(
  "%s is looked for as a document",
  (id) => {
    expect(isDocumentId(id)).toBe(true)
  }
)

test.each([
  ["max-age=600", 600],
  ["public, max-age=600, must-revalidate", 600],
  ['max-age="600"', 600],
  ["MAX-AGE=600", 600],
  ["max-age=0", 60],
  ["max-age=99999999", 86_400],
  ["max-age=99999999999999999999", 86_400],
  ["no-store, max-age=600", 60],
  ["no-cache", 60],
  ["private", 300],
  ["x-max-age=600", 300],
  ["max-age=-1", 300],
  ["", 300],
  [undefined, 300]
])("%s keeps a document %d seconds", (header, seconds) => {
  expect(freshSeconds(header)).toBe(seconds)
})
