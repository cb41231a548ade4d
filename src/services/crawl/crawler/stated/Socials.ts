/**
 * Which links are the company's own profiles. A profile is known by host and path, so that buttons to share
 * a page, single posts and log-ins are none; it is the company's own where an own node of the page's data states it
 * as `sameAs`, where it stands in header, footer, navigation or among the ways to reach its makers, or where it is
 * named like the site. Of what stands among customers, reviews, news and people none is.
 */

import { getDomainWithoutSuffix } from "tldts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { SocialPlatform } from "../../../../domain/listing/Profile.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"
import { bareHost } from "../../../../domain/text/SiteKey.ts"
import type { LinkText } from "../reading/PageReading.ts"

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
    hosts: /^(?:(?:m|web|business)\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb)\.com$/,
    canonical: "www.facebook.com",
    profile:
      /^\/(?:(?:pages\/category\/[^/]+|pages|groups|people)\/[^/]+(?:\/\d+)?|p\/[^/]+|(?!profile\.php)[\w.-]{2,})(?=\/?$)/i,
    reserved:
      "sharer sharer.php share share.php profile.php dialog plugins tr login login.php help policies events watch " +
      "photo story.php hashtag"
  },
  // "fb.me/flourtech" leads to the page of that name; with capitals and figures it is shortened, and may lead anywhere.
  { platform: "facebook", hosts: /^fb\.me$/, canonical: "www.facebook.com", profile: /^\/[a-z][a-z.]{4,}(?=\/?$)/ },
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
    profile: /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+|[\w.-]{3,}(?=\/?$))/i,
    reserved: "watch embed shorts playlist results feed live hashtag premium about t account signin redirect iframe_api"
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

/** A repository of an account. */
const isPart = /github\.com\/[^/?#]+\/[^/?#]/i
/** A person's page, which is the company's where the company is named after them. */
const personal = /linkedin\.com\/in\//

/** The canonical profile an address leads to, with its platform. */
const someHost =
  /^https?:\/\/[^/]*(?:linkedin|x|twitter|facebook|fb|instagram|tiktok|youtube|threads|pinterest|github|reddit|producthunt|medium)\./i
/** A page without a name of its own: "facebook.com/profile.php?id=100012345678". */
const numberedPath = "profile.php"
const numbered = (platform: SocialPlatform, { pathname, searchParams }: URL): string | undefined => {
  const id = searchParams.get("id") ?? ""
  return platform === "facebook" && pathname === `/${numberedPath}` && /^\d{6,20}$/.test(id)
    ? `/${numberedPath}?id=${id}`
    : undefined
}
/** What a template has until its owner has filled it in: "facebook.com/YOUR_PAGE", "@yourhandle". */
const isUnfilled = (path: string): boolean =>
  unfilled.test(percentDecoded(path.split("/").at(-1) ?? "").replace(/[^\p{L}]+/gu, ""))
const unfilled =
  /^(?:(?:your|insert|add)(?:page|pagename|profile|account|handle|user|username|company|companyname|channel|brand|name|business|link|url|id|shop|store|org|organi[sz]ation)(?:here)?|username|tu(?:pagina|página|perfil|cuenta|usuario|empresa|canal|marca)|(?:votre|ton)(?:page|profil|compte|entreprise|nom|chaine)|(?:dein|ihr|deine|ihre)(?:seite|profil|firma|name|kanal)|(?:seu|sua)(?:pagina|página|perfil|conta|usuario|usuário|empresa|canal|marca)|(?:tuo|tua|vostra)(?:pagina|profilo|azienda)|(?:jouw|uw)(?:pagina|profiel|bedrijf|naam))$/iu
const profileOf = (address: string): readonly [SocialPlatform, string] | null => {
  if (!someHost.test(address)) return null
  const url = new URL(address)
  const host = bareHost(url.hostname)
  const first = url.pathname.split("/")[1]?.toLowerCase() ?? ""
  for (const { platform, hosts, canonical, profile, reserved = "" } of platforms) {
    if (!hosts.test(host) || (reserved.split(" ").includes(first) && first !== numberedPath)) continue
    const path = profile.exec(url.pathname)?.[0] ?? numbered(platform, url)
    if (path !== undefined && isUnfilled(path)) return null
    if (path !== undefined) return [platform, `https://${canonical}${path}`]
  }
  return null
}

/** "acme/acme-website", "acme/acme.github.io": what the site is made of; the account behind it may be the house's. */
const siteSource =
  /^(https:\/\/github\.com\/[\w-]+)\/(?:[\w.-]+[-_.])?(?:website|webpage|site|homepage|www|github\.io|landing(?:[-_]page)?)$/i

/** Where a site shows its own profiles. */
const frame = new Set<Region>(["navigation", "footer", "contact"])
/** Where it may speak of them, and of others: there a profile is its own that is named like it. */
const own = new Set<Region>(["hero", "main", "features", "pricing", "faq"])

const letters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
const shortest = 3

const likeOf = (part: string, name: string) =>
  part === name
    ? 2
    : part.length >= shortest && name.length >= shortest && (part.includes(name) || name.includes(part))
      ? 1
      : 0

/** How much a profile is named like the site: 2 where a part of it is the name, 1 where one has the other in it. */
const likeness = (profile: string, names: ReadonlyArray<string>): number => {
  const parts = new URL(profile).pathname
    .split("/")
    .map((part) => letters(percentDecoded(personal.test(profile) ? part.replace(numberBehind, "") : part)))
  return Math.max(0, ...parts.flatMap((part) => (part === "" ? [] : names.map((name) => likeOf(part, name)))))
}

/** "in/ada-roth-8b21c7": where two are called alike. */
const numberBehind = /-(?=[a-z]*\d)[\da-z]{6,12}$/i

const lastLikeness = (profile: string, names: ReadonlyArray<string>): number => {
  const last = letters(percentDecoded(new URL(profile).pathname.split("/").at(-1) ?? ""))
  return Math.max(0, ...names.map((name) => likeOf(last, name)))
}

/** Words around a platform's name that name nobody: "Follow us on Instagram", "source code on GitHub". */
const plainWords = new Set(
  (
    "follow find join like connect with us on at our the my your official page profile channel account company community open source code repository repo " +
    "star issues updates news watch videos video see photos pictures more also now daily chat talk say hi hello visit and or via to here in a an is are new window tab opens link logo icon " +
    "folge folgen folgt uns auf bei unser unsere unserem unseren offizielle kanal seite besuchen und oder finden sie du mehr neuigkeiten " +
    "suivez suivre retrouvez nous sur notre nos page chaîne compte officiel rejoignez et la le les " +
    "síguenos síganos sigue siguenos búscanos en nuestro nuestra nuestras cuenta canal oficial y únete " +
    "siga nos no na em nosso nossa conta página acompanhe e " +
    "seguici segui su sul il nostro la nostra pagina canale ufficiale " +
    "volg ons op onze pagina kanaal en bekijk " +
    "公式 公式アカウント アカウント フォロー をフォロー フォローする 关注 关注我们 官方 微博 تابعنا على صفحتنا حسابنا قناتنا"
  ).split(" ")
)
/** Names of platforms, and of what a profile on one is. */
const platformNames =
  /^(?:linkedin|x|twitter|facebook|fb|meta|instagram|ig|insta|tiktok|youtube|yt|threads|pinterest|github|git|reddit|producthunt|product|hunt|medium|blog|org|فيسبوك|انستغرام|إنستغرام|انستقرام|إنستقرام|انستجرام|تويتر|يوتيوب|لينكدإن|لينكد|فيس|بوك|フェイスブック|インスタグラム|インスタ|ツイッター|ユーチューブ|脸书|推特|领英|油管)$/
/**
 * Whether a link that is not called like the site is labelled with somebody's name: "Backed by Flourtech",
 * "Drawings: Ada Roth", "Maps: OpenStreetMap". Those who are asked to follow the site read a platform's name.
 */
const isOtherName = (text: string, names: ReadonlyArray<string>) => {
  const label = letters(text)
  if (label.length < shortest || /^@[\w.]+$/.test(text.trim())) return false
  if (names.some((name) => likeOf(label, name) > 0)) return false
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => word !== "" && !plainWords.has(word) && !platformNames.test(word))
}

const projectFolder = /^https?:\/\/[^/]+\.(?:github|gitlab|codeberg)\.(?:io|page)\/([\w-]+)\//i

export interface SocialsSource {
  /** Of the page. */
  readonly url: string
  readonly title: string | null
  /** Names the site gives itself. */
  readonly names: ReadonlyArray<string>
  /** Absolute addresses that the site states as its own (`sameAs`). */
  readonly stated: ReadonlyArray<string>
  /** Each `href` is absolute. */
  readonly anchors: ReadonlyArray<LinkText>
}

export const readSocials = ({
  url,
  title,
  names: given,
  stated,
  anchors
}: SocialsSource): Readonly<Partial<Record<SocialPlatform, string>>> => {
  const host = getDomainWithoutSuffix(url, { allowPrivateDomains: true })
  // "acme.github.io/crumb/": the project's folder is its name.
  const folder = projectFolder.exec(url)?.[1] ?? ""
  const names = [host, folder, ...given, ...(title ?? "").split(/\s+[|–—·:-]\s+/)]
    .map((name) => letters(name ?? ""))
    .filter((name) => name.length >= shortest)
  const found = new Map<SocialPlatform, { readonly profile: string; readonly weight: number }>()
  const claim = (address: string, weigh: (like: number, isPerson: boolean) => number) => {
    const [platform, led] = profileOf(address) ?? []
    if (platform === undefined || led === undefined) return
    const account = siteSource.exec(led)?.[1]
    const profile = account ?? led
    const like = likeness(profile, names)
    const weight = account !== undefined && like === 0 ? 0 : weigh(like, personal.test(profile))
    const known = found.get(platform)
    // Of an account and a part of it, called otherwise, the account: "acme" before "acme/firmware".
    const isAccountOf = known?.profile.startsWith(`${profile}/`) === true && lastLikeness(known.profile, names) === 0
    const isBetter = weight > (known?.weight ?? 0) || (isAccountOf && weight === known?.weight)
    if (weight > 0 && isBetter) found.set(platform, { profile, weight })
  }
  // Data may say what it likes: it is believed of what the page shows as well, or of what is named like the site where
  // the page shows no other such profile.
  const shown = new Set<string>()
  const shownOn = new Set<SocialPlatform>()
  for (const { href, region } of anchors) {
    const [platform, profile] = profileOf(href) ?? []
    if (platform === undefined || profile === undefined) continue
    if (frame.has(region) || own.has(region)) shown.add(profile)
    if (!frame.has(region)) continue
    if (likeness(profile, names) > 0) shownOn.add(platform)
  }
  for (const address of stated) {
    const [platform, profile = ""] = profileOf(address) ?? []
    const isContradicted = platform !== undefined && shownOn.has(platform)
    claim(address, (like) => (shown.has(profile) || (like > 0 && !isContradicted) ? 100 : 0))
  }
  for (const { href, text, region } of anchors) {
    claim(href, (like, isPerson) => {
      if (like === 0 && (isPerson || isOtherName(text, names))) return 0
      // What bears the very name of the site is its own before what only stands in its frame.
      const isFramed = frame.has(region) || (region === "hero" && text === "")
      if (like === 0) return isFramed ? 10 : 0
      // Of a part of an account what the part is called: "acme/acme" before "acme/acme-docs".
      const called = isPart.test(href) ? Math.min(like, lastLikeness(href, names)) : like
      if (isFramed) return 10 + called
      // Beside a form to subscribe, and a row of signs without words: there it has to be named like the site.
      if (region === "form" || (region === "others" && text === ""))
        return isOtherName(text, names) || isPerson ? 0 : 0.5
      return own.has(region) ? (called === 2 ? 11.5 : 1) : 0
    })
  }
  return Object.fromEntries([...found].map(([platform, { profile }]) => [platform, profile]))
}
