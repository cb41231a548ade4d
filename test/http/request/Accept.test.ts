import { expect, test } from "bun:test"
import { prefersPage } from "../../../src/http/request/Accept.ts"

test.each([
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8", true],
  ["text/html", true],
  ["TEXT/HTML", true],
  ["text/*", true],
  ["text/html;q=0.5, application/json;q=0.4", true],
  ["text/html;level=1", true],
  ["application/json;q=0, */*", true],
  [null, false],
  ["", false],
  ["*/*", false],
  ["application/json", false],
  ["application/json, text/html", false],
  ["application/json, text/plain, */*", false],
  ["text/html;q=0.4, application/json;q=0.5", false],
  ["text/html;q=0", false],
  ["*/*, text/html;q=0", false],
  ["text/html;q=nonsense", false],
  ["image/png", false],
  ["text/event-stream, application/json", false]
])("%p wants a page: %p", (accept, expected) => {
  expect(prefersPage(new Headers(accept === null ? {} : { accept }))).toBe(expected)
})
