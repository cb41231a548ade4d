/** What was measured, as tables for people. */

import { countOf, type Judgement } from "./claims/Sentences.ts"
import { percent, ratio, rowOf, rowsOf, rowsTable, table } from "./judge/Tally.ts"
import { type Labelled, scalarFields } from "./labels/Labels.ts"
import type { Offered } from "./Models.ts"
import type { PeerResult } from "./Peers.ts"
import type { JudgedPhrase } from "./Phrases.ts"
import type { Cost, SiteResult } from "./Sites.ts"

/** Whether single values are shown, and those of the half no rule may be written on, too. */
export interface Shown {
  readonly detail: boolean
  readonly report: boolean
}
export const mayShow = (half: Labelled["half"], { detail, report }: Shown) => detail && (report || half === "tune")
const title = (text: string) => console.log(`\n## ${text}\n`)
const halves = ["tune", "report"] as const

const groupBy = <A>(
  items: ReadonlyArray<A>,
  key: (item: A) => string
): ReadonlyArray<readonly [string, ReadonlyArray<A>]> =>
  [...Map.groupBy(items, key)].sort(([a], [b]) => a.localeCompare(b))

export const printSites = (name: string, results: ReadonlyArray<SiteResult>, shown: Shown) => {
  for (const half of halves) {
    const here = results.filter(({ site }) => site.half === half)
    if (here.length === 0) continue
    const pages = here.flatMap(({ site }) => site.pages).length
    title(`${name}, ${half}: ${here.length} sites, ${pages} pages`)
    const judged = here.flatMap((one) => one.judged)
    console.log(rowsTable({ ...rowsOf(judged), all: rowOf(judged) }))
    const byLang = groupBy(here, ({ site }) => site.lang)
    console.log(
      `\n${rowsTable(Object.fromEntries(byLang.map(([lang, of]) => [lang, rowOf(of.flatMap((one) => one.judged))])))}`
    )
    const count = (of: ReadonlyArray<SiteResult>) =>
      ratio(of.flatMap((one) => one.stored).length, of.flatMap((one) => one.planted).length)
    const hostile = here.filter(({ site }) => site.hostile)
    console.log(`\nplanted falsehoods stored: ${count(here)}; on the ${hostile.length} hostile sites ${count(hostile)}`)
  }
  for (const { site, judged, stored } of results.filter((one) => mayShow(one.site.half, shown))) {
    const off = judged.filter(({ outcome }) => outcome !== "right" && outcome !== "blank" && outcome !== "free")
    const lines = [
      ...off.map(({ field, outcome, given }) => `  ${outcome.padEnd(7)} ${field}: ${given.slice(0, 400)}`),
      ...stored.map(({ field, value }) => `  STORED  ${field}: ${value}`)
    ]
    if (lines.length > 0) console.log(`\n${site.id} (${site.lang})\n${lines.join("\n")}`)
  }
}

interface ModelResult {
  readonly site: Labelled
  readonly lies: ReadonlyArray<Offered>
  readonly truths: ReadonlyArray<Offered>
}
const offeredTable = (what: string, offers: ReadonlyArray<Offered>) => {
  const row = (name: string, of: ReadonlyArray<Offered>) => {
    const [alone, approved] = [of.filter((one) => one.alone).length, of.filter((one) => one.approved).length]
    return [
      name,
      String(of.length),
      String(alone),
      String(approved),
      percent(alone / of.length),
      percent(approved / of.length)
    ]
  }
  const rows = groupBy(offers, ({ field }) => field).map(([field, of]) => row(field, of))
  const scalars = offers.filter(({ scalar }) => scalar)
  console.log(
    table([what, "offered", "alone", "approved", "", ""], [...rows, row("scalar facts", scalars), row("all", offers)])
  )
}
export const printModels = (measured: ReadonlyArray<ModelResult>, shown: Shown) => {
  for (const half of halves) {
    const here = measured.filter(({ site }) => site.half === half)
    if (here.length === 0) continue
    title(`A model's answers about the sites written here, ${half}`)
    offeredTable(
      "lies stored",
      here.flatMap(({ lies }) => lies)
    )
    console.log()
    offeredTable(
      "truths accepted",
      here.flatMap(({ truths }) => truths)
    )
  }
  for (const { site, lies, truths } of measured.filter((one) => mayShow(one.site.half, shown))) {
    const how = ({ alone }: Offered) => (alone ? "alone" : "with yes to all")
    const lines = [
      ...lies
        .filter(({ approved }) => approved)
        .map((one) => `  LIE ${how(one)}: ${one.field}: ${one.value} <- ${one.quote}`),
      ...truths
        .filter(({ alone }) => !alone)
        .map((one) => `  ${one.approved ? "doubted" : "refused"} ${one.field}: ${one.value} (${one.reason})`)
    ]
    if (lines.length > 0) console.log(`\n${site.id}\n${lines.join("\n")}`)
  }
}

export const printPhrases = (judged: ReadonlyArray<JudgedPhrase>, shown: Shown) => {
  const row = (name: string, of: ReadonlyArray<JudgedPhrase>) => {
    const count = (...outcomes: ReadonlyArray<JudgedPhrase["outcome"]>) =>
      of.filter(({ outcome }) => outcomes.includes(outcome)).length
    const [told, traps] = [count("right", "wrong", "missed"), count("blank", "planted")]
    return [
      name,
      ratio(count("right"), told),
      percent(told === 0 ? null : count("right") / told),
      String(count("wrong")),
      ratio(count("planted"), traps)
    ]
  }
  title("Plain sentences, each alone on a site: facts read, and what is nobody's of ours stored")
  for (const [file, of] of groupBy(judged, (one) => one.file.replace(".jsonl", ""))) {
    const byField = groupBy(of, ({ phrase }) => phrase.field)
    const byLang = groupBy(of, ({ phrase }) => phrase.lang)
    const rows = [...byField, ...byLang, ["all", of] as const].map(([name, some]) => row(name, some))
    console.log(`${table([file, "right", "", "wrong", "planted"], rows)}\n`)
  }
  if (!shown.detail) return
  // Of those no rule may be written on, nothing but the count.
  const off = judged.filter(({ outcome }) => outcome !== "right" && outcome !== "blank")
  for (const { file, phrase, outcome, given } of off.filter((one) => shown.report || one.file.startsWith("tune")))
    console.log(
      `${outcome.padEnd(7)} ${file} ${phrase.lang} ${phrase.field} ${phrase.product}: ${phrase.text} <- ${given}`
    )
}

export const printSentences = (judged: ReadonlyArray<Judgement>, shown: Shown) => {
  const share = (part: number, all: number) => `${part} (${percent(all === 0 ? null : part / all)})`
  const row = (name: string, of: ReadonlyArray<Judgement>) => {
    const { all, alone, approved, anywhere, anywhereApproved } = countOf(of)
    const isLie = of[0]?.sentence.verdict === "lie"
    return [
      name,
      String(all),
      share(alone, all),
      share(approved, all),
      ...(isLie ? [share(anywhere, all), share(anywhereApproved, all)] : ["", ""])
    ]
  }
  const head = ["alone", "approved", "any field", "any, approved"]
  const verdicts = groupBy(judged, ({ sentence }) => sentence.verdict)
  title("Sentences: lies stored, fair and own words accepted; by the rules alone, and with all doubts approved of")
  for (const [verdict, of] of verdicts) {
    const byBatch = groupBy(of, ({ sentence }) => `batch ${sentence.batch}`)
    const byKind = groupBy(of, ({ sentence }) => sentence.field ?? sentence.kind ?? "-")
    const scalars = of.filter(({ sentence }) => sentence.field !== undefined && scalarFields.has(sentence.field))
    const byLang = groupBy(of, ({ sentence }) => `lang ${sentence.lang}`)
    const rows = [
      ...byBatch,
      ...byKind,
      ...(byLang.length > 1 ? byLang : []),
      ...(scalars.length > 0 ? [["scalar facts", scalars] as const] : []),
      ["all", of] as const
    ]
    console.log(
      `${table(
        [verdict, "all", ...head],
        rows.map(([name, some]) => row(name, some))
      )}\n`
    )
  }
  if (!shown.detail) return
  for (const { sentence, alone, approved, anywhere, anywhereApproved, reason } of judged) {
    const { verdict, kind, batch, quotes } = sentence
    const isLie = verdict === "lie"
    if (isLie ? !anywhereApproved : alone) continue
    const how = isLie
      ? alone
        ? "STORED"
        : anywhere
          ? "STORED ELSEWHERE"
          : approved
            ? "stored if approved"
            : "elsewhere if approved"
      : approved
        ? "doubted"
        : "refused"
    console.log(
      `${how} [${batch} ${verdict} ${kind ?? ""}] ${sentence.sentence}\n    <- ${quotes.join(" / ")}\n    ${reason}`
    )
  }
}

export const printPeers = (measured: ReadonlyArray<PeerResult>) => {
  title("Beside others: name and description, strictly right of those given")
  const rows = measured.flatMap(
    ({ peer, name, description }) =>
      [
        [`${peer}, name`, name],
        [`${peer}, description`, description]
      ] as const
  )
  console.log(rowsTable(Object.fromEntries(rows.map(([what, judged]) => [what, rowOf(judged)]))))
}

export const printCost = ({ p50, p99, most, slowest, memory }: Cost) => {
  title("Cost of a site, from markup to what stands, no network")
  console.log(
    `processor time: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms (${slowest})`
  )
  console.log(`resident memory after each round: ${memory.join(", ")} MB`)
}
