/** Ours and a peer in turns, in the same minutes: who comes second has no quieter machine than who comes first. */
import { readFileSync } from "node:fs"
import type { Peer } from "./Directory.ts"
import { type BenchLine, lineOf } from "./Line.ts"
import { median } from "./Load.ts"
import { type Asked, type Gone, goThrough } from "./Requests.ts"

interface Work {
  readonly name: string
  readonly what: string
  readonly peerName: string
  readonly data: string
  readonly ours: Peer
  readonly peer: Peer
  readonly connections: number
  readonly status: number
  readonly reach: number
  readonly rounds: number
  /** What each is asked in a round, made anew for either; the round before the first, 0, is for warming up. */
  readonly asked: (round: number) => ReadonlyArray<Asked>
}

/** Milliseconds of processor time that a process has had; a tick of the kernel is ten. */
const processorOf = (pid: number): number => {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /)
  return after
    .split(" ")
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

/** What a round was, with the processor time of the server's process a request, in milliseconds. */
type Round = Gone & { readonly processor: number }

/**
 * On a machine that does other things as well the rates say little, and of the two servers the one that has more processes
 * behind it gets more of it: then the processor time of a request is what can be compared.
 */
export const beside = async (work: Work): Promise<BenchLine> => {
  const { name, what, data, peerName, connections, status, reach, asked } = work
  const ours: Array<Round> = []
  const peer: Array<Round> = []
  const ratios: Array<number> = []
  const go = async ({ url, pid }: Peer, round: number): Promise<Round> => {
    const requests = asked(round)
    const before = processorOf(pid)
    const gone = await goThrough({ origin: url, connections, status, requests })
    return { ...gone, processor: (processorOf(pid) - before) / requests.length }
  }
  for (let round = 0; round <= work.rounds; round++) {
    const one = await go(work.ours, round)
    const other = await go(work.peer, round)
    if (round === 0) continue
    ours.push(one)
    peer.push(other)
    ratios.push(one.perSecond / other.perSecond)
  }
  const of = (all: ReadonlyArray<Round>, figure: (one: Round) => number) => median(all.map(figure))
  const both = (figure: (one: Round) => number) => ({ ours: of(ours, figure), peer: of(peer, figure) })
  const processor = both((one) => one.processor)
  return lineOf({
    name,
    what,
    ...both(({ perSecond }) => perSecond),
    unit: "requests/s",
    peerName,
    reach: { atLeast: reach },
    p50: both(({ p50 }) => p50),
    p99: both(({ p99 }) => p99),
    data,
    note:
      `${connections} connections; ratios of the rounds ${ratios.map((each) => each.toFixed(2)).join(" ")}; processor a request ` +
      `${processor.ours.toFixed(2)} ms, peer ${processor.peer.toFixed(2)} ms (${(processor.peer / processor.ours).toFixed(2)})`
  })
}
