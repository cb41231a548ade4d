/**
 * The words by which headings say whose part of a page they open. Data: to teach the gate another language or turn of
 * phrase, add it here. Phrases are matched word by word, never inside a negation.
 */

import { phraseList } from "./PhraseList.ts"

export const teamPhrases = phraseList(`
    team | founders | founder | leadership | about us | who we are | about | über uns | équipe | equipo | people
  `)
export const testimonialPhrases = phraseList(`
  clients say | clients love | customers say | customers love | users say | users love | diners say |
  people say | people are saying | say about us | what our clients | what our customers | what our users |
  what some of our | our clients | our customers | happy customers | happy clients | customer reviews |
  client reviews | reviews | testimonial | testimonials | good hands | wall of love | love us | hear from |
  case studies | success stories | kundenstimmen | témoignages | testimonios
`)
/** A row of customers' logos: about others too, but no longer than to the next heading. */
export const logoRowPhrases = phraseList(`trusted by | loved by | used by | as seen in | featured in | our partners`)
export const faqPhrases = phraseList(`
    faq | faqs | frequently asked questions | questions | q&a | häufige fragen | questions fréquentes |
    preguntas frecuentes | domande frequenti | veelgestelde vragen
  `)
