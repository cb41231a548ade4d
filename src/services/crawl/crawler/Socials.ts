/**
 * Which links are the company's own profiles. A profile is known by host and path, so that buttons to share
 * a page, single posts and log-ins are none; it is the company's own where the page states it as `sameAs`
 * or shows it in its header, footer or navigation, or where no other profile of that platform is on the page.
 */
import type { SocialPlatform } from "../../../domain/listing/Profile.ts"
import { bareHost } from "../../../domain/text/SiteKey.ts"
import type { LinkText } from "./VisibleText.ts"

interface Platform {
  readonly platform: SocialPlatform
  /** Without `www.`. */
  readonly hosts: RegExp
  /** The host a profile is written with. */
  readonly canonical: string
  /** The part of the path that names the profile. */
  readonly profile: RegExp
  /** First parts of paths that look like a profile and are none. */
  readonly reserved?: string
}

const platforms: ReadonlyArray<Platform> = [
  {
    platform: "linkedin",
    hosts: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    canonical: "www.linkedin.com",
    profile: /^\/(?:company|school|showcase|in)\/[^/]+/i
  },
  {
    platform: "x",
    hosts: /^(?:mobile\.)?(?:x|twitter)\.com$/,
    canonical: "x.com",
    profile: /^\/\w{1,15}(?=\/?$)/,
    reserved: "share intent home hashtag search explore i login signup settings messages tos privacy"
  },
  {
    platform: "facebook",
    hosts: /^(?:m\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb)\.com$/,
    canonical: "www.facebook.com",
    profile: /^\/(?:(?:pages|groups)\/[^/]+(?:\/\d+)?|[\w.-]{2,})(?=\/?$)/i,
    reserved:
      "sharer sharer.php share share.php profile.php dialog plugins tr login login.php help policies events watch " +
      "photo story.php hashtag"
  },
  {
    platform: "instagram",
    hosts: /^instagram\.com$/,
    canonical: "www.instagram.com",
    profile: /^\/[\w.]+(?=\/?$)/,
    reserved: "p explore reel reels stories accounts tv"
  },
  { platform: "tiktok", hosts: /^tiktok\.com$/, canonical: "www.tiktok.com", profile: /^\/@[\w.]+(?=\/?$)/ },
  {
    platform: "youtube",
    hosts: /^(?:m\.)?youtube\.com$/,
    canonical: "www.youtube.com",
    profile: /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+)/i
  },
  {
    platform: "threads",
    hosts: /^threads\.(?:net|com)$/,
    canonical: "www.threads.com",
    profile: /^\/@[\w.]+(?=\/?$)/
  },
  {
    platform: "pinterest",
    hosts: /^(?:[a-z]{2}\.)?pinterest\.(?:com|[a-z]{2}|co\.[a-z]{2})$/,
    canonical: "www.pinterest.com",
    profile: /^\/\w+(?=\/?$)/,
    reserved: "pin search ideas login"
  },
  {
    platform: "github",
    hosts: /^github\.com$/,
    canonical: "github.com",
    // An organisation, or the one repository the product lives in.
    profile: /^\/[\w-]{1,39}(?:\/[\w.-]+)?(?=\/?$)/,
    reserved:
      "features login join about pricing topics sponsors marketplace search site security enterprise apps " +
      "collections explore"
  },
  {
    platform: "reddit",
    hosts: /^(?:old\.|new\.)?reddit\.com$/,
    canonical: "www.reddit.com",
    profile: /^\/(?:r|u|user)\/[\w-]+(?=\/?$)/i
  },
  {
    platform: "producthunt",
    hosts: /^producthunt\.com$/,
    canonical: "www.producthunt.com",
    profile: /^\/(?:products\/[\w-]+|@\w+)/i
  },
  {
    platform: "medium",
    hosts: /^medium\.com$/,
    canonical: "medium.com",
    profile: /^\/(?:@[\w.]+|[\w-]+)(?=\/?$)/,
    reserved: "m p me tag search"
  }
]

/** The canonical profile an address leads to, with its platform. */
const profileOf = (address: string): readonly [SocialPlatform, string] | null => {
  const url = new URL(address)
  const host = bareHost(url.hostname)
  const first = url.pathname.split("/")[1]?.toLowerCase() ?? ""
  for (const { platform, hosts, canonical, profile, reserved = "" } of platforms) {
    if (!hosts.test(host) || reserved.split(" ").includes(first)) continue
    const path = profile.exec(url.pathname)?.[0]
    if (path !== undefined) return [platform, `https://${canonical}${path}`]
  }
  return null
}

/** `stated` are absolute addresses given as `sameAs`; each anchor's `href` is absolute too. */
export const readSocials = (
  stated: ReadonlyArray<string>,
  anchors: ReadonlyArray<LinkText>
): Readonly<Partial<Record<SocialPlatform, string>>> => {
  const own = new Map<SocialPlatform, string>()
  const elsewhere = new Map<SocialPlatform, Set<string>>()
  const claim = (address: string, isOwn: boolean) => {
    const [platform, profile] = profileOf(address) ?? []
    if (platform === undefined || profile === undefined) return
    if (isOwn && !own.has(platform)) own.set(platform, profile)
    elsewhere.set(platform, (elsewhere.get(platform) ?? new Set()).add(profile))
  }
  for (const address of stated) claim(address, true)
  for (const { href, framed } of anchors) claim(href, framed)
  for (const [platform, profiles] of elsewhere) {
    const [only] = profiles
    if (only !== undefined && profiles.size === 1 && !own.has(platform)) own.set(platform, only)
  }
  return Object.fromEntries(own)
}
