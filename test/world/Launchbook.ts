/**
 * The product under test as a stranger has it: its command line, its port and its log, nothing more.
 * A data directory (or, with `DATABASE_URL`, a database) of its own; kept over kills, gone at `dispose`.
 */
import { copyFileSync, mkdirSync, openSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { at, parseJson, textAt } from "./Json.ts"
import { modelUrl, places, ports, serverUrl } from "./Places.ts"
import type { World } from "./World.ts"

export interface Answer {
  readonly status: number
  readonly body: unknown
}
const repository = new URL("../../", import.meta.url).pathname
/** From start to a green /readyz; the first start makes the database. */
const readyWithinMs = 60_000
const answerWithinMs = 20_000
const commandWithinMs = 60_000
const base = `http://127.0.0.1:${ports.server}`
const scopes = "account:read,listings:write,orders:write"

export interface Options {
  /** Whether it has a model to draft with. */
  readonly model: boolean
  /** A PostgreSQL to make its database on; that of `DATABASE_URL`, or the embedded one, if left out. */
  readonly postgres?: string
  /** What is configured besides. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A database of this run's own on the PostgreSQL that `given` names; it is reached by its unix socket. */
const ownDatabase = async (given: string, name: string) => {
  const run = async (statement: string) => {
    const client = new Client({ connectionString: given })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`CREATE DATABASE ${name}`)
  return {
    url: given.replace(/^([a-z]+:\/\/[^/?]*\/)[^?]*/, `$1${name}`),
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

/** The PostgreSQL that `DATABASE_URL` names, else the one of this machine; `undefined` where neither answers. */
export const localPostgres = async (): Promise<string | undefined> => {
  const url = process.env.DATABASE_URL ?? "postgres://postgres@/postgres?host=/var/run/postgresql"
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return undefined
  }
}

/** Opened and not yet disposed of. */
const open = new Set<Launchbook>()

export class Launchbook {
  #process: Bun.Subprocess | undefined
  #key = ""
  readonly #name: string
  readonly #environment: Record<string, string>
  readonly #log: string
  readonly #drop: () => Promise<void>

  private constructor(name: string, environment: Record<string, string>, log: string, drop: () => Promise<void>) {
    this.#name = name
    this.#environment = environment
    this.#log = log
    this.#drop = drop
  }

  /** A fresh server named `name`, ready, with one user whose key every call carries. */
  static async open(world: World, name: string, options: Options): Promise<Launchbook> {
    const directory = join(world.directory, name)
    mkdirSync(join(directory, "data"), { recursive: true })
    const given = options.postgres ?? process.env.DATABASE_URL ?? ""
    const database =
      given === ""
        ? undefined
        : await ownDatabase(given, `launchbook_world_${name.replace(/\W/g, "_")}_${crypto.randomUUID().slice(0, 8)}`)
    const environment: Record<string, string> = {
      PATH: process.env.PATH ?? "/usr/bin:/bin",
      HOME: directory,
      PORT: String(ports.server),
      HOST: "127.0.0.1",
      PUBLIC_URL: serverUrl,
      DATA_DIR: join(directory, "data"),
      DNS_SERVERS: places.resolver,
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
      ...(world.certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: world.certificates.authorityFile }),
      ...(options.model ? { OPENAI_API_KEY: "world-key", OPENAI_BASE_URL: modelUrl, OPENAI_MODEL: "world" } : {}),
      ...options.environment
    }
    const server = new Launchbook(name, environment, join(directory, "server.log"), async () => database?.drop())
    open.add(server)
    try {
      await server.start()
      await server.#signUp()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  async start(): Promise<void> {
    const log = openSync(this.#log, "a")
    const started = Bun.spawn([process.execPath, "src/cli.ts", "serve"], {
      cwd: repository,
      env: this.#environment,
      stdin: "ignore",
      stdout: log,
      stderr: log
    })
    this.#process = started
    const deadline = Date.now() + readyWithinMs
    for (;;) {
      if (started.exitCode !== null)
        throw new Error(`the server ended with ${started.exitCode}\n${await this.logTail()}`)
      const ready = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
      if (ready?.status === 200) return
      if (Date.now() > deadline)
        throw new Error(`the server was not ready within ${readyWithinMs / 1000} s\n${await this.logTail()}`)
      await Bun.sleep(50)
    }
  }

  /** Lets one user do in a minute what the default limits spread over a day. */
  async #signUp() {
    await this.command("user", "create", "owner@world-directory.com", "--json")
    const made = await this.command("key", "create", "owner@world-directory.com", "--scopes", scopes, "--json")
    this.#key = textAt(made, "key")
    if (this.#key === "") throw new Error(`\`key create\` printed no \`key\`: ${JSON.stringify(made)}`)
    const limits = ["anonymous_per_minute", "read_per_minute", "write_per_minute", "submit_per_hour", "submit_per_day"]
    for (const limit of limits) await this.command("setting", "set", `rate_limit.${limit}`, "100000")
  }

  /** Runs `launchbook <args>` beside the server; answers the JSON it printed, or throws what it said. */
  async command(...args: ReadonlyArray<string>): Promise<unknown> {
    const child = Bun.spawn([process.execPath, "src/cli.ts", ...args], {
      cwd: repository,
      env: this.#environment,
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
      timeout: commandWithinMs,
      killSignal: "SIGKILL"
    })
    const [out, error, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited
    ])
    if (code !== 0)
      throw new Error(`\`launchbook ${args.join(" ")}\` ended with ${code}: ${(error + out).trim().slice(-600)}`)
    return parseJson(out) ?? parseJson(out.trim().split("\n").at(-1) ?? "")
  }

  /** One call of the REST API as the user; `anonymous` as nobody. Throws only where there is no answer at all. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    more: { readonly anonymous?: boolean; readonly key?: string } = {}
  ): Promise<Answer> {
    const response = await fetch(`${base}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        ...(more.anonymous === true ? {} : { authorization: `Bearer ${this.#key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" ? {} : { "idempotency-key": more.key ?? crypto.randomUUID() })
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return { status: response.status, body: parseJson(await response.text()) }
  }

  /** As `call`, where anything but success is the end of the story being told. */
  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.call(method, path, body)
    if (answer.status < 300) return answer.body
    throw new Error(
      `${method} ${path} answered ${answer.status}: ${JSON.stringify(at(answer.body, "error")).slice(0, 500)}`
    )
  }

  /** kill -9, waited for. */
  async kill() {
    this.#process?.kill("SIGKILL")
    await this.#process?.exited
  }

  /** Ends whatever a mode that went wrong left behind. */
  static async endAll() {
    for (const server of [...open]) await server.dispose()
  }

  /** What its user's calls carry. */
  get key() {
    return this.#key
  }

  #logged() {
    return Bun.file(this.#log)
      .text()
      .catch(() => "")
  }

  /** The end of its log, for a failure that needs explaining. */
  async logTail(lines = 25): Promise<string> {
    return (await this.#logged()).trimEnd().split("\n").slice(-lines).join("\n")
  }

  /** What it logged as broken: never anything a caller or a web site can cause. */
  async errors(): Promise<ReadonlyArray<string>> {
    const lines = (await this.#logged()).split("\n")
    return lines.flatMap((line, at) => (/\b(?:ERROR|FATAL)\b/.test(line) ? [lines.slice(at, at + 4).join(" | ")] : []))
  }

  /** Resident memory in MiB, or 0 where it has ended. */
  async memory(): Promise<number> {
    const status = await Bun.file(`/proc/${this.#process?.pid}/status`)
      .text()
      .catch(() => "")
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  /** Asks it to stop, insists after ten seconds, and forgets its data. Answers its exit code. */
  async dispose(): Promise<number | undefined> {
    const running = this.#process
    running?.kill("SIGTERM")
    const insist = setTimeout(() => running?.kill("SIGKILL"), 12_000)
    const code = await running?.exited
    clearTimeout(insist)
    await this.#drop()
    open.delete(this)
    const keep = process.env.WORLD_LOGS
    if (keep !== undefined && keep !== "") copyFileSync(this.#log, join(keep, `${this.#name}.log`))
    return code
  }
}
