/**
 * The operator's model server: one OpenAI-compatible endpoint that can be told to answer well, to lie,
 * or to fail in the ways model servers fail. It keeps what it was asked, for the driver to judge.
 */
import { factsOf } from "./Facts.ts"
import { at, listAt, numberAt, parseJson, textAt } from "./Json.ts"
import { type Lie, lie } from "./Lies.ts"
import { ports } from "./Places.ts"
import { pagesIn } from "./PromptPages.ts"
import { answer, categoryChoices } from "./SchemaAnswer.ts"

export const modelModes = ["good", "lie", "hang", "garbage", "500", "truncated"] as const
export type ModelMode = (typeof modelModes)[number]

export interface ModelCall {
  readonly at: number
  /** Host of the first page in the prompt. */
  readonly host: string
  /** Asked for a closed JSON schema, strictly. */
  readonly strict: boolean
  /** Offered the model tools. */
  readonly tools: boolean
  /** The schema counts: a model reads it too. */
  readonly promptCharacters: number
  readonly maxTokens: number | undefined
  /** Answered with an error status. */
  readonly refused: boolean
  readonly prompt: string
  readonly told: ReadonlyArray<Lie>
  readonly answered: string
}

const contentOf = (message: unknown): string => {
  const content = at(message, "content")
  if (typeof content === "string") return content
  return listAt(message, "content")
    .map((part) => textAt(part, "text"))
    .join("\n")
}

/** Category names where the schema lists none: the prompt's own list after the word "categories". */
const choicesInPrompt = (prompt: string) => {
  const start = prompt.search(/categor(?:y|ies)[^\n]*:/i)
  if (start < 0) return []
  const block =
    prompt
      .slice(start)
      .replace(/^[^:]*:/, "")
      .split(/\n\s*\n/)[0] ?? ""
  return block
    .split(/[\n,;]/)
    .map(
      (name) =>
        name
          .replace(/^\s*[-*]\s*/, "")
          .split(/[:(]/)[0]
          ?.trim() ?? ""
    )
    .filter((name) => name !== "")
}

export class Model {
  mode: ModelMode = "good"
  /** Thinking time of a good or lying answer. */
  delayMs = 50
  readonly calls: Array<ModelCall> = []

  reset() {
    this.mode = "good"
    this.delayMs = 50
    this.calls.length = 0
  }

  #completion(content: string, finish: "stop" | "length") {
    return Response.json({
      id: `chatcmpl-${this.calls.length}`,
      object: "chat.completion",
      created: Math.floor(Date.now() / 1000),
      model: "world",
      choices: [
        { index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: finish, logprobs: null }
      ],
      usage: {
        prompt_tokens: 1000,
        completion_tokens: Math.ceil(content.length / 4),
        total_tokens: 1000 + Math.ceil(content.length / 4)
      }
    })
  }

  async #complete(request: Request): Promise<Response> {
    const body = parseJson(await request.text())
    const messages = listAt(body, "messages")
    const prompt = messages.map(contentOf).join("\n\n")
    const schema = at(body, "response_format", "json_schema", "schema")
    const pages = pagesIn(prompt)
    const fromSchema = categoryChoices(schema)
    const choices = fromSchema.length > 0 ? fromSchema : choicesInPrompt(prompt)
    const [page] = pages
    const host = page === undefined ? "" : (URL.parse(page.url)?.hostname ?? "")
    const facts = factsOf(pages, choices)
    const lies = this.mode === "lie" ? lie(facts, host, page?.url ?? "", choices) : { facts, told: [] }
    const content = JSON.stringify(answer(schema, lies.facts) ?? {})
    this.calls.push({
      at: Date.now(),
      host,
      strict:
        at(body, "response_format", "type") === "json_schema" &&
        at(body, "response_format", "json_schema", "strict") === true,
      tools: listAt(body, "tools").length > 0,
      promptCharacters: prompt.length + JSON.stringify(schema ?? "").length,
      maxTokens: numberAt(body, "max_completion_tokens") ?? numberAt(body, "max_tokens"),
      refused: this.mode === "500",
      prompt,
      told: lies.told,
      answered: content
    })
    switch (this.mode) {
      case "hang":
        return new Promise<Response>(() => undefined)
      case "500":
        return Response.json({ error: { message: "The engine is on fire.", type: "server_error" } }, { status: 500 })
      case "garbage":
        return this.#completion("Sure! Here is your profile:\n```yaml\nname: }{ Zephyrine <<<", "stop")
      case "truncated":
        return this.#completion(content.slice(0, Math.floor(content.length / 2)), "length")
      default:
        await Bun.sleep(this.delayMs)
        return this.#completion(content, "stop")
    }
  }

  listen() {
    Bun.serve({
      hostname: "127.0.0.1",
      port: ports.model,
      idleTimeout: 0,
      development: false,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname === "/v1/models")
          return Response.json({ object: "list", data: [{ id: "world", object: "model" }] })
        if (request.method !== "POST" || pathname !== "/v1/chat/completions")
          return new Response("not found", { status: 404 })
        return this.#complete(request)
      }
    })
  }
}
