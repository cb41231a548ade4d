/**
 * What of the internet a listing's website is, and so what proves that it is somebody's: a domain with all below it, one
 * host among many of a provider's, or a path on a host. Only what proves just that counts. Pure.
 */
import { domainToASCII } from "node:url"
import { parse } from "tldts"
import type { ClaimMethod } from "../../../domain/listing/Claim.ts"
import { bareHost, siteKey } from "../../../domain/text/SiteKey.ts"
import { isFreeMail } from "./FreeMail.ts"
import { sharedDomains } from "./SharedHosts.ts"

export interface ClaimedSite {
  /** The homepage, without query and fragment: those are the visitor's, not the site's. */
  readonly page: string
  /** Scheme and host. */
  readonly origin: string
  readonly host: string
  /** The registrable domain, whose owner has every host below it; null where the host belongs to one of many users. */
  readonly domain: string | null
  /** The site is a part of its host. */
  readonly isPath: boolean
}

/** The registrable domain of a host; null where it is shared, an address, or a suffix itself. */
const ownDomain = (host: string): string | null => {
  const { domain, isPrivate, isIp } = parse(host, { allowPrivateDomains: true })
  if (domain === null || isPrivate === true || isIp === true) return null
  return sharedDomains.has(domain) && bareHost(host) !== domain ? null : domain
}

/** `websiteUrl` as listings keep it, an http or https address. */
export const claimedSite = (websiteUrl: string): ClaimedSite => {
  const url = new URL(websiteUrl)
  const host = url.hostname.replace(/\.$/, "")
  return {
    page: `${url.origin}${url.pathname}`,
    origin: url.origin,
    host,
    domain: ownDomain(host),
    isPath: (siteKey(url.href) ?? "").includes("/")
  }
}

/** Which methods can prove the site, the surest first. */
export const possibleMethods = ({ domain, isPath }: ClaimedSite): ReadonlyArray<ClaimMethod> => {
  if (isPath) return ["meta"]
  if (domain === null) return ["meta", "file"]
  return isFreeMail(domain) ? ["dns", "meta", "file"] : ["dns", "meta", "file", "email"]
}

/** Why a method cannot prove the site, as a sentence for whoever asked; null where it can. */
export const whyNotPossible = (site: ClaimedSite, method: ClaimMethod): string | null => {
  const possible = possibleMethods(site)
  if (possible.includes(method)) return null
  const instead = `Use ${possible.length === 1 ? "" : "one of these: "}${possible.join(", ")}.`
  if (site.isPath)
    return `${site.page} is a part of ${site.host}, and ${method} would prove all of that host, which others may share. ${instead}`
  if (site.domain === null)
    return `${site.host} is one of many sites at its provider, and ${method} would prove the provider's domain, not the site. ${instead}`
  return `Anybody can have a mailbox at ${site.domain}, so an address there proves nothing. ${instead}`
}

/** The domain of an address, as names are compared. */
export const mailDomain = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf("@") + 1).toLowerCase())

/** The same host, or the one it is with or without `www.`, where that is no user's name. */
const isSameHost = (a: string, b: string): boolean => {
  if (a === b) return true
  const bare = bareHost(a)
  return bare === bareHost(b) && parse(bare, { allowPrivateDomains: true }).domain !== null
}

/** Whether what answers at `to` is still what was asked at `from`: the same host and port, and no step back to plain HTTP. */
export const staysAtHost = (from: string, to: string): boolean => {
  const before = new URL(from)
  const after = new URL(to)
  const isSafe = after.protocol === "https:" || before.protocol === "http:"
  return isSafe && before.port === after.port && isSameHost(before.hostname, after.hostname)
}

/** Whether a redirect of the homepage stays at the site: on its host, and below a path at that very path. */
export const staysAtSite = (site: ClaimedSite, to: string): boolean =>
  staysAtHost(site.page, to) && (!site.isPath || siteKey(to) === siteKey(site.page))

/** How a website can be claimed: what each method proves it by, and why one of them cannot. */
export const waysOfClaiming = (websiteUrl: string) => {
  const { page, origin, host, domain, ...rest } = claimedSite(websiteUrl)
  const why = (method: ClaimMethod) => whyNotPossible({ page, origin, host, domain, ...rest }, method)
  return { page, origin, host, domain, why } as const
}
export type WaysOfClaiming = ReturnType<typeof waysOfClaiming>
