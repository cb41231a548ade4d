/** Several loads in turns, so that all of them meet the same machine: the medians of their rounds are compared. */
import { type LoadOptions, load, type Measured, median } from "./Load.ts"

export interface Contestant extends Omit<LoadOptions, "seconds" | "connections"> {
  readonly url: string
  /** What is asked in the n-th round, each once, where no two requests are to be the same. */
  readonly pathsOf?: (round: number) => ReadonlyArray<string>
}

export interface Pace {
  readonly seconds: number
  readonly rounds: number
  readonly connections: number
}
export const paceOf = (quick: boolean, connections = 32): Pace =>
  quick ? { seconds: 0.7, rounds: 3, connections } : { seconds: 3, rounds: 5, connections }

/** Goes round them after one round that warms them up. */
export const inTurns = async <Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  pace: Pace
): Promise<Readonly<Record<Name, Measured>>> => {
  // The names of a record are its own; `Object.keys` only knows that they are texts.
  const names = Object.keys(contestants) as Array<Name>
  const rounds = new Map<Name, Array<Measured>>(names.map((name) => [name, []]))
  for (let round = 0; round <= pace.rounds; round++)
    for (const name of names) {
      const contestant: Contestant = contestants[name]
      const { url, pathsOf, ...options } = contestant
      const paths = pathsOf === undefined ? {} : { paths: pathsOf(round) }
      const { seconds, connections } = pace
      const measured = await load(url, { ...options, ...paths, seconds, connections })
      if (round > 0) rounds.get(name)?.push(measured)
    }
  const middle = (all: ReadonlyArray<Measured>): Measured => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    processor: median(all.map(({ processor }) => processor))
  })
  // The same names again.
  return Object.fromEntries(names.map((name) => [name, middle(rounds.get(name) ?? [])])) as Record<Name, Measured>
}

/** The parts of a line that come from two loads. */
export const beside = (ours: Measured, peer: Measured, p99AtMost?: number) => ({
  ours: ours.perSecond,
  peer: peer.perSecond,
  unit: "requests/s",
  p50: { ours: ours.p50, peer: peer.p50 },
  p99: { ours: ours.p99, peer: peer.p99, ...(p99AtMost === undefined ? {} : { atMost: p99AtMost }) }
})

/**
 * What a request costs each server, which does not depend on what else the cores do, and how much of a processor it had to
 * do: where both had little, it was the load that was slow, and the ratio of the costs says more than that of the rates.
 */
export const processorNote = (ours: Measured, peer: Measured) => {
  const busy = ({ processor, perSecond }: Measured) => `${((processor * perSecond) / 10_000).toFixed(0)} %`
  return (
    `processor a request ${ours.processor.toFixed(1)} µs, peer ${peer.processor.toFixed(1)} µs ` +
    `(${(peer.processor / ours.processor).toFixed(3)}); busy ${busy(ours)}, peer ${busy(peer)}`
  )
}
