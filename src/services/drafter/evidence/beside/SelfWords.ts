/** By which a sentence speaks of the site's own people or to its reader, in each language: data. */
import { caseless } from "../reading/patterns/Caseless.ts"

const spaced = [
  "we|we'\\p{L}+|our|ours|us|ourselves|you|you'\\p{L}+|your|yours",
  "wir|uns|unser\\p{L}*|ihr|ihre\\p{L}*|ihnen|du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*",
  "nous|notre|nos|vous|votre|vos|tu|te|toi|ton|ta|tes|t'\\p{L}+",
  "nosotr[oa]s|nuestr\\p{L}*|nos|usted\\p{L}*|vosotr\\p{L}*|vuestr\\p{L}*|os|tus?|te|ti",
  "nós|noss\\p{L}*|você\\p{L}*|seus?|suas?|teus?|tuas?",
  "noi|nostr\\p{L}*|ci|voi|vostr\\p{L}*|tuo|tua|tuoi|tue|ti|vi",
  "wij|we|ons|onze|je|jij|jou|jouw|jullie|u|uw",
  // One person speaking: "I made it", "ma boutique".
  "i|i'\\p{L}+|my|mine|me|ich|mein\\p{L}*|mich|mir|j'\\p{L}+|mon|ma|mes|moi|mis?|yo|eu|meus?|minhas?|io|mio|mia|miei|mie|ik|mijn|mij"
].join("|")
const unspaced =
  "私たち|わたしたち|当社|弊社|当店|当サービス|あなた|お客様|我们|我們|本公司|本店|您|你|نحن|(?<=\\p{L})نا(?!\\p{L})|(?<=\\p{L})(?:ك|كم)(?!\\p{L})"
const self = caseless(new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, "u"))
/** Of text in plain marks. */
export const speaksOfSelf = (text: string): boolean => self.test(text)

const us = caseless(
  /(?<![\p{L}\p{M}])(?:we|we'\p{L}+|our|ours|us|i|i'\p{L}+|my|wir|uns|unser\p{L}*|ich|mein\p{L}*|nous|notre|nos|mon|mes|nosotr[oa]s|nuestr\p{L}*|nós|noss\p{L}*|noi|nostr\p{L}*|wij|ons|onze|ik|mijn)(?![\p{L}\p{M}])|私たち|当社|弊社|当店|我们|我們|نحن/u
)
/** Whether it is told in the first person: whoever reads may be spoken to of others, too. */
export const speaksAsUs = (text: string): boolean => us.test(text)
