/**
 * `/invoices/{secret}.pdf`: the invoice of that address on paper. What was issued never changes, so the last that were
 * asked for are kept in memory: laying one out takes a tenth of a second.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import { NotFound } from "../../../../domain/Failure.ts"
import type { Invoices } from "../../../../services/orders/Invoices.ts"
import { route } from "../../../request/Route.ts"
import type { Serving } from "../../serve/Serving.ts"

const path = "/invoices/:secret.pdf"
interface Paper {
  readonly number: string
  readonly bytes: Uint8Array
}

/** Bytes of all that are kept. */
const keptBytes = 8 * 1024 * 1024

export const invoicePdfRoute = ({ attend, origin }: Pick<Serving, "attend" | "origin">, invoices: Invoices) => {
  const kept = new LRUCache<string, Paper>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.byteLength })
  /** One at a time: laying out holds the process, and its fonts take memory. */
  const turn = Effect.unsafeMakeSemaphore(1)

  const paperOf = (secret: string) =>
    Effect.gen(function* () {
      const known = kept.get(secret)
      if (known !== undefined) return known
      const found = yield* invoices.bySecret(secret)
      if (found === undefined) return yield* NotFound("There is no such invoice.")
      const bytes = yield* turn.withPermits(1)(
        Effect.promise(async () => {
          // Loaded for the first invoice: what lays out pages holds many megabytes.
          const { invoicePdf } = await import("./InvoicePdf.ts")
          return await invoicePdf(found.document, `${origin}/invoices/${secret}`)
        })
      )
      const paper: Paper = { number: found.document.number, bytes }
      kept.set(secret, paper)
      return paper
    })

  return route(
    "GET",
    path,
    attend("GET", path, () =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const { number, bytes } = yield* paperOf(params.secret ?? "")
        return HttpServerResponse.uint8Array(bytes, {
          contentType: "application/pdf",
          headers: {
            "cache-control": "private, no-store",
            "content-disposition": `inline; filename="${number}.pdf"`,
            "content-security-policy": "default-src 'none'; sandbox",
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
            "x-robots-tag": "noindex"
          }
        })
      })
    )
  )
}
