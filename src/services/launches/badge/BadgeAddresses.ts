/**
 * Reads the addresses in a page: which lead to a listing's page here, and which show a badge of ours,
 * directly or through an image proxy. Hosts are compared without `www.`; queries and fragments (where
 * trackers live), a trailing slash, case and the scheme do not matter.
 */
import { badgeFolder } from "../../../domain/launch/BadgeEmbed.ts"
import { listingPath } from "../../../domain/listing/Links.ts"
import { percentDecoded } from "../../../domain/text/PercentEncoding.ts"
import { bareHost } from "../../../domain/text/SiteKey.ts"

/** Whose it is: of the listing asked about, of another one, or nothing of ours. */
export type Whose = "own" | "other" | null

export interface BadgeAddresses {
  /** Whose listing page the address of a link leads to. */
  readonly listing: (address: string, base: string) => Whose
  /** Whose badge the address of a picture shows. */
  readonly badge: (address: string, base: string) => Whose
  /** Whether a script's text holds the address of the listing's badge. */
  readonly isNamedIn: (script: string) => boolean
}

const host = (url: URL) => `${bareHost(url.hostname)}:${url.port}`

const parseWeb = (address: string, base?: string): URL | null => {
  const url = URL.parse(address.trim(), base)
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url : null
}

/** Characters that a URL parser leaves out, decodes or folds: what an address with one leads to is only known parsed. */
const folded = /[^\x21-\x7e]|[%\\]/
/** Stays on the host of its page: has no scheme, and does not begin with another host. */
const isRelative = (address: string) => !address.includes(":") && !address.startsWith("//")

const segments = (url: URL) =>
  percentDecoded(url.pathname)
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "")

/** A proxy in front of a proxy is seen; more than that is no picture anyone pasted. */
const MAX_PROXIES = 2

/** Addresses that an image proxy carries in its own: in its query, in its path, or as its path without a scheme. */
const carried = (url: URL): ReadonlyArray<URL> => {
  const path = percentDecoded(url.pathname)
  const inPath = /https?:\/{1,2}.*/.exec(path)?.[0]
  const candidates = [...url.searchParams.values(), ...(inPath === undefined ? [path.slice(1)] : [inPath])]
  return candidates.flatMap((text) => {
    const bare = text.replace(/^ssl:/, "").replace(/^\/\//, "")
    // Some servers fold the two slashes of the inner address into one.
    const full = /^https?:/.test(bare) ? bare.replace(/^(https?:)\/{1,2}/, "$1//") : `https://${bare}`
    const inner = parseWeb(full)
    return inner === null ? [] : [inner]
  })
}

export const badgeAddresses = (origin: string, slug: string): BadgeAddresses => {
  const home = new URL(origin)
  const homeHost = host(home)
  const homeName = bareHost(home.hostname)
  // Numbers have many spellings.
  const isNamed = /[a-z]$/.test(homeName)
  const own = slug.toLowerCase()
  const whose = (found: string) => (found === own ? "own" : "other")
  const [listings = "", badges = ""] = [listingPath(own), badgeFolder(own)].map((path) => path.split("/")[1])

  const badgeAt = (url: URL, proxies: number): Whose => {
    const [folder, of, file, ...rest] = segments(url)
    if (
      host(url) === homeHost &&
      folder === badges &&
      of !== undefined &&
      rest.length === 0 &&
      file?.endsWith(".svg")
    ) {
      return whose(of)
    }
    if (proxies === MAX_PROXIES) return null
    const inner = carried(url).map((each) => badgeAt(each, proxies + 1))
    return inner.find((each) => each === "own") ?? inner.find((each) => each !== null) ?? null
  }

  /** The host of the page, which is the same for all its relative addresses. */
  let known: { readonly base: string; readonly isHome: boolean } | null = null
  const isHomeOf = (base: string): boolean => {
    if (known?.base !== base) {
      const url = parseWeb(base)
      known = { base, isHome: url === null || host(url) === homeHost }
    }
    return known.isHome
  }
  /** Nearly every link of a page is told apart by this, before it is parsed: it leads to another host for certain. */
  const leadsElsewhere = (address: string, base: string): boolean =>
    isNamed &&
    !folded.test(address) &&
    (isRelative(address) ? !isHomeOf(base) : !isHomeOf(base) && !address.toLowerCase().includes(homeName))

  return {
    listing: (address, base) => {
      if (leadsElsewhere(address, base)) return null
      const url = parseWeb(address, base)
      if (url === null || host(url) !== homeHost) return null
      const [folder, of, ...rest] = segments(url)
      return folder === listings && of !== undefined && rest.length === 0 ? whose(of) : null
    },
    badge: (address, base) => {
      // Nearly every picture of a page is told apart by this, before an address is parsed.
      if (!address.toLowerCase().includes(badges)) return null
      const url = parseWeb(address, base)
      return url === null ? null : badgeAt(url, 0)
    },
    isNamedIn: (script) => script.replaceAll("\\/", "/").includes(badgeFolder(own))
  }
}
