/** Words that decide what becomes of the deed after them. */
import { wordSet } from "./Closed.ts"

/** "Helps you plan", "lets bakers order", "used to control": what follows is done. Base forms. */
export const freeGovernors = wordSet(`
  help let allow enable use be make empower assist design build create develop invite give provide offer come get keep
  continue love like enjoy
`)
/** Nouns and adjectives after which "to plan" is still only thought of. */
export const planNouns = wordSet(`
  plan plans promise promises goal goals aim aims mission dream dreams hope hopes intention ambition vision about unable
  due set supposed agreed refusal failure attempt attempts decision next eager keen willing reluctant impossible hard
  difficult yet
`)
/** Prepositions whose phrase says for how long, for whom or under what condition something holds. */
export const restricting = wordSet(
  "for within until during on upon after before under except unless through per while with without if since"
)
/** Said of something, they hold only where the rest of the clause holds. */
export const availability = wordSet(`
  free available included include offer refund cancel work delete deleted open possible welcome support deliver ship
  return valid compatible
`)
