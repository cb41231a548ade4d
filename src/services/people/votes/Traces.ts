/**
 * What a vote keeps of where it came from: keyed hashes (HMAC-SHA-256) of its network and of its mailbox, under a key of
 * the site that is made at first use and never changed by itself. Whoever has the database without the key's row cannot
 * try addresses; nothing here can be turned back into one.
 */
import { createHmac } from "node:crypto"
import { disposableEmailBlocklistSet } from "disposable-email-domains-js"
import { Effect } from "effect"
import { networkOf } from "../../store/CallLimits.ts"
import { SiteKeysRepo } from "../rows/SiteKeysRepo.ts"

/** 128 bits tell any two apart. */
const hashBytes = 16

/** The part of an address that one household, office or carrier's gateway has: /24 of IPv4, /64 of IPv6. */
export const votersNetwork = (address: string): string => {
  const network = networkOf(address)
  return network.includes(":") ? network : `${network.split(".").slice(0, 3).join(".")}.0/24`
}

/** Where mail to an address ends up: what is after a plus is the reader's own, and Gmail reads over dots. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf("@")
  const domain = email.slice(at + 1).toLowerCase()
  const name = (email.slice(0, at).split("+")[0] ?? "").toLowerCase()
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`
}

/** Made once: the library would make it for every address. */
const throwAway = disposableEmailBlocklistSet()
/** Whether an address is at a service that gives mailboxes away for minutes. */
export const isThrownAway = (email: string): boolean =>
  throwAway.has(email.slice(email.lastIndexOf("@") + 1).toLowerCase())

export class Traces extends Effect.Service<Traces>()("launchbook/Traces", {
  dependencies: [SiteKeysRepo.Default],
  effect: Effect.gen(function* () {
    const key = (yield* SiteKeysRepo).lasting("votes")

    const hashed = (kind: "network" | "mailbox", text: string) =>
      Effect.map(key, (secret) =>
        createHmac("sha256", secret).update(`${kind}\n${text}`).digest().subarray(0, hashBytes)
      )

    return {
      ofNetwork: (address: string) => hashed("network", votersNetwork(address)),
      ofMailbox: (email: string) => hashed("mailbox", mailboxOf(email))
    } as const
  })
}) {}
