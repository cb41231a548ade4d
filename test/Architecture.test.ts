/** The shape of the tree, held by a test: who may import whom, where SQL and casts may stand, how long a file may be. */
import { describe, expect, test } from "bun:test"
import { arrowsBetween, circleIn, entriesOf, folderOf, isBehindDoor, readHouse } from "./support/House.ts"

const house = await readHouse()
const files = house.map(({ path }) => path)
const texts = new Map(house.map(({ path, text }) => [path, text]))
const text = (file: string) => Promise.resolve(texts.get(file) ?? "")

/** What each layer may import; the files of `src` itself put them together and may import all. */
const below: Readonly<Record<string, ReadonlyArray<string>>> = {
  domain: ["domain"],
  services: ["services", "domain", "Config.ts"],
  http: ["http", "services", "domain", "Config.ts"],
  mcp: ["mcp", "services", "domain", "Config.ts"],
  jobs: ["jobs", "services", "domain", "Config.ts"]
}

describe("the house", () => {
  test("imports go downwards: domain <- services <- { http | mcp | jobs } <- main", () => {
    const wrong = house.flatMap(({ path, imports }) => {
      const allowed = below[path.split("/")[0] ?? ""]
      return allowed === undefined
        ? []
        : imports.filter((to) => !allowed.includes(to.split("/")[0] ?? "")).map((to) => `${path} imports ${to}`)
    })
    expect(wrong).toEqual([])
  })

  test("nobody reaches past a room's door: what lies in its sub-folders is its own", () => {
    const wrong = house.flatMap(({ path, imports }) =>
      imports.filter((to) => isBehindDoor(to, path)).map((to) => `${path} imports ${to}, which is private`)
    )
    expect(wrong).toEqual([])
  })

  test("there is no circle, neither of files nor of folders", () => {
    expect(circleIn(new Map(house.map(({ path, imports }) => [path, new Set(imports)])))).toBeNull()
    expect(circleIn(arrowsBetween(house, folderOf))).toBeNull()
  })

  test("a folder has at most fifteen entries", () => {
    expect([...entriesOf(house)].filter(([, count]) => count > 15)).toEqual([])
  })

  test("no two files have one name", () => {
    const names = Map.groupBy(files, (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.tsx?$/, ""))
    expect([...names.values()].filter((paths) => paths.length > 1)).toEqual([])
  })

  test("no two exports have one name, save those that are always said with their module's", () => {
    /** `Worker.layer`, `ApiKey.make`, `Example.page`: imported as a namespace. */
    const qualified = /^(layer|make)$/
    const exported = house
      .filter(({ path }) => !path.startsWith("domain/api/examples/"))
      .flatMap(({ path, text }) =>
        [
          ...new Set(
            [...text.matchAll(/^export (?:const|class|interface|type|function) (\w+)/gm)].map(([, name]) => name)
          )
        ]
          .filter((name) => name !== undefined && !qualified.test(name))
          .map((name) => ({ name, path }))
      )
    const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(([, places]) => places.length > 1)
    expect(twice.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(", ")}`)).toEqual([])
  })
})

/** Lines above a cast in which its reason may stand. */
const reasonWithin = 6

/** Code without its comments and strings, roughly: enough to look for words. */
const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")

test("the domain does nothing: no clock, no randomness, no input or output", async () => {
  const forbidden = /\b(Date\.now\(|new Date\(\)|Math\.random|fetch\(|crypto\.|process\.|Bun\.)/
  for (const file of files.filter((file) => file.startsWith("domain/")))
    expect(code(await text(file)).match(forbidden)?.[0], file).toBeUndefined()
})

test("SQL stands in repositories, in what counts and keeps, and nowhere else", async () => {
  /** Services that are themselves a table: settings, limits, notifications, the job queue and its hours, the database. */
  const tables = ["Audit", "Changes", "Database", "Jobs", "JobSlots", "RateLimits", "Settings", "Sql"].map(
    (name) => `services/store/${name}.ts`
  )
  const statement = /sql`|\bsql\.\w+[`<(]/
  for (const file of files) {
    if (!statement.test(code(await text(file)))) continue
    const isHome =
      tables.includes(file) ||
      file.startsWith("services/store/sql/") ||
      /^services\/.*(Repo|Rows|Sql|Statement|Fragments?)\.ts$/.test(file) ||
      // Asks whether the database answers at all.
      file === "http/Health.ts"
    expect(isHome, `${file} has SQL`).toBe(true)
  }
})

test("SQL is run by the Database; its client is the store's own", async () => {
  for (const file of files.filter((file) => !file.startsWith("services/store/")))
    expect(/\bSqlClient\b/.test(code(await text(file))), file).toBe(false)
})

test("a cast says beside it why the compiler cannot know", async () => {
  const cast = /[\w)\]}] as (?:unknown|never|`|[A-Z]\w*(?:[.<[][^\n]*)?(?=$|[)\],;] ?|\())|: any(?=$|[ ;,)=])|<any\b/
  for (const file of files) {
    const lines = (await text(file)).split("\n")
    for (const [at, line] of lines.entries()) {
      const isNone = /^(?:import|export)\b|^\s*\w+ as \w+,?$|^\s*(?:\/?\*|\/\/)/.test(line)
      if (isNone || !cast.test(line.replace(/"[^"]*"|\/\/.*$/g, ""))) continue
      const said = lines.slice(Math.max(0, at - reasonWithin), at + 1).some((near) => /\/\/|\*\//.test(near))
      expect(said, `${file}:${at + 1}: ${line.trim()}`).toBe(true)
    }
  }
})

test("business time is the clock's, never the database's", async () => {
  for (const file of files.filter((file) => file.startsWith("services/")))
    expect(
      code(await text(file)).match(/(?<!performance\.)\b(now\(\)|current_timestamp|current_date)/i)?.[0],
      file
    ).toBeUndefined()
})

test("no file is longer than three hundred lines", async () => {
  for (const file of files) expect((await text(file)).split("\n").length, file).toBeLessThanOrEqual(301)
})

test("only Egress opens an address somebody gave", async () => {
  const opens = /node:https?"|(?<![.\w])fetch\(|FetchHttpClient|Bun\.connect|node:net"|node:tls"|"undici["/]/
  // `main.ts` sends traces to the collector that the configuration names; scripts of pages run in somebody's browser.
  const may = /^(services\/outside\/|http\/site\/frame\/browser\/|AdminSocket\.ts|main\.ts)/
  for (const file of files) {
    const found = code(await text(file)).match(opens)?.[0]
    if (found !== undefined) expect(may.test(file), `${file}: ${found}`).toBe(true)
  }
})

test("nothing in src reaches for the tests, or for what a library has for them", async () => {
  for (const file of files)
    expect((await text(file)).match(/fixtureInternet|\b(RpcTest|TestClock|TestContext)\b/)?.[0], file).toBeUndefined()
})

test("what is loaded into a thread leaves Effect where it is: each thread loads all of its own anew", async () => {
  const transpiler = new Bun.Transpiler({ loader: "ts" })
  const tasks = files.filter((file) => /\bextractSite = |\breadPage = |\bdrawPicture = /.test(texts.get(file) ?? ""))
  expect(tasks).toHaveLength(3)
  const reached = new Set(tasks)
  // A set is walked to what is added on the way.
  for (const file of reached)
    for (const { path } of transpiler.scanImports(texts.get(file) ?? "")) {
      // Whole modules of it that need no others of their own, and not the package, which brings six hundred.
      expect(path, file).not.toMatch(/^(@effect\/.*|effect(?!\/(Either|Duration)$).*)$/)
      if (path.startsWith(".")) reached.add(new URL(path, `file:///${file}`).pathname.slice(1))
    }
  expect(reached.size).toBeGreaterThan(200)
})
