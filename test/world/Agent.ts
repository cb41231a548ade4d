/**
 * An agent that knows no product. It begins where a prompt sends it, does the first of the `next_steps`
 * of each answer, and takes every argument from what it was told before or from the person it works for.
 * The words it can read: tool names, names of fields, paths like `badge.html`, web addresses, seconds.
 */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { at, isRecord, type JsonRecord, listAt, numberAt, parseJson, recordAt, textAt } from "./Json.ts"
import { resolved, suits, takesList } from "./ToolSchema.ts"

/** Whoever the agent works for: what only people know and only people do. */
export interface Person {
  /** Asked for a field; `undefined` where they do not know. `choices`: what the tools allow, where they say so. */
  readonly say: (field: string, choices: ReadonlyArray<string>) => string | undefined
  /** Handed something to put on a page of their own. */
  readonly put: (piece: string, page: string) => Promise<void>
}
export interface Journey {
  /** Tools in the order they were called; a row of looks at the same thing is one. */
  readonly called: ReadonlyArray<string>
  readonly calls: number
  /** What tools refused. */
  readonly refusals: ReadonlyArray<string>
  /** The last answer. */
  readonly answer: unknown
}
interface Tool {
  readonly name: string
  readonly inputSchema: JsonRecord
}

const mostCalls = 400
/** The same step, told again and again with nothing to wait for. */
const mostRepeats = 3

export class Agent {
  readonly #client: Client
  readonly #person: Person
  #tools: ReadonlyMap<string, Tool> = new Map()
  /** Every value any answer named, the newest first. */
  readonly #told = new Map<string, ReadonlyArray<unknown>>()
  readonly #called: Array<string> = []
  readonly #refusals: Array<string> = []
  readonly #put = new Set<string>()
  #calls = 0

  constructor(mode: "legacy" | "auto", person: Person) {
    this.#client = new Client({ name: "world-agent", version: "1" }, { versionNegotiation: { mode } })
    this.#person = person
  }

  async connect(address: URL, key: string) {
    await this.#client.connect(
      new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${key}` } } })
    )
    const { tools } = await this.#client.listTools()
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
    return this.#client.getNegotiatedProtocolVersion()
  }

  close() {
    return this.#client.close()
  }

  #toolsIn(text: string): ReadonlyArray<string> {
    return (text.match(/[a-z]+(?:_[a-z]+)+/g) ?? []).filter((word) => this.#tools.has(word))
  }

  #remember(value: unknown) {
    for (const [name, one] of Object.entries(isRecord(value) ? value : {}))
      this.#told.set(name, [one, ...(this.#told.get(name) ?? [])])
  }

  /** What the tool must be given, from what was told; `extra` comes first. */
  #arguments({ name, inputSchema }: Tool, extra: JsonRecord): JsonRecord {
    const known = listAt(inputSchema, "required").flatMap((key): ReadonlyArray<readonly [string, unknown]> => {
      if (typeof key !== "string" || key in extra) return []
      const schema = resolved(inputSchema, at(inputSchema, "properties", key))
      const value = (this.#told.get(key) ?? []).find((one) => suits(schema, one))
      if (value === undefined) throw new Error(`nothing that was said so far is the \`${key}\` of ${name}`)
      return [[key, value]]
    })
    const key = "idempotency_key" in recordAt(inputSchema, "properties") ? { idempotency_key: crypto.randomUUID() } : {}
    return { ...Object.fromEntries(known), ...key, ...extra }
  }

  /** Calls a tool; an answer that refuses is followed to the tools it names. */
  async #call(name: string, extra: JsonRecord = {}): Promise<unknown> {
    const tool = this.#tools.get(name)
    if (tool === undefined) throw new Error(`there is no tool ${name}`)
    if (++this.#calls > mostCalls) throw new Error(`goes in circles: ${this.#called.slice(-6).join(", ")}`)
    if (this.#called.at(-1) !== name) this.#called.push(name)
    const result = await this.#client.callTool({ name, arguments: this.#arguments(tool, extra) })
    const answer = result.structuredContent ?? parseJson(textAt(result, "content", 0, "text"))
    if (result.isError !== true) {
      this.#remember(answer)
      return answer
    }
    this.#refusals.push(`${name}: ${textAt(answer, "error", "code")}, ${textAt(answer, "error", "message")}`)
    const [next] = listAt(answer, "error", "next_tools")
    if (typeof next !== "string") throw new Error(`is refused with no way on: ${this.#refusals.at(-1)}`)
    return this.#call(next)
  }

  /** Names a field's values are chosen from, where the tool's own words say which tool lists them. */
  async #choices(tool: Tool, field: string): Promise<ReadonlyArray<string>> {
    const words = textAt(tool.inputSchema, "properties", "fields", "description")
    const sentence = words.split(/(?<=\.)\s/).find((one) => one.startsWith(`${field}:`)) ?? ""
    const [lister] = this.#toolsIn(sentence)
    if (lister === undefined) return []
    const names = (items: ReadonlyArray<unknown>): ReadonlyArray<string> =>
      items.flatMap((one) => [textAt(one, "name"), ...names(listAt(one, "children"))])
    return names(listAt(await this.#call(lister), "items"))
  }

  /** The fields the reason names, or all that are missing, as far as the person knows them. */
  async #filled(tool: Tool, answer: unknown, reason: string): Promise<JsonRecord> {
    const missing = listAt(answer, "missing").filter((field) => typeof field === "string")
    const named = missing.filter((field) => new RegExp(`\\b${field}\\b`).test(reason))
    const fields: JsonRecord = {}
    for (const field of named.length > 0 ? named : missing) {
      const said = this.#person.say(field, await this.#choices(tool, field))
      if (said === undefined) continue
      const schema = at(tool.inputSchema, "properties", "fields", "properties", field)
      fields[field] = takesList(resolved(tool.inputSchema, schema)) ? [said] : said
    }
    return { fields }
  }

  /** Where the reason names a part of the answer and a page, the person puts the one on the other, once. */
  async #handOver(answer: unknown, reason: string) {
    const path = reason.match(/\b[a-z_]+(?:\.[a-z_]+)+\b/g)?.find((one) => textAt(answer, ...one.split(".")) !== "")
    const page = /https?:\/\/\S*[^\s.,;]/.exec(reason)?.[0]
    if (path === undefined || page === undefined || this.#put.has(path)) return
    this.#put.add(path)
    await this.#person.put(textAt(answer, ...path.split(".")), page)
  }

  /** One step on from an answer; `undefined` where it says of none. */
  async #next(answer: unknown): Promise<unknown> {
    const [step] = listAt(answer, "next_steps")
    const tool = this.#tools.get(textAt(step, "operation"))
    if (tool === undefined) return undefined
    const reason = textAt(step, "reason")
    await Bun.sleep((numberAt(answer, "poll_after_seconds") ?? 0) * 1_000)
    await this.#handOver(answer, reason)
    const edits = "fields" in recordAt(tool.inputSchema, "properties") && listAt(answer, "missing").length > 0
    return this.#call(tool.name, edits ? await this.#filled(tool, answer, reason) : {})
  }

  /** From the prompt that takes a `url` until the product has a public address, or nothing more can be done. */
  async launch(url: string): Promise<Journey> {
    const { prompts } = await this.#client.listPrompts()
    const prompt = prompts.find((one) => one.arguments?.some(({ name }) => name === "url"))
    const told = await this.#client.getPrompt({ name: prompt?.name ?? "", arguments: { url } })
    const text = told.messages.map((message) => textAt(message, "content", "text")).join("\n")
    const [first] = this.#toolsIn(text)
    if (first === undefined) throw new Error("the prompt names no tool")
    this.#remember({ url })
    let answer = await this.#call(first)
    for (let repeats = 0; textAt(answer, "public_url") === ""; ) {
      const next = await this.#next(answer)
      if (next === undefined) break
      const waits = numberAt(next, "poll_after_seconds") !== undefined
      const same = JSON.stringify(at(next, "next_steps")) === JSON.stringify(at(answer, "next_steps"))
      repeats = same && !waits ? repeats + 1 : 0
      answer = next
      if (repeats === mostRepeats) break
    }
    return { called: this.#called, calls: this.#calls, refusals: this.#refusals, answer }
  }
}
