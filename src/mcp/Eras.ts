/**
 * Both eras of the protocol on one address, without sessions: since 2026-07-28 every request stands by
 * itself; before, `initialize` came first, and is answered from nothing and remembered nowhere. So a
 * restart loses no one, and any process can answer any request.
 */
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerOptions,
  WebStandardStreamableHTTPServerTransport
} from "@modelcontextprotocol/server"
import { Either, Exit, Runtime } from "effect"
import { initializedMcpVersions } from "../domain/listing/Site.ts"
import { implementation, instructions } from "./About.ts"
import { call, type Run, type Visit } from "./Call.ts"
import { promptNamed, prompts } from "./Prompts.ts"
import { operationNamed, tools } from "./Tools.ts"

/** What is listed changes with a release and is the same for everyone. */
const hint = { ttlMs: 3_600_000, cacheScope: "public" } as const

const options = {
  instructions,
  // The SDK knows older ones as well, which nobody promised and nothing here is tried with.
  supportedProtocolVersions: [...initializedMcpVersions],
  capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } },
  cacheHints: { "server/discover": hint, "tools/list": hint, "prompts/list": hint }
} satisfies ServerOptions

const onePage = (params: { readonly cursor?: string | undefined } | undefined) => {
  if (params?.cursor !== undefined)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Invalid cursor: everything is on the first page.")
}

/** A request with its body read, and whose it is. */
export interface ReadRequest {
  readonly request: Request
  readonly body: unknown
  readonly visit: Visit
}

export const make = (publicUrl: string, run: Run, runtime: Runtime.Runtime<never>) => {
  const exitOf = Runtime.runPromiseExit(runtime)
  const callTool = call(run)
  const about = implementation(publicUrl)

  /** A server for one request: it keeps the era it was first spoken to in, so it cannot be shared. */
  const serverFor = (visit: Visit): Server => {
    const server = new Server(about, options)
    server.setRequestHandler("tools/list", ({ params }) => {
      onePage(params)
      return { tools: [...tools] }
    })
    server.setRequestHandler("tools/call", async ({ params }) => {
      const operation = operationNamed(params.name)
      if (operation === undefined)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `Unknown tool: ${params.name}. tools/list names them all.`
        )
      const exit = await exitOf(callTool(operation, params.arguments ?? {}, visit), { signal: visit.signal })
      if (Exit.isSuccess(exit)) return exit.value
      // `Execute` turns every failure and defect into an outcome, so this is the client going away.
      throw new ProtocolError(ProtocolErrorCode.InternalError, "The call was given up.")
    })
    server.setRequestHandler("prompts/list", ({ params }) => {
      onePage(params)
      return { prompts: [...prompts] }
    })
    server.setRequestHandler("prompts/get", ({ params }) => {
      const prompt = promptNamed(params.name, params.arguments ?? {})
      if (Either.isLeft(prompt)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, prompt.left)
      return prompt.right
    })
    return server
  }

  /** The SDK hands the factory the request it was given; this is how the visit finds its way through. */
  const visits = new WeakMap<Request, Visit>()
  const modernHandler = createMcpHandler(
    ({ requestInfo }) => {
      const visit = requestInfo === undefined ? undefined : visits.get(requestInfo)
      if (visit === undefined) throw new Error("a request came around the front door")
      return serverFor(visit)
    },
    { legacy: "reject" }
  )

  const modern = ({ request, body, visit }: ReadRequest): Promise<Response> => {
    visits.set(request, visit)
    return modernHandler.fetch(request, { parsedBody: body })
  }

  const legacy = async ({ request, body, visit }: ReadRequest): Promise<Response> => {
    const server = serverFor(visit)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const response = await transport.handleRequest(accepting(request), { parsedBody: body })
      return Array.isArray(body) && response.status === 200 ? await asBatch(response) : response
    } finally {
      queueMicrotask(() => void server.close())
    }
  }

  return { modern, legacy } as const
}

/** Every answer is JSON here, so a client that did not ask for streams too is served all the same. */
const accepting = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.set("accept", "application/json, text/event-stream")
  return new Request(request.url, { method: request.method, headers })
}

/** The transport unpacks an answer that stands alone; a batch is answered by a batch. */
const asBatch = async (response: Response): Promise<Response> => {
  const answer: unknown = await response.json()
  return Response.json(Array.isArray(answer) ? answer : [answer], { headers: response.headers })
}
