/**
 * The words by which a page states a fact of a closed kind. Data: to teach the gate another language or
 * turn of phrase, add it here. Phrases are matched word by word, never inside a negation.
 */
import type { pricingModels, stages } from "../../../../domain/listing/Profile.ts"

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

export const stagePhrases: Readonly<Record<(typeof stages)[number], ReadonlyArray<string>>> = {
  idea: ["idea stage", "early idea", "concept stage", "proof of concept", "just an idea"],
  alpha: list(`
    in alpha | alpha version | alpha release | alpha stage | private alpha | closed alpha | public alpha
  `),
  beta: ["beta", "public preview", "betaphase", "bêta"],
  launched: list(`
    we launched | has launched | was launched | launched in | launched on | now live | is live |
    now available | generally available | general availability | jetzt verfügbar | maintenant disponible |
    ya disponible
  `),
  growing: list(`
    we are growing | we're growing | fast growing company | fast growing team | growing team | seed round |
    series a | series b | series c
  `),
  mature: ["publicly traded", "listed on nasdaq", "listed on the nyse", "decades of experience", "for decades"]
}

export const pricingPhrases: Readonly<Record<(typeof pricingModels)[number], ReadonlyArray<string>>> = {
  free: list(`
    free forever | forever free | 100% free | completely free | totally free | entirely free | always free |
    free to use | free and open source | kostenlos nutzbar | völlig kostenlos | entièrement gratuit |
    totalmente gratis | completamente gratis | completamente gratuito | gratis te gebruiken
  `),
  freemium: list(`
    freemium | free plan | free tier | free version | free forever plan | kostenloser tarif | offre gratuite |
    plan gratuito
  `),
  subscription: list(`
    subscription plan | subscription plans | a subscription | your subscription | monthly subscription |
    annual subscription | yearly subscription | monthly plan | annual plan | yearly plan | billed monthly |
    billed annually | billed yearly | im abonnement | par abonnement | suscripción mensual
  `),
  "one-time": list(`
    one time payment | one time purchase | one time fee | pay once | buy once | lifetime license |
    lifetime licence | lifetime access | lifetime deal | einmalige zahlung | einmalzahlung | paiement unique |
    pago único
  `),
  "usage-based": list(`
    pay as you go | usage based | pay per use | per api call | per request | per 1,000 requests |
    pay for what you use | pay only for what you use | metered billing
  `),
  "open-source": list(`
    open source | opensource | mit license | mit licence | apache license | apache 2.0 | gpl | gplv3 | agpl |
    agplv3 | mozilla public license | quelloffen | código abierto
  `),
  "contact-sales": list(`
    contact sales | talk to sales | contact our sales team | contact us for pricing | contact us for a quote |
    request a quote | request pricing | custom pricing | price on request | preis auf anfrage | sur devis
  `)
}

/** A price followed by one of these is paid again and again. */
export const periodWords = new Set(
  `mo mos month months monthly yr year years yearly annually annum week weekly wk monat monatlich jahr jährlich mois mensuel
  an année mes mensual año mese anno maand jaar mês`.split(/\s+/)
)

/** Said of the year a company began; "since" counts only beside a word that says who. */
export const foundingPhrases = list(`
    founded | co-founded | established | est | started in | incorporated | launched in | was born in |
    gegründet | gründung | fondée | fondé | créée en | fundada | fundado | fondata | fondato | opgericht |
    grundat | 創業 | 設立
  `)
export const sinceWords = list(`
    since | seit | depuis | desde | dal | sinds
  `)
export const sinceCompany = new Set(
  `we our us serving business operating trading building making helping crafting brewing family owned proudly`.split(
    /\s+/
  )
)

/** Says that what follows or stands around it is where the company is. */
export const placePhrases = list(`
    based in | headquartered | headquarters | hq | located in | founded in | made in | built in | crafted in |
    office in | offices in | our office | address | visit us | registered office | registered in |
    incorporated in | sitz in | mit sitz | basée à | basé à | siège | con sede | gevestigd in |
    a company from | we are from
  `)
/** Where customers are, or goods go, is not where the company is. */
export const elsewherePhrases = list(`
    customers | clients | users | countries | ship to | shipping | deliver | delivery | available in |
    trusted | travel to
  `)

export const founderPhrases = list(`
    founder | founders | cofounder | cofounders | co-founder | co-founders | founded by | created by |
    started by | gründer | gründerin | mitgründer | fondateur | fondatrice | cofondateur | fundador |
    fundadora | fondatore | fondatrice | oprichter | 创始人 | 創業者
  `)
/** Count only on a page or in a section about the team: a customer has a CEO too. */
export const leaderPhrases = list(`
    ceo | cto | chief executive officer | managing director | owner | geschäftsführer | directeur
  `)

export const teamPhrases = list(`
    team | founders | founder | leadership | about us | who we are | about | über uns | équipe | equipo | people
  `)
export const testimonialPhrases = list(`
  clients say | clients love | customers say | customers love | users say | users love | diners say |
  people say | people are saying | say about us | what our clients | what our customers | what our users |
  what some of our | our clients | our customers | happy customers | happy clients | customer reviews |
  client reviews | reviews | testimonial | testimonials | good hands | wall of love | love us | hear from |
  case studies | success stories | kundenstimmen | témoignages | testimonios
`)
/** A row of customers' logos: about others too, but no longer than to the next heading. */
export const logoRowPhrases = list(`trusted by | loved by | used by | as seen in | featured in | our partners`)
export const faqPhrases = list(`
    faq | faqs | frequently asked questions | questions | q&a | häufige fragen | questions fréquentes |
    preguntas frecuentes | domande frequenti | veelgestelde vragen
  `)
/** In a sentence with one of these a year says when the page was made, not the company. */
export const copyrightMark = /[©®]|\(c\)|copyright|all rights reserved|alle rechte|tous droits|todos los derechos/
