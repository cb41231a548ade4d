/**
 * Every measurement beside its peer: `npm run bench [-- --quick] [--rows 50000] [--only hot,mcp] [--out docs]`.
 *
 * Runs each command as a process of its own, one after the other, on one filled directory that it makes and drops, and
 * writes `performance.md` and `performance.svg` into the folder (with `--only` it writes nothing). A command that fails or
 * is not there becomes a row that says so. Ends with 0 whatever the ratios are, and with 1 where a command failed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { cpus, release, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Schema } from "effect"
import Pg from "pg"
import manifest from "../package.json"
import { fillDatabase, postgres } from "./Directory.ts"
import { BenchLine, benchFlags, table } from "./Line.ts"
import { plot } from "./Plot.ts"
import { type Broken, page } from "./Report.ts"

/** In the order of the table; what changes most of the directory comes last. */
const commands = [
  "hot",
  "mcp",
  "cold",
  "peerstack",
  "write",
  "pages",
  "deep",
  "growth",
  "badges",
  "drafts",
  "calm",
  "start",
  "rollover"
] as const

const { values } = parseArgs({
  options: { ...benchFlags, only: { type: "string" }, out: { type: "string", default: "docs" } }
})
const only = values.only?.split(",")
const unknown = only?.find((name) => !commands.some((command) => command === name))
if (unknown !== undefined) throw new Error(`there is no ${unknown}: ${commands.join(", ")}`)
const rows = Number(values.rows)
/** After this a command is taken for hung. */
const longestMinutes = values.quick ? 5 : 30

/** Whoever stops it gets back what was measured, and leaves no database behind. */
let running: Bun.Subprocess | undefined
let stopped = false
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    stopped = true
    running?.kill()
  })

const readLine = Schema.decodeUnknownSync(Schema.parseJson(BenchLine))
const linesOf = (file: string): ReadonlyArray<BenchLine> =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((text) => text !== "")
        .map((text) => readLine(text))
    : []

/** Runs one command; null where it came to its end. */
const run = async (command: string, env: Readonly<Record<string, string>>): Promise<string | null> => {
  const file = `${import.meta.dir}/${command}.ts`
  if (!existsSync(file)) return "there is no such command"
  const flags = [...(values.quick ? ["--quick"] : []), "--rows", String(rows)]
  const child = Bun.spawn([process.execPath, file, ...flags], {
    env: { ...process.env, ...env },
    stdout: "inherit",
    stderr: "inherit"
  })
  running = child
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    child.kill("SIGKILL")
  }, longestMinutes * 60_000)
  const code = await child.exited
  clearTimeout(timer)
  if (hung) return `did not end within ${longestMinutes} minutes`
  return code === 0 ? null : `ended with ${child.signalCode ?? code}`
}

const serverVersion = async () => {
  const client = new Pg.Client({ connectionString: postgres() })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>("show server_version")
  await client.end()
  return rows[0]?.server_version ?? "?"
}

const began = new Date()
const about: ReadonlyArray<readonly [string, string]> = [
  ["machine", `${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`],
  ["kernel", release()],
  [
    "versions",
    `bun ${Bun.version}, PostgreSQL ${await serverVersion()}, effect ${manifest.dependencies.effect}, launchbook ${manifest.version}`
  ],
  ["data", `${rows.toLocaleString("en")} synthetic listings (\`bench/Synthetic.ts\`), one process of ours`],
  ["date", `${began.toISOString().slice(0, 16).replace("T", " ")} UTC`]
]

const directory = await mkdtemp(join(tmpdir(), "launchbook-bench-"))
const file = join(directory, "lines")
const broken: Array<Broken> = []
try {
  console.log(`filling ${rows} listings`)
  const database = await fillDatabase(rows)
  const env = {
    BENCH_LINES: file,
    BENCH_DATABASE_URL: database.url,
    BENCH_KEY: database.key,
    DATABASE_URL: postgres()
  }
  try {
    for (const command of commands) {
      if (stopped || only?.includes(command) === false) continue
      console.log(`\n${command}, ${Math.round((Date.now() - began.getTime()) / 1000)} s`)
      const before = linesOf(file).length
      const why = (await run(command, env)) ?? (linesOf(file).length === before ? "told nothing" : null)
      if (why === null) continue
      broken.push({ command: `bench/${command}.ts`, why })
      console.log(`bench/${command}.ts: ${why}`)
    }
  } finally {
    await database.drop()
  }
  const lines = linesOf(file)
  console.log(`\n${table(lines)}`)
  for (const { command, why } of broken) console.log(`${command}: ${why}`)
  if (only === undefined && !stopped) {
    writeFileSync(
      join(values.out, "performance.md"),
      page({ lines, broken, about, quick: values.quick, picture: "performance.svg" })
    )
    writeFileSync(join(values.out, "performance.svg"), plot(lines))
    console.log(`\nwritten: ${join(values.out, "performance.md")}`)
  }
} finally {
  await rm(directory, { recursive: true, force: true })
}
console.log(`${Math.round((Date.now() - began.getTime()) / 1000)} s in all`)
process.exit(broken.length === 0 && !stopped ? 0 : 1)
