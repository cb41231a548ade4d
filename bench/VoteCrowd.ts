/**
 * A crowd that votes for the launches of three weeks: people as they come, and people who cheat, each in a way of their
 * own. Made from a seed, so that two runs are alike. What the rules know of a voter is here what a site would know:
 * when the account was made, its address, and the network each vote comes from.
 */

import { day, hour, minute } from "../src/domain/Week.ts"
import { diceOf } from "../src/services/data/seed/Dice.ts"

/** 2026-11-02, a Monday: the first of the three weeks. */
export const start = Date.UTC(2026, 10, 2)
export const weeks = 3
const week = 7 * day

export interface CrowdVoter {
  readonly email: string
  readonly madeAt: number
  /** Voted in the weeks before, so that the site knows them. */
  readonly regular: boolean
}
export interface CrowdVote {
  readonly voter: number
  readonly launch: number
  readonly at: number
  readonly address: string
  /** Honest or which kind of fraud. */
  readonly kind: string
}
export interface Crowd {
  readonly launches: ReadonlyArray<{ readonly week: number }>
  readonly voters: ReadonlyArray<CrowdVoter>
  readonly votes: ReadonlyArray<CrowdVote>
}

const perWeek = 20

/** `size`: how many people and puppets there are; one in ten is a puppet. */
export const crowdOf = (size: number, seed: number): Crowd => {
  const dice = diceOf(String(seed))
  const random = dice.next
  const { below } = dice
  const launches = Array.from({ length: perWeek * weeks }, (_, n) => ({ week: Math.floor(n / perWeek) }))
  const voters: Array<CrowdVoter> = []
  const votes: Array<CrowdVote> = []

  let networks = 0
  /** A network nobody else has. */
  const network = () => {
    const n = networks++
    return `${20 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`
  }
  const addressIn = (of: string) => `${of}.${1 + below(250)}`
  const pool = (count: number) => Array.from({ length: count }, network)
  const scaled = (count: number) => Math.max(1, Math.round((count * size) / 10_000))
  /** Offices and campuses are shared by dozens, a carrier's gateways by thousands, the first ones by most. */
  const offices = pool(scaled(400))
  const carriers = pool(Math.max(20, scaled(150)))
  const ofCarrier = () => carriers[Math.floor(carriers.length * random() ** 1.5)] ?? ""
  const homes = () => {
    const at = random()
    if (at < 0.14) return offices[below(offices.length)] ?? ""
    return at < 0.38 ? ofCarrier() : network()
  }

  const newVoter = (voter: CrowdVoter) => voters.push(voter) - 1
  const mail = (more = "") => `${more}v${voters.length}@people.test`
  /** A launch of a week by how popular it is: the first have most. */
  const liked = (inWeek: number) => inWeek * perWeek + Math.floor(perWeek * random() ** 1.8)
  /** People come early in a week, and by day. */
  const moment = (inWeek: number) => {
    const through = Math.floor(7 * random() ** 1.6) * day
    return start + inWeek * week + through + Math.floor((7 + 14 * ((random() + random()) / 2)) * hour)
  }

  const honest = (voter: number, launch: number, at: number, home: string) => {
    const known = votes.some((vote) => vote.voter === voter && vote.launch === launch)
    // Half of the votes of a phone's owner come over its carrier.
    if (!known)
      votes.push({ voter, launch, at, address: addressIn(random() < 0.1 ? ofCarrier() : home), kind: "honest" })
  }
  const longAgo = () => start - Math.floor((3 + 400 * random()) * day)
  for (let n = 0; n < scaled(1200); n++) {
    const voter = newVoter({ email: mail(), madeAt: longAgo() - 40 * day, regular: true })
    const home = homes()
    for (let w = 0; w < weeks; w++) for (let k = below(5); k > 0; k--) honest(voter, liked(w), moment(w), home)
  }
  for (let n = 0; n < scaled(4800); n++) {
    const voter = newVoter({ email: mail(), madeAt: longAgo(), regular: false })
    const home = homes()
    for (let k = 1 + below(2); k > 0; k--) {
      const w = below(weeks)
      honest(voter, liked(w), moment(w), home)
    }
  }
  // The site's first days brought many at once, who vote for the first time now.
  for (let n = 0; n < scaled(600); n++) {
    const w = below(weeks)
    const voter = newVoter({ email: mail(), madeAt: start - 200 * day + below(2 * day), regular: false })
    honest(voter, liked(w), moment(w), homes())
  }
  // Newcomers come for one launch; a letter of its maker brings a third of them within two hours.
  for (let n = 0; n < scaled(2200); n++) {
    const w = below(weeks)
    const launch = w * perWeek + below(perWeek)
    const letter = start + w * week + day + (launch % perWeek) * 2 * hour
    const at = random() < 0.33 ? letter + below(2 * hour) : moment(w)
    const email = random() < 0.02 ? `v${voters.length}@mailinator.com` : mail()
    const voter = newVoter({ email, madeAt: at - minute - below(20 * minute), regular: false })
    const home = homes()
    honest(voter, launch, at, home)
    if (random() < 0.25) honest(voter, liked(w), at + below(3 * day), home)
  }

  /** Puppets of one buyer: `each` says what they are and when they vote. */
  const fraud = (
    kind: string,
    gangs: number,
    members: number,
    each: (gang: { readonly launches: ReadonlyArray<number>; readonly from: number; readonly network: string }) => (
      member: number
    ) => {
      readonly madeAt: number
      readonly email?: string
      readonly votes: ReadonlyArray<{ readonly launch: number; readonly at: number; readonly network: string }>
    }
  ) => {
    for (let g = 0; g < Math.max(1, Math.round((gangs * size) / 10_000)); g++) {
      const w = below(weeks)
      const from = start + w * week + Math.floor((0.3 + 3.5 * random()) * day)
      const bought = new Set([w * perWeek + below(perWeek)])
      while (bought.size < 5) bought.add(w * perWeek + below(perWeek))
      const member = each({ launches: [...bought], from, network: network() })
      for (let m = 0; m < members; m++) {
        const puppet = member(m)
        const voter = newVoter({ email: puppet.email ?? mail(), madeAt: puppet.madeAt, regular: false })
        for (const vote of puppet.votes)
          votes.push({ voter, launch: vote.launch, at: vote.at, address: addressIn(vote.network), kind })
      }
    }
  }
  const first = (launches: ReadonlyArray<number>) => launches[0] ?? 0

  fraud("one network, new accounts", 8, 20, ({ launches, from, network: home }) => () => {
    const at = from + below(3 * hour)
    return { madeAt: at - 10 * minute, votes: [{ launch: first(launches), at, network: home }] }
  })
  fraud("one network, aged accounts, slow", 6, 12, ({ launches, from, network: home }) => (m) => ({
    madeAt: start - Math.floor((60 + 100 * random()) * day),
    votes: [{ launch: first(launches), at: from + m * 2 * hour, network: home }]
  }))
  fraud("burst of new accounts, rotating networks", 6, 30, ({ launches, from }) => () => {
    const at = from + below(30 * minute)
    return { madeAt: at - 5 * minute, votes: [{ launch: first(launches), at, network: network() }] }
  })
  fraud("new accounts, rotating networks, slow", 5, 30, ({ launches, from }) => (m) => {
    const at = from + m * hour + below(hour)
    return { madeAt: at - 5 * minute, votes: [{ launch: first(launches), at, network: network() }] }
  })
  fraud("ring, aged", 6, 15, ({ launches, from }) => {
    const made = start - Math.floor((60 + 60 * random()) * day)
    return () => ({
      madeAt: made + below(20 * hour),
      votes: launches.map((launch) => ({ launch, at: from + below(2 * day), network: network() }))
    })
  })
  fraud("ring, new", 4, 12, ({ launches, from }) => () => ({
    madeAt: from - below(6 * hour),
    votes: launches.slice(0, 4).map((launch) => ({ launch, at: from + below(day), network: network() }))
  }))
  fraud("aged at one sitting, one launch", 5, 20, ({ launches, from }) => {
    const made = start - Math.floor((60 + 60 * random()) * day)
    return (m) => ({
      madeAt: made + m * 3 * minute,
      votes: [{ launch: first(launches), at: from + below(2 * day), network: network() }]
    })
  })
  fraud("throw-away mailboxes", 5, 20, ({ launches, from }) => (m) => {
    const at = from + m * hour
    return {
      madeAt: at - 3 * day,
      email: `v${voters.length}@mailinator.com`,
      votes: [{ launch: first(launches), at, network: network() }]
    }
  })
  fraud("one mailbox, many names", 4, 15, ({ launches, from }) => {
    const name = `box${voters.length}`
    return (m) => ({
      madeAt: start - Math.floor((60 + 100 * random()) * day),
      email: `${name}+${m}@gmail.com`,
      votes: [{ launch: first(launches), at: from + m * hour, network: network() }]
    })
  })
  fraud(slowPuppets, 4, 15, ({ launches, from }) => (m) => ({
    madeAt: start - Math.floor((60 + 100 * random()) * day),
    votes: [{ launch: first(launches), at: from + m * 2 * hour + below(hour), network: network() }]
  }))

  return { launches, voters, votes: votes.toSorted((a, b) => a.at - b.at || a.voter - b.voter) }
}

/** What no rule here can tell from people: made one by one, aged, each at home, voting at people's pace. */
export const slowPuppets = "aged accounts made apart, networks apart, slow"
