/** The command line as a process of its own: from any directory, with one line for whatever a person can mend. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onPostgres } from "./support/App.ts"
import { freshDatabase } from "./support/FreshDatabase.ts"

const root = new URL("../", import.meta.url).pathname
let elsewhere: string
beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), "launchbook-cli-"))
})
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

const launchbook = async (args: ReadonlyArray<string>, environment: Record<string, string> = {}) => {
  const child = Bun.spawn([join(root, "node_modules/.bin/bun"), join(root, "src/cli.ts"), ...args], {
    cwd: elsewhere,
    env: { PATH: process.env.PATH ?? "", LOG_LEVEL: "none", DATA_DIR: join(elsewhere, "data"), ...environment },
    stdout: "pipe",
    stderr: "pipe"
  })
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, out, err }
}

test("it runs from any directory", async () => {
  expect(await launchbook(["--version"])).toMatchObject({ code: 0, out: expect.stringContaining("1.0.0"), err: "" })
})

describe("what a person can mend is told in one line, and the exit says it failed", () => {
  test("a bad variable", async () => {
    expect(await launchbook(["serve"], { PORT: "abc" })).toEqual({
      code: 1,
      out: "",
      err: 'launchbook: PORT: Expected an integer value but received "abc"\n'
    })
  })
  test("a payment provider without its key", async () => {
    const { code, err } = await launchbook(["serve"], { PAYMENTS: "stripe" })
    expect([code, err]).toEqual([1, "launchbook: STRIPE_SECRET_KEY must be set with PAYMENTS=stripe\n"])
  })
  test("a database that does not answer, without its password", async () => {
    const { code, err } = await launchbook(["migrate"], { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" })
    expect([code, err]).toEqual([1, "launchbook: The database does not answer: connect ECONNREFUSED 127.0.0.1:1.\n"])
  })
  test.skipIf(!onPostgres)(
    "two ways to two databases (needs DATABASE_URL)",
    async () => {
      const given = process.env.DATABASE_URL ?? ""
      const other = await freshDatabase(given, "launchbook_test")
      const { code, err } = await launchbook(["migrate"], { DATABASE_URL: other.url, DATABASE_DIRECT_URL: given })
      await other.drop()
      expect(code).toBe(1)
      expect(err).toMatch(/^launchbook: DATABASE_DIRECT_URL hears nothing of what is told on DATABASE_URL: [^\n]+\n$/)
    },
    60_000
  )
  test("a directory that cannot be one", async () => {
    const file = join(elsewhere, "file")
    writeFileSync(file, "")
    const { code, err } = await launchbook(["migrate"], { DATA_DIR: file })
    expect(code).toBe(1)
    expect(err).toStartWith(`launchbook: The data directory ${file} cannot be used: `)
  })
  test("a setting that contradicts another", async () => {
    const { code, err } = await launchbook(["setting", "set", "free_plan.weeks_min", "9"])
    expect([code, err]).toEqual([1, "launchbook: free_plan.weeks_min (9) must not be above free_plan.weeks_max (8).\n"])
  }, 60_000)
  test("a line that is no number, and an order that is not there", async () => {
    const refund = (...lines: ReadonlyArray<string>) =>
      launchbook(["order", "refund", ...lines.flatMap((line) => ["--line", line]), "LB-0000000000"])
    const { code, out, err } = await refund("two")
    expect([code, out + err]).toEqual([
      1,
      expect.stringContaining("--line takes the number of a line, from 1: two is none")
    ])
    const several = await refund("1", "2")
    expect([several.code, several.err]).toEqual([1, "launchbook: There is no order LB-0000000000.\n"])
  }, 120_000)
  test("a price and none at once, and a product that cannot be", async () => {
    const both = await launchbook(["product", "set", "launch", "--price-cents", "5", "--no-price"])
    expect([both.code, both.err]).toEqual([1, "launchbook: Give --price-cents or --no-price, not both.\n"])
    const places = await launchbook(["product", "set", "launch", "--weekly-capacity", "3"])
    expect([places.code, places.err]).toEqual([1, "launchbook: There is no product launch.\n"])
  }, 60_000)
  test("a port that is taken", async () => {
    const taken = createServer()
    const port = await new Promise<string>((resolve) =>
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address()
        resolve(String(typeof address === "object" ? address?.port : ""))
      })
    )
    const { code, err } = await launchbook(["serve"], { PORT: port })
    taken.close()
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^launchbook: Cannot listen on 127.0.0.1, port ${port}: .*\\n$`))
  }, 60_000)
})

test.each([
  ["http://localhost:3000", /^ {2}Payments are in test mode: no money moves/m],
  ["https://directory.example", /^ {2}Payments are off: the site quotes and sells nothing\./m]
])(
  "a start at %s says how payments stand",
  async (PUBLIC_URL, line) => {
    const child = Bun.spawn([join(root, "node_modules/.bin/bun"), join(root, "src/cli.ts"), "serve"], {
      cwd: elsewhere,
      env: {
        PATH: process.env.PATH ?? "",
        LOG_LEVEL: "none",
        DATA_DIR: join(elsewhere, "started"),
        ROLE: "worker",
        PUBLIC_URL
      },
      stdout: "pipe",
      stderr: "inherit"
    })
    let out = ""
    for await (const chunk of child.stdout) {
      out += new TextDecoder().decode(chunk)
      if (line.test(out)) child.kill()
    }
    expect(out).toMatch(line)
    expect(await child.exited).toBe(0)
  },
  60_000
)

test("a review that waits can be read and published, once", async () => {
  await launchbook(["seed", "--demo"])
  const { out } = await launchbook(["review", "list"])
  expect(out).toContain("Tidewatch (tidewatch), 3 of 5 stars")
  expect(out).toContain("    > The texts are good. I would like them in Welsh.")
  const [id = ""] = out.split(" ")
  const published = await launchbook(["review", "publish", id])
  expect([published.code, published.out]).toEqual([0, `Review ${id} is on the page of tidewatch, and counts.\n`])
  const again = await launchbook(["review", "publish", id])
  expect([again.code, again.err]).toEqual([1, `launchbook: Review ${id} is published already.\n`])
}, 120_000)

test("a listing's history can be read, and a version that it is at cannot be put back", async () => {
  await launchbook(["seed", "--demo"])
  const shown = await launchbook(["listing", "history", "tidewatch", "--json"])
  expect([shown.err, JSON.parse(shown.out)]).toEqual([
    "",
    { slug: "tidewatch", name: "Tidewatch", version: 1, versions: [] }
  ])
  const { code, err } = await launchbook(["listing", "restore", "tidewatch", "1"])
  expect([code, err]).toEqual([1, "launchbook: tidewatch is at version 1 already.\n"])
}, 120_000)

test("the data directory is its owner's alone", async () => {
  await launchbook(["migrate", "--json"])
  expect(statSync(join(elsewhere, "data")).mode & 0o077).toBe(0)
}, 60_000)
