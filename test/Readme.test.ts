/** What the README shows works when it is pasted. */
import { afterAll, expect, test } from "bun:test"
import { mkdirSync, rmSync } from "node:fs"
import type { TestApp } from "./support/App.ts"

const root = new URL("../", import.meta.url).pathname
const folder = `${root}node_modules/.cache/readme`
let app: TestApp | undefined
afterAll(async () => {
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

test("a fake crawler and a fake model, as the README gives them, make a draft", async () => {
  const readme = await Bun.file(`${root}README.md`).text()
  const shown = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ""
  expect(shown).toContain("testApp({")
  mkdirSync(folder, { recursive: true })
  await Bun.write(`${folder}/example.ts`, `${shown.replace("./test/", `${root}test/`)}\nexport { app }\n`)
  const example: { app: TestApp } = await import(`${folder}/example.ts`)
  const started = example.app
  app = started
  const { key } = await started.user()
  const draft = await started.rest("POST", "/drafts", { key, body: { url: "https://tide.example" } })
  const ready = await started.until(
    () => started.rest("GET", `/drafts/${draft.body.id}`, { key }),
    ({ body }) => body.status === "ready",
    "the draft"
  )
  expect(ready.body.fields.name).toMatchObject({ value: "Tide", state: "ai", evidence: [{ quote: "Tide texts" }] })
})

test("every path it names exists", async () => {
  const readme = await Bun.file(`${root}README.md`).text()
  const named = [...readme.matchAll(/`((?:src|test|docs|bench)\/[\w./-]*)`|\]\(([\w./-]+)\)/g)].map(
    (m) => m[1] ?? m[2] ?? ""
  )
  expect(named.length).toBeGreaterThan(10)
  for (const path of named)
    expect(await Bun.$`test -e ${root}${path}`.nothrow().then(({ exitCode }) => exitCode), path).toBe(0)
})
