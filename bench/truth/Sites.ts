/** Sites read and drafted as the product does it without a model, and what came out. */

import { type Planted, plantedIn, states } from "./judge/Planted.ts"
import { type Judged, judgeSite, saidBy } from "./judge/Scoring.ts"
import { quantile } from "./judge/Tally.ts"
import type { Labelled } from "./labels/Labels.ts"
import { draftOf, readSite } from "./Source.ts"

export interface SiteResult {
  readonly site: Labelled
  readonly judged: ReadonlyArray<Judged>
  readonly planted: ReadonlyArray<Planted>
  readonly stored: ReadonlyArray<Planted>
}

export const measureSite = (site: Labelled): SiteResult => {
  const said = saidBy(draftOf(readSite(site)))
  // One falsehood may be invited by several quotes.
  const planted = [...new Map(plantedIn(site).map((one) => [`${one.field} ${one.value}`, one])).values()]
  return { site, judged: judgeSite(said, site), planted, stored: planted.filter((one) => states(said, one)) }
}

export interface Cost {
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly slowest: string
  /** Resident, in MB: before, and after each round over all sites. */
  readonly memory: ReadonlyArray<number>
}

const resident = () => {
  Bun.gc(true)
  return Math.round(process.memoryUsage.rss() / 1024 / 1024)
}
/** Processor time of a whole site, from its markup to what stands, in milliseconds; and memory over rounds. */
export const costOf = (sites: ReadonlyArray<Labelled>, rounds = 4): Cost => {
  const spent: Array<{ readonly id: string; readonly ms: number }> = []
  const memory = [resident()]
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) {
      const began = process.cpuUsage()
      draftOf(readSite(site))
      const { user, system } = process.cpuUsage(began)
      spent.push({ id: site.id, ms: (user + system) / 1000 })
    }
    memory.push(resident())
  }
  const millis = spent.map(({ ms }) => ms)
  const slowest = spent.toSorted((a, b) => b.ms - a.ms)[0]
  return {
    p50: quantile(millis, 0.5),
    p99: quantile(millis, 0.99),
    most: slowest?.ms ?? Number.NaN,
    slowest: slowest?.id ?? "",
    memory
  }
}
