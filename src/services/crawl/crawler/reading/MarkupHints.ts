/**
 * What an element's own markup says of the part of the page it holds: its name and role, its schema.org type,
 * and the names its author gave it (class and id). Names are written for the author's own eyes, so a hint is
 * taken from whole words of them only.
 */
import type { Element } from "domhandler"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"

const words = (text: string) => new Set(text.split(/\s+/))

/** Words of class and id names, or two of them in a row (`case-study`), by the region they hint at. */
const named: ReadonlyArray<readonly [Region, ReadonlySet<string>]> = [
  [
    "consent",
    words(
      `cookie cookies consent gdpr ccpa cookiebar cookiebanner cookieconsent cookienotice cookielaw onetrust cookiebot osano`
    )
  ],
  [
    "reviews",
    words(
      `testimonial testimonials testimony review reviews reviewer quote quotes blockquote kundenstimmen kundenstimme
       temoignage temoignages testimonio testimonios depoimento depoimentos comments commentlist comment-list comment-body
       customer-says wall-love social-proof rating ratings feedbacks trustpilot`
    )
  ],
  [
    "others",
    words(
      `logos logo-cloud logo-wall logo-grid logo-row logo-strip logo-list logo-bar logo-carousel logo-slider logo-marquee
       customer-logos client-logos clients client customers customer partner partners sponsor sponsors investor investors
       brands brand-logos trusted trusted-by trust-bar trust-logos as-seen featured-in press press-logos case-study case-studies
       casestudy casestudies success-story success-stories customer-story customer-stories comparison compare competitors versus vs
       referenzen kunden partenaires clientes socios credits acknowledgements powered-by advert advertisement sponsored
       mock mocks mockup mockups phone-mock app-mock browser-mock device-mock`
    )
  ],
  [
    "news",
    words(
      `blog blogs posts post-list post-card post-grid post-preview post-teaser recent-posts latest-posts related-posts related blog-post blog-card
       news newsfeed article-card article-list article-grid events event event-list jobs job careers job-list openings changelog
       vacancy vacancies vacature vacatures stellenangebot stellenangebote stellen karriere vagas`
    )
  ],
  [
    "pricing",
    words(
      `pricing prices price-table price-list pricing-table pricing-plan plans plan tier tiers preise tarife tarifs precios planes prezzi
       preisliste tarieven prijzen planos precos tariffe listino fees rates`
    )
  ],
  ["faq", words(`faq faqs faqpage accordion-faq questions qa q-a`)],
  [
    "team",
    words(`team teams team-member team-members founder founders staff equipe equipo leadership about-team our-team`)
  ],
  ["legal", words(`legal terms disclaimer small-print fine-print smallprint fineprint imprint-legal`)],
  [
    "form",
    words(
      `newsletter subscribe subscription-form mailing-list signup-form contact-form login-form optin opt-in comment-form quote-form get-quote request-quote free-quote
       calc calculator calculadora calculatrice calcolatore rechner simulator simulador simulateur estimator`
    )
  ],
  ["contact", words(`contact contacts contact-us contact-info impressum imprint kontakt contacto address vcard hcard`)],
  [
    "navigation",
    words(
      `navbar navigation nav navmenu menu mainmenu main-menu submenu dropdown-menu offcanvas breadcrumb breadcrumbs topbar top-bar lang-switch lang-switcher
       language-switcher language-selector language-picker languages locale-switcher pagination pager skip-link skiplink toc announcement-bar
       announcement sidebar-nav site-nav sidenav`
    )
  ],
  ["hero", words(`hero jumbotron masthead hero-section hero-banner banner-hero banner intro-hero above-fold`)],
  [
    "features",
    words(
      `features feature feature-list how-it-works howitworks steps step benefits benefit services service funktionen leistungen use-cases capabilities`
    )
  ]
]
const byName = new Map(
  named.flatMap(([region, names], rank) => [...names].map((name) => [name, { region, rank }] as const))
)

const byTag: Readonly<Record<string, Region>> = { nav: "navigation", menu: "navigation", blockquote: "reviews" }
const byRole: Readonly<Record<string, Region>> = {
  navigation: "navigation",
  menu: "navigation",
  menubar: "navigation",
  search: "form",
  form: "form",
  contentinfo: "footer"
}
/** By the last word of a schema.org type. */
const byType: Readonly<Record<string, Region>> = {
  Review: "reviews",
  UserReview: "reviews",
  CriticReview: "reviews",
  AggregateRating: "reviews",
  Comment: "reviews",
  Quotation: "reviews",
  FAQPage: "faq",
  Question: "faq",
  Person: "team",
  Offer: "pricing",
  AggregateOffer: "pricing",
  UnitPriceSpecification: "pricing",
  BlogPosting: "news",
  NewsArticle: "news",
  JobPosting: "news",
  Event: "news",
  BreadcrumbList: "navigation",
  SiteNavigationElement: "navigation",
  WPFooter: "footer",
  PostalAddress: "contact",
  ContactPoint: "contact"
}
const byProperty: Readonly<Record<string, Region>> = {
  review: "reviews",
  reviews: "reviews",
  reviewBody: "reviews",
  comment: "reviews",
  mainEntity: "faq",
  offers: "pricing",
  founder: "team",
  member: "team",
  employee: "team",
  address: "contact"
}

/** More of a name than this is a style sheet's, not a word. */
const most = { names: 40, length: 40, written: 2000, kept: 2000 } as const

/** `blog-card__title`, `blogCardTitle`, `BlogCard_title__x3` to `blog card title`. */
const partsOf = (name: string): ReadonlyArray<string> =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

const readNames = (written: string): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const name of written.split(/\s+/, most.names)) {
    // A name with a colon or brackets is a utility's: it says how the element looks, not what it is.
    if (name === "" || name.length > most.length || /[:[\]()/!@]/.test(name)) continue
    const parts = partsOf(name)
    for (const [at, part] of parts.entries()) {
      names.add(part)
      if (at > 0) names.add(`${parts[at - 1]}-${part}`)
    }
  }
  return names
}
/** A page repeats its names; those read last are kept. */
const read = new Map<string, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

/** The words of an element's class and id (and of its layer, where a builder keeps it), and each two in a row joined by a hyphen. */
export const namesOf = ({ attribs }: Element): ReadonlySet<string> => {
  const layer = attribs["data-framer-name"]
  if (attribs.id === undefined && attribs.class === undefined && layer === undefined) return none
  const written = `${attribs.id ?? ""} ${attribs.class ?? ""} ${layer ?? ""}`.slice(0, most.written)
  const known = read.get(written)
  if (known !== undefined) return known
  if (read.size >= most.kept) read.clear()
  const names = readNames(written)
  read.set(written, names)
  return names
}

/** Two words say more than one (`quote-form` is a form); of equals the region named first above counts. */
const regionOfNames = (names: ReadonlySet<string>): Region | null => {
  let best: { readonly region: Region; readonly weight: number } | null = null
  for (const name of names) {
    const known = byName.get(name)
    if (known === undefined) continue
    const weight = (name.includes("-") ? named.length : 0) - known.rank
    if (best === null || weight > best.weight) best = { region: known.region, weight }
  }
  return best?.region ?? null
}

/** Names of a whole part where it is addressed by them (`#price`); as a class they stand on every sum. */
const byAddress: Readonly<Record<string, Region>> = Object.fromEntries(
  [
    ...words("price cost costs preis kosten prix precio coste preço preco custo prezzo costo prijs kost membership")
  ].map((name) => [name, "pricing" as const])
)

const lastWord = (text: string) => /[A-Za-z]+$/.exec(text.trim())?.[0] ?? ""

export interface Hint {
  readonly region: Region
  /** Said in a vocabulary (element, role, schema.org), not by a name of the author's. */
  readonly formal: boolean
}

export const hintOf = (element: Element, names: ReadonlySet<string>): Hint | null => {
  const { name, attribs } = element
  const formal =
    byProperty[attribs.itemprop ?? ""] ??
    byType[lastWord(attribs.itemtype ?? "")] ??
    byRole[attribs.role ?? ""] ??
    byTag[name]
  if (formal !== undefined) return { region: formal, formal: true }
  const region = regionOfNames(names) ?? byAddress[attribs.id?.toLowerCase() ?? ""] ?? null
  return region === null ? null : { region, formal: false }
}
