/**
 * Words that bind: what they say must stand on both sides or on neither. A sentence that drops "up to" or adds
 * "certified" says something else than its quote, however alike they are.
 */
import { wordSet } from "./Closed.ts"

/** Claims that must be the page's own: superlatives, awards, certificates, absolutes. Lower case. */
export const strongWords = wordSet(`
  best leading first only top ultimate perfect perfectly finest premier foremost number-one no1 unique uniquely unmatched
  unrivalled unrivaled unparalleled unbeatable unprecedented exclusive exclusively official officially patented award
  awards awarded prize medal winner winning certified certificate certificates certification accredited accreditation
  approved approval endorsed recommend recommends recommending endorse endorses recommended recommendation compliant compliance guarantee guarantees guaranteed guaranteeing
  warranty proven trusted renowned famous acclaimed celebrated revolutionary world-class unlimited limitless endless
  always never forever lifetime fully completely entirely totally absolutely wholly instantly instant immediately realtime
  free freely worldwide global globally international nationwide everywhere anywhere everyone everybody nothing nobody
  safest fastest insured bulletproof military medically clinically scientifically legally ideal state-of-the-art
  cutting-edge most more less fewer least better worse independent sole solely pioneer pioneering favourite favorite
  popular largest biggest oldest newest highest lowest cheapest
`)
/** "-est" that is no superlative. */
export const restWords = wordSet(`
  test rest request guest forest interest invest west honest modest contest harvest quest nest chest digest suggest
  manifest earnest arrest protest divest ingest attest backtest latest pest zest vest fest crest
`)

/** What is said of how many: words of one group say the same. */
export const quantities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    all: "all every each any both everything everyone everybody whole entire",
    most: "most majority nearly almost",
    some: "some certain selected several various few couple",
    many: "many numerous lots much plenty",
    half: "half",
    only: "only just exclusively solely merely",
    no: "no none neither nor zero"
  }).flatMap(([group, words]) => words.split(" ").map((word) => [word, group] as const))
)

/** How often, or how surely: said of a whole clause. */
export const frequencies = wordSet(`
  usually often sometimes mostly typically generally normally mainly largely rarely occasionally partly partially seldom
  probably possibly perhaps maybe likely possible potentially theoretically supposedly allegedly reportedly hardly
`)

/** What is said of a number, by the words before it; the longest first. */
export const numberHedges: ReadonlyArray<readonly [words: string, group: string]> = [
  ["up to", "upto"],
  ["as many as", "upto"],
  ["as much as", "upto"],
  ["as little as", "from"],
  ["at most", "upto"],
  ["no more than", "upto"],
  ["not more than", "upto"],
  ["a maximum of", "upto"],
  ["more than", "over"],
  ["over", "over"],
  ["above", "over"],
  ["at least", "least"],
  ["no less than", "least"],
  ["fewer than", "under"],
  ["less than", "under"],
  ["under", "under"],
  ["below", "under"],
  ["within", "within"],
  ["starting at", "from"],
  ["starts at", "from"],
  ["start at", "from"],
  ["begin at", "from"],
  ["begins at", "from"],
  ["starting from", "from"],
  ["starts from", "from"],
  ["from", "from"],
  ["only", "only"],
  ["just", "only"],
  ["exactly", "exactly"],
  ["about", "about"],
  ["around", "about"],
  ["roughly", "about"],
  ["approximately", "about"],
  ["nearly", "about"],
  ["almost", "about"],
  ["close to", "about"],
  ["some", "about"],
  ["first", "first"],
  ["last", "last"],
  ["next", "next"],
  ["another", "another"],
  ["every", "every"],
  ["each", "every"],
  ["before", "before"],
  ["after", "after"],
  ["until", "until"],
  ["since", "since"],
  ["by", "by"],
  ["between", "between"]
]

/** Turn what follows round without being a "not". */
export const turningVerbs = wordSet(`
  refuse fail stop avoid prevent lack decline deny reject drop discontinue cease quit skip forget pause end abandon
  cancel disable remove eliminate ban replace exclude
`)
