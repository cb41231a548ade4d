/** `/openapi.json`: the contract for machines, printed from the operations. */
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { fixedDocument } from "./answer/FixedDocument.ts"
import { documentOf } from "./openapi/OpenApi.ts"

export const layer = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ publicUrl: origin }) =>
    fixedDocument("/openapi.json", JSON.stringify(documentOf(origin)), "application/json; charset=utf-8", {
      "access-control-allow-origin": "*"
    })
  )
)
