/**
 * Rings: accounts that belong to one another and vote together. Two cheap rules, each of which can be told to whoever
 * asks why a vote waits:
 *
 * 1. `votes.ring_size` accounts or more that were made within `votes.ring_hours`, or have voted from one network, and
 *    have voted for the same launches: `votes.ring_launches` or more, and more of them in common than not.
 * 2. As many accounts that were made within two hours, long ago, and cast their first vote ever for the same launch.
 *
 * Strangers who like the same things were not made together, and people who came together vote for much else.
 */
import { hour } from "../Week.ts"
import type { VoteRules } from "./Voting.ts"

/** An account with its votes of the last weeks. */
export interface RingCandidate {
  readonly userId: number
  /** When the account was made, milliseconds. */
  readonly madeAt: number
  /** What it voted for, launch ids. */
  readonly launches: ReadonlyArray<number>
  /** Hashes of the networks it voted from. */
  readonly networks: ReadonlyArray<string>
  /** Launches it had never voted before, though the account was not new. */
  readonly firsts: ReadonlyArray<number>
}
export interface RingedVote {
  readonly userId: number
  readonly launchId: number
}

/** How far apart accounts are made that one person makes at one sitting. */
const sittingMillis = 2 * hour
/** Accounts one is compared with: of those made nearest in time, and of those of one network. */
const mostCompared = 300

/** Whether the sets have so much in common, and more than not. */
const voteTogether = (a: ReadonlySet<number>, b: ReadonlySet<number>, least: number): boolean => {
  if (a.size < least || b.size < least) return false
  let common = 0
  for (const each of a) if (b.has(each)) common++
  return common >= least && 2 * common > a.size + b.size - common
}

/** Groups of what was joined, by whatever stands for each. */
const joining = () => {
  const leader = new Map<number, number>()
  const find = (id: number): number => {
    const above = leader.get(id) ?? id
    if (above === id) return id
    const top = find(above)
    leader.set(id, top)
    return top
  }
  return {
    join: (a: number, b: number) => {
      leader.set(find(a), find(b))
      if (!leader.has(find(b))) leader.set(find(b), find(b))
    },
    groups: (ids: Iterable<number>) => [...Map.groupBy(ids, find).values()]
  }
}

const boughtTogether = (candidates: ReadonlyArray<RingCandidate>, rules: VoteRules): ReadonlyArray<RingedVote> => {
  const voters = candidates.filter(({ launches }) => launches.length >= rules.ringLaunches)
  const sets = new Map(voters.map(({ userId, launches }) => [userId, new Set(launches)]))
  const { join, groups } = joining()
  const compare = (a: RingCandidate, b: RingCandidate) => {
    const [left, right] = [sets.get(a.userId), sets.get(b.userId)]
    if (left !== undefined && right !== undefined && voteTogether(left, right, rules.ringLaunches))
      join(a.userId, b.userId)
  }
  const byAge = voters.toSorted((a, b) => a.madeAt - b.madeAt || a.userId - b.userId)
  for (const [at, one] of byAge.entries())
    for (const other of byAge.slice(at + 1, at + 1 + mostCompared)) {
      if (other.madeAt - one.madeAt > rules.ringHours * hour) break
      compare(one, other)
    }
  const byNetwork = Map.groupBy(
    byAge.flatMap((voter) => voter.networks.map((network) => ({ network, voter }))),
    ({ network }) => network
  )
  for (const members of byNetwork.values())
    for (const [at, { voter }] of members.entries())
      for (const other of members.slice(at + 1, at + 1 + mostCompared)) compare(voter, other.voter)

  return groups(sets.keys())
    .filter((members) => members.length >= rules.ringSize)
    .flatMap((members) => {
      const votes = members.flatMap((userId) => [...(sets.get(userId) ?? [])].map((launchId) => ({ userId, launchId })))
      // What only one or two of them voted for may be their own choice.
      const shared = new Map(
        [...Map.groupBy(votes, ({ launchId }) => launchId)].map(([launchId, some]) => [launchId, some.length])
      )
      return votes.filter(({ launchId }) => (shared.get(launchId) ?? 0) * 2 >= members.length)
    })
}

const wokenTogether = (candidates: ReadonlyArray<RingCandidate>, rules: VoteRules): ReadonlyArray<RingedVote> => {
  const firsts = candidates.flatMap(({ userId, madeAt, firsts }) =>
    firsts.map((launchId) => ({ userId, madeAt, launchId }))
  )
  return [...Map.groupBy(firsts, ({ launchId }) => launchId).values()].flatMap((voters) => {
    const byAge = voters.toSorted((a, b) => a.madeAt - b.madeAt || a.userId - b.userId)
    /** Up to here they belong to a sitting that was seen already. */
    let end = 0
    return byAge.flatMap((one, at) => {
      const next = byAge.findIndex(({ madeAt }, later) => later > at && madeAt - one.madeAt > sittingMillis)
      const upTo = next === -1 ? byAge.length : next
      if (upTo - at >= rules.ringSize) end = Math.max(end, upTo)
      return at < end ? [{ userId: one.userId, launchId: one.launchId }] : []
    })
  })
}

/** The votes of rings, each once. */
export const ringsIn = (candidates: ReadonlyArray<RingCandidate>, rules: VoteRules): ReadonlyArray<RingedVote> => [
  ...new Map(
    [...boughtTogether(candidates, rules), ...wokenTogether(candidates, rules)].map((vote) => [
      `${vote.userId} ${vote.launchId}`,
      vote
    ])
  ).values()
]
