/**
 * How true the drafts are: `bun bench/truth/run.ts [--sites] [--models] [--sentences [DIR]] [--phrases [DIR]]
 * [--real FOLDER] [--peers] [--cost]`; without any, sites, models, sentences and cost.
 *
 *     --sites            the sites written here (`sites/`): per field right, partly, wrong, missed, rightly
 *                        blank; the planted falsehoods that a draft without a model stores
 *     --models           the same sites through the gate: a model that offers every planted falsehood with
 *                        real words of the page, and one that offers what is true; alone, and with a second
 *                        opinion that says yes (to the first it lies, to the second it is honest)
 *     --sentences [DIR]  lies, fair paraphrases and own words by batch and kind; DIR holds `*.jsonl`, and
 *                        without it the batches kept here are judged
 *     --phrases [DIR]    plain sentences that tell one fact, or seem to, each alone on a site, by language; DIR holds
 *                        `*.jsonl`, and without it those kept here are read
 *     --real FOLDER      the public pages of `real/manifest*.json`, which stand in FOLDER as `<id>/<n>.html`
 *     --peers            `metascraper` and `open-graph-scraper` on the same pages, for name and description;
 *                        installs them on first use in `peers/`
 *     --cost             processor time a site, and memory over rounds
 *     --site ID[,ID...]  those sites alone, with what was given for each field
 *     --detail           every value that is not right, every lie stored, every truth refused: of the half
 *                        that rules may be written on. `--report` shows the other half's too: only to whoever
 *                        writes no rules afterwards.
 *     --unread           with --real: what the drafts give that no label knows, to be read by a person and kept in
 *                        `real/read.jsonl`
 *     --check            whether the labels themselves stand on their pages
 *     --json             everything as JSON
 *
 * "right" is what a label says, after folding; of prose, nothing but sentences that the label names. Precision
 * is the share right of those given; coverage the share right or partly right of what the sites say. TRUTH_SRC
 * measures the `src` of another checkout. Nothing here gates a test.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { readClaims } from "./claims/Claim.ts"
import { judgeSentence } from "./claims/Sentences.ts"
import { checkLabels } from "./labels/Check.ts"
import type { Half } from "./labels/Labels.ts"
import { ownSites, realSites } from "./labels/SiteFiles.ts"
import { unreadOf } from "./labels/Unread.ts"
import { honestModel, lyingModel, type Offered } from "./Models.ts"
import { judgePhrase, readPhrases } from "./Phrases.ts"
import { mayShow, printCost, printModels, printPeers, printPhrases, printSentences, printSites } from "./Print.ts"
import { costOf, measureSite, type SiteResult } from "./Sites.ts"

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sites: { type: "boolean", default: false },
    models: { type: "boolean", default: false },
    sentences: { type: "boolean", default: false },
    phrases: { type: "boolean", default: false },
    real: { type: "string" },
    peers: { type: "boolean", default: false },
    cost: { type: "boolean", default: false },
    site: { type: "string" },
    detail: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    unread: { type: "boolean", default: false },
    json: { type: "boolean", default: false }
  }
})
const all = !(
  args.unread ||
  args.sites ||
  args.models ||
  args.sentences ||
  args.phrases ||
  args.real ||
  args.peers ||
  args.cost ||
  args.check
)
const wants = (part: "sites" | "models" | "sentences" | "cost") =>
  args[part] || (all && (part === "sites" || !args.site))
const shown = { detail: args.detail || args.site !== undefined, report: args.report }

const chosen = <A extends { readonly id: string }>(sites: ReadonlyArray<A>) =>
  sites.filter(({ id }) => args.site === undefined || args.site.split(",").includes(id))
const own = chosen(ownSites())
const real = args.real === undefined ? [] : chosen(realSites(args.real))

/** For machines: the same as for people, so of the half no rule may be written on nothing but the outcomes. */
const siteSummary = ({ site, judged, planted, stored }: SiteResult) => ({
  id: site.id,
  source: site.source,
  lang: site.lang,
  half: site.half,
  hostile: site.hostile,
  judged: judged.map((one) => (mayShow(site.half, { ...shown, detail: true }) ? one : { ...one, given: null })),
  planted: planted.length,
  stored: mayShow(site.half, { ...shown, detail: true }) ? stored : stored.length
})
const offeredSummary = (half: Half, offered: ReadonlyArray<Offered>) =>
  offered.map(({ field, scalar, alone, approved, ...more }) => ({
    field,
    scalar,
    alone,
    approved,
    ...(mayShow(half, { ...shown, detail: true }) ? more : {})
  }))

const answer: Record<string, unknown> = {}
const say = (part: string, measured: unknown, print: () => void) => {
  answer[part] = measured
  if (!args.json) print()
}

// First of all: a server's first draft meets cold code, too.
const cost = wants("cost") ? costOf([...own, ...real]) : null
if (args.check) for (const line of [...own, ...real].flatMap(checkLabels)) console.log(line)
if (args.unread)
  for (const one of real.filter(({ half }) => args.report || half === "tune").flatMap(unreadOf))
    console.log(JSON.stringify(one))
if (wants("sites")) {
  const results = own.map(measureSite)
  say("own", results.map(siteSummary), () => printSites("Sites written here", results, shown))
}
if (real.length > 0 && !args.unread) {
  const results = real.map(measureSite)
  say("real", results.map(siteSummary), () => printSites("Real public pages", results, shown))
}
if (wants("models")) {
  const measured = own.map((site) => ({ site, lies: lyingModel(site), truths: honestModel(site) }))
  const summary = measured.map(({ site: { id, half }, lies, truths }) => ({
    id,
    half,
    lies: offeredSummary(half, lies),
    truths: offeredSummary(half, truths)
  }))
  say("models", summary, () => printModels(measured, shown))
}
if (wants("sentences")) {
  const judged = readClaims(positionals[0] ?? join(import.meta.dir, "sentences")).map((claim) => judgeSentence(claim))
  say("sentences", judged, () => printSentences(judged, shown))
}
if (args.phrases) {
  const judged = readPhrases(positionals[0]).map(({ file, phrase }) => judgePhrase(file, phrase))
  say("phrases", judged, () => printPhrases(judged, shown))
}
if (args.peers) {
  const { measurePeers } = await import("./Peers.ts")
  const measured = await measurePeers([...own, ...real])
  say("peers", measured, () => printPeers(measured))
}
if (cost !== null) say("cost", cost, () => printCost(cost))
if (args.json) console.log(JSON.stringify(answer))
