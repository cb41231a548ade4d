/**
 * Changes the world at run time, from loopback, for whoever works in it by other means than the driver:
 *
 *     GET    /                          the hosts
 *     PUT    /sites/{host}?path=/about  the body becomes that page (its content type too)
 *     POST   /sites/{host}/badge        the body is put at the end of the homepage
 *     GET    /hits?host={host}          who asked for what     DELETE /hits  forgets it
 *     PUT    /dns/{name}                {"a":[],"aaaa":[],"txt":[],"delayMs":0,"fault":"servfail"|"silent"}
 *     PUT    /model                     {"mode":"good"|"lie"|"hang"|"garbage"|"500"|"truncated","delayMs":0}
 *     GET    /model                     its mode and what it was asked
 *     GET    /breaches                  connections to inside addresses
 */
import type { Dns } from "./Dns.ts"
import type { Guards } from "./Guards.ts"
import { at, listAt, numberAt, parseJson, textAt } from "./Json.ts"
import { type Model, modelModes } from "./Model.ts"
import { ports } from "./Places.ts"
import type { Web } from "./Web.ts"

const done = () => Response.json({ ok: true })
const refused = (message: string) => Response.json({ error: message }, { status: 400 })
const texts = (value: unknown, key: string) => listAt(value, key).filter((one) => typeof one === "string")

export class Control {
  readonly #web: Web
  readonly #dns: Dns
  readonly #model: Model
  readonly #guards: Guards

  constructor(web: Web, dns: Dns, model: Model, guards: Guards) {
    this.#web = web
    this.#dns = dns
    this.#model = model
    this.#guards = guards
  }

  #setName(name: string, body: unknown) {
    const fault = textAt(body, "fault")
    this.#dns.set(name, {
      a: texts(body, "a"),
      aaaa: texts(body, "aaaa"),
      txt: texts(body, "txt"),
      delayMs: numberAt(body, "delayMs") ?? 0,
      ...(fault === "servfail" || fault === "silent" ? { fault } : {})
    })
    return done()
  }

  #setModel(body: unknown) {
    const mode = modelModes.find((one) => one === at(body, "mode"))
    if (mode === undefined && at(body, "mode") !== undefined) return refused(`mode is one of ${modelModes.join(", ")}`)
    this.#model.mode = mode ?? this.#model.mode
    this.#model.delayMs = numberAt(body, "delayMs") ?? this.#model.delayMs
    return done()
  }

  async #setPage(host: string, path: string, request: Request) {
    const type = request.headers.get("content-type") ?? "text/html; charset=utf-8"
    const page = { status: 200, type, body: await request.text() }
    return this.#web.setPage(host, path, page) ? done() : refused("no such site")
  }

  async #handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [, area = "", name = "", part = ""] = url.pathname.split("/")
    switch (`${request.method} ${area}`) {
      case "GET ":
        return Response.json(this.#web.hosts())
      case "PUT sites":
        return this.#setPage(name, url.searchParams.get("path") ?? "/", request)
      case "POST sites":
        if (part !== "badge") return refused("POST /sites/{host}/badge")
        return this.#web.addToHomepage(name, await request.text())
          ? done()
          : refused("no such site, or it has no homepage")
      case "GET hits": {
        const host = url.searchParams.get("host")
        return Response.json(host === null ? this.#web.hits : this.#web.hitsOf(host))
      }
      case "DELETE hits":
        this.#web.hits.length = 0
        return done()
      case "PUT dns":
        return this.#setName(name, parseJson(await request.text()))
      case "PUT model":
        return this.#setModel(parseJson(await request.text()))
      case "GET model":
        return Response.json({ mode: this.#model.mode, delayMs: this.#model.delayMs, calls: this.#model.calls })
      case "GET breaches":
        return Response.json(this.#guards.breaches)
      default:
        return Response.json({ error: "see test/world/Control.ts" }, { status: 404 })
    }
  }

  listen() {
    const fetch = (request: Request) => this.#handle(request)
    Bun.serve({ hostname: "127.0.0.1", port: ports.control, development: false, fetch })
  }
}
