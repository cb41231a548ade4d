/** What the README shows works when it is pasted. */
import { afterAll, expect, test } from "bun:test"
import { mkdirSync, rmSync } from "node:fs"
import { type TestApp, testApp } from "./support/App.ts"

const root = new URL("../", import.meta.url).pathname
const folder = `${root}node_modules/.cache/readme`
let app: TestApp | undefined
afterAll(async () => {
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The TypeScript the README shows that has these words in it. */
const example = async (words: string) => {
  const readme = await Bun.file(`${root}README.md`).text()
  const shown = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].find(([, code]) => code?.includes(words))?.[1]
  expect(shown, words).toBeString()
  mkdirSync(folder, { recursive: true })
  return shown ?? ""
}

test("the typed client, as the README gives it, reads a running server", async () => {
  const shown = await example("HttpApiClient.make(")
  const served = await testApp({ served: true, demo: true, work: false })
  const { key } = await served.user()
  const there = shown
    .replace("http://localhost:3000", served.origin)
    .replace('process.env.LAUNCHBOOK_KEY ?? ""', JSON.stringify(key))
    .replace("./src/", `${root}src/`)
    .replace("console.log(", "export const printed = (")
  await Bun.write(`${folder}/client.ts`, there)
  const { printed }: { printed: ReadonlyArray<string> } = await import(`${folder}/client.ts`)
  await served.close()
  expect(printed[0]).toMatch(/^Tidewatch: \d+$/)
})

test("a fake crawler and a fake model, as the README gives them, make a draft", async () => {
  const shown = await example("testApp({")
  await Bun.write(`${folder}/example.ts`, `${shown.replace("./test/", `${root}test/`)}\nexport { app }\n`)
  const { app: started }: { app: TestApp } = await import(`${folder}/example.ts`)
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
