/** Words that say of a deed that it is planned, possible, over, thought or told: it is then no fact of today. */
import { wordSet } from "./Closed.ts"

/** Verbs that put what follows into the future or into somebody's head. */
export const planVerbs = wordSet(`
  plan hope intend want aim wish expect aspire dream promise prepare consider explore imagine propose suppose think guess
  believe schedule anticipate await
`)
/** Words that say so beside any verb. */
export const planWords = wordSet(`
  soon upcoming planned roadmap someday eventually future forthcoming envisioned
`)
export const pastWords = wordSet("formerly previously once ago originally former ex retired discontinued")
export const mayModals = wordSet("may might could would should")
export const futureModals = wordSet("will shall")
/** Whose clause tells what somebody says or thinks, not what is. */
export const speechVerbs = wordSet(`
  say tell think believe claim fear worry hear argue suspect assume imagine wonder doubt rumour complain remember guess
`)
