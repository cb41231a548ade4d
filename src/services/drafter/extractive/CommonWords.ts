/** What stands on many sites and says nothing of one: data that tells its own words from the frame. */

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

/** Titles of pages nobody has named yet; folded. */
export const placeholderTitles: ReadonlySet<string> = new Set(
  list(`
    title of the project | home | homepage | home page | untitled | untitled document | document | index |
    welcome | start | my site | my website | website | react app | vite app | vite + react |
    vite + react + ts | next.js | create next app | nuxt app | loading | loading... | just a moment... |
    coming soon | new page | page title | your title here | startseite | accueil | inicio
  `)
)

/** Buttons, menu entries and section names; folded, without punctuation at the end. */
export const frameWords: ReadonlySet<string> = new Set(
  list(`
    about | about us | our story | pricing | prices | plans | features | key features | core features |
    feature | solutions | services | our services | products | product | company | resources | blog | blogs |
    articles | news | docs | documentation | contact | contact us | get in touch | support | help | faq |
    faqs | login | log in | sign in | sign up | signup | register | download | get started | start now |
    start free | try free | try for free | try it free | try now | learn more | read more | see more |
    explore | explore more | watch video | watch videos | watch demo | book a demo | request a demo |
    request demo | schedule a call | get now | buy now | order now | order online | book now | donate |
    subscribe | submit | send | search | menu | menus | home | team | our team | careers | jobs | partners |
    customers | clients | testimonials | reviews | follow us | newsletter | privacy | privacy policy | terms |
    terms of service | terms of use | cookie policy | imprint | impressum | legal | locations | use cases |
    integrations | changelog | change logs | roadmap | status | projects | gallery | events | upcoming events |
    practice areas | in numbers | on the map | how it works | simple pricing | name | first name | last name |
    email | phone | date | time | people | message | enquiry | inquiry | get free quote | request a consult |
    reservation | next | previous | close | open | skip to content | english | deutsch
  `)
)

/** A heading with one of these asks the visitor to do something, or opens a part that is not about the product. */
export const callPhrases = list(`
  newsletter | subscribe | sign up | signup | join | keep yourself | stay updated | get updates | updates |
  contact us | get in touch | follow us | ready to | get started | want to learn | still have questions |
  book your | book table | to book call | request a | schedule a | get free quote | on the map |
  download our | cookies | cookie
`)

/** Headings of parts that are not about the product itself. */
export const asidePhrases = list(`
  articles | our blog | from the blog | latest news | in the news | press | events | upcoming events |
  case studies
`)

export const featurePhrases = list(`
  features | feature | benefits | benifits | key benefits | what you get | what you can do | what we offer |
  what it does | capabilities | highlights | everything you need | our services | services | how it helps |
  funktionen | vorteile | leistungen | fonctionnalités | avantages | funciones | funcionalidades |
  características | ventajas | funzionalità | vantaggi | functies | voordelen
`)

export const uspPhrases = list(`
  what sets us apart | sets us apart | what makes us different | makes us different | why us | why choose |
  why choose us | the difference | our difference | unlike others | why teams choose | warum wir |
  pourquoi nous | por qué nosotros | waarom wij
`)

export const pricingHeadings = list(`
  pricing | prices | price | plans | plan | preise | tarife | tarifs | prix | precios | planes | prezzi |
  prijzen
`)

/** Paths of pages that say little of what a product is. */
export const sidePaths = new RegExp(
  "(?:^|/)(?:pricing|prices|plans|contact|legal|privacy|terms|imprint|impressum|blog|news|jobs|careers|login|signup|" +
    String.raw`faq|help|support|docs)(?:/|$|\.)`,
  "i"
)

/** A label that was left as a template had it: "Feature 1", "Article 3". */
export const numberedLabel = new RegExp(
  "^(?:feature|article|step|plan|item|title|card|service|heading|section|slide|image|post|product|project|question|" +
    String.raw`answer|lorem)\s*#?\d+$`,
  "i"
)

/** Lines that a browser or a lawyer put there. */
export const frameLine =
  /[©®]|copyright|all rights reserved|your browser does not|enable javascript|we use cookies|this site uses cookies/i
