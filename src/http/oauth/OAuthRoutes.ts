/** The authorization server's routes. */
import { Layer } from "effect"
import * as Authorize from "./Authorize.tsx"
import * as Metadata from "./Metadata.ts"
import * as TokenRoutes from "./TokenRoutes.ts"

export const layer = Layer.mergeAll(Metadata.layer, Authorize.layer, TokenRoutes.layer)
