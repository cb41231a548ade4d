/**
 * What a vote weighs, and why. A vote counts, or waits for review with its reasons, or is excluded with one. Everything
 * here follows from who voted, from where and beside whom; a plan, a payment or a placement is not among the inputs.
 */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import type { SettingKey, SettingValue } from "../Setting.ts"

/** Why a vote does not count yet, or not at all: each in a sentence about the vote, for whoever reviews it. */
export const voteReasons = {
  new_account: "The account was new when it voted.",
  unverified: "Nobody has shown that they read the account's mailbox.",
  same_network: "More votes for this launch came from one network than usual.",
  same_mailbox: "Another account of the same mailbox voted for this launch.",
  disposable: "The account's address is at a service for throw-away mailboxes.",
  burst: "Many new accounts, or many from one network, voted for this launch at once.",
  crowd: "Many of the votes for this launch that day came from accounts that were new.",
  ring: "Accounts that belong together by when or where they were made vote for the same launches.",
  insider: "The person belongs to the listing: they founded it or were invited to it."
} as const
export type VoteReason = keyof typeof voteReasons
export const isVoteReason = (text: string): text is VoteReason => Object.hasOwn(voteReasons, text)
export const VoteReason = Schema.Literal(
  "new_account",
  "unverified",
  "same_network",
  "same_mailbox",
  "disposable",
  "burst",
  "crowd",
  "ring",
  "insider"
)

export const VoteStatus = Schema.Literal("counted", "pending", "excluded")
export type VoteStatus = typeof VoteStatus.Type

/** Who voted, as far as it matters: a new account, one that had never voted before, one that had, one that had for long. */
export type VoterKind = "new" | "first" | "known" | "trusted"

/** What is known of whoever votes. */
export interface VoterFacts {
  /** How old the account is. */
  readonly accountHours: number
  /** Somebody opened a link that was mailed to it. */
  readonly mailboxProven: boolean
  readonly disposable: boolean
  /** Founded the listing, or was invited to it. */
  readonly insider: boolean
  /** Counted votes for other launches, and in how many weeks they were cast. */
  readonly earlierVotes: number
  readonly earlierWeeks: number
}

/** Votes for the same launch beside which it stands, each count with the vote itself. */
export interface VoteCompany {
  /** From its network within `votes.network_hours`. */
  readonly network: number
  /** From its network within `votes.burst_minutes`. */
  readonly networkBurst: number
  /** By accounts that are new or had never voted, within `votes.burst_minutes`. */
  readonly freshBurst: number
  /** By accounts of its mailbox. */
  readonly mailbox: number
}

/** The thresholds, as the site's settings have them. */
export interface VoteRules {
  readonly newAccountHours: number
  readonly perNetwork: number
  readonly networkHours: number
  readonly burstSize: number
  readonly burstMinutes: number
  readonly trustedDays: number
  readonly trustedVotes: number
  readonly crowdSize: number
  readonly crowdPercent: number
  readonly ringSize: number
  readonly ringLaunches: number
  readonly ringHours: number
}
export const voteRules = (setting: <K extends SettingKey>(key: K) => SettingValue<K>): VoteRules => ({
  newAccountHours: setting("votes.new_account_hours"),
  perNetwork: setting("votes.per_network"),
  networkHours: setting("votes.network_hours"),
  burstSize: setting("votes.burst_size"),
  burstMinutes: setting("votes.burst_minutes"),
  trustedDays: setting("votes.trusted_days"),
  trustedVotes: setting("votes.trusted_votes"),
  crowdSize: setting("votes.crowd_size"),
  crowdPercent: setting("votes.crowd_percent"),
  ringSize: setting("votes.ring_size"),
  ringLaunches: setting("votes.ring_launches"),
  ringHours: setting("votes.ring_hours")
})

/** Weeks in which a trusted voter has voted: nobody becomes one in a day. */
const trustedWeeks = 3

export const voterKind = (voter: VoterFacts, rules: VoteRules): VoterKind => {
  if (voter.accountHours < rules.newAccountHours) return "new"
  if (voter.earlierVotes === 0) return "first"
  return voter.accountHours >= rules.trustedDays * 24 &&
    voter.earlierVotes >= rules.trustedVotes &&
    voter.earlierWeeks >= trustedWeeks
    ? "trusted"
    : "known"
}
/** Whether a voter counts towards a burst of accounts that nobody knows yet. */
export const isFresh = (kind: VoterKind): boolean => kind === "new" || kind === "first"

export interface VoteVerdict {
  readonly status: VoteStatus
  readonly reasons: ReadonlyArray<VoteReason>
  /** Reasons that hold as well for the votes that came just before it, from the same network or in the same burst. */
  readonly spreads: ReadonlyArray<"same_network" | "network_burst" | "fresh_burst">
}

/** What a vote weighs as it is cast. The owner's own never gets here: it is refused. */
export const judge = (voter: VoterFacts, company: VoteCompany, rules: VoteRules): VoteVerdict => {
  if (voter.insider) return { status: "excluded", reasons: ["insider"], spreads: [] }
  const kind = voterKind(voter, rules)
  // A trusted voter shares an office or a carrier's network with others without being asked about it.
  const inCrowdedNetwork = kind !== "trusted" && company.network > rules.perNetwork
  const inNetworkBurst = kind !== "trusted" && company.networkBurst > rules.burstSize
  const inFreshBurst = isFresh(kind) && company.freshBurst > rules.burstSize
  const reasons: ReadonlyArray<readonly [boolean, VoteReason]> = [
    [kind === "new", "new_account"],
    [!voter.mailboxProven, "unverified"],
    [voter.disposable, "disposable"],
    [company.mailbox > 1, "same_mailbox"],
    [inCrowdedNetwork, "same_network"],
    [inNetworkBurst || inFreshBurst, "burst"]
  ]
  const held = reasons.flatMap(([holds, reason]) => (holds ? [reason] : []))
  return {
    status: held.length === 0 ? "counted" : "pending",
    reasons: held,
    spreads: [
      ...(inCrowdedNetwork ? (["same_network"] as const) : []),
      ...(inNetworkBurst ? (["network_burst"] as const) : []),
      ...(inFreshBurst ? (["fresh_burst"] as const) : [])
    ]
  }
}

/**
 * Whether the votes of new accounts are so large a part of those for a launch in one day that a person looks before any
 * of them counts: `fresh` of `total` votes, none of which is excluded, in the twelve hours before and after one.
 */
export const isCrowd = ({ fresh, total }: { readonly fresh: number; readonly total: number }, rules: VoteRules) =>
  fresh >= rules.crowdSize && fresh * 100 > total * rules.crowdPercent

/** A launch before its week's awards: what counts for it, and what waits. */
export interface Contender {
  readonly slug: string
  readonly counted: number
  readonly pending: number
}
/**
 * The launches among which a decision on what waits could change who wins: those of the first `places` that one behind
 * them could catch up with, and those that could. `ranked` is in the order of the week.
 */
export const contested = <C extends Contender>(ranked: ReadonlyArray<C>, places: number): ReadonlyArray<C> => {
  const held = new Set<C>()
  for (const [place, ahead] of ranked.slice(0, places).entries())
    for (const behind of ranked.slice(place + 1))
      if (behind.pending > 0 && behind.counted + behind.pending >= ahead.counted) {
        held.add(ahead)
        held.add(behind)
      }
  return ranked.filter((each) => held.has(each))
}

/** What became of all votes of a listing, for everybody to see. */
export interface VoteIntegrity {
  readonly total: number
  readonly counted: number
  readonly pending: number
  readonly excluded: number
}
/** Votes of one day, UTC. */
export interface VoteDay extends VoteIntegrity {
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** A vote as the page shows it to whoever cast it. */
export interface OwnVote {
  readonly status: VoteStatus
  readonly reasons: ReadonlyArray<VoteReason>
  /** RFC 3339. */
  readonly at: string
}
/** How a listing stands with one person, or with somebody who is not signed in. */
export interface VoteStanding {
  readonly slug: string
  /** Counted votes of all its launches. */
  readonly votes: number
  /** Counted votes of the launch that votes are cast for now; null without one. */
  readonly launchVotes: number | null
  /** Their vote for that launch. */
  readonly mine: OwnVote | null
  /** What they can do: nothing for their own listing, nor while it is not live. */
  readonly may: "vote" | "withdraw" | "sign_in" | "nothing_own" | "nothing_closed"
}

export const VoteClosed = declare(
  "vote_closed",
  400,
  "Votes are cast for launches, while the listing is live. This one takes none now."
)
export const OwnListing = declare("own_listing", 400, "Nobody votes for a listing of their own.")
