/** The companies that stand behind a site, as far as it names them: whose copyright it is, who answers for it. */
import { emailsIn, isMailboxAt } from "../../../../domain/text/EmailAddresses.ts"
import { tidyText } from "../../../../domain/text/Folding.ts"
import { hostNameOf, isCompany, isLegalForm, lettersOf, withoutForm, withoutLegalForm } from "../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { says } from "../reading/Says.ts"
import { perSite } from "./Fact.ts"
import { pathSays } from "./Paths.ts"
import { creditWords } from "./words/ContactWords.ts"
import { officials } from "./words/PlaceWords.ts"
import { otherPurposes, strangers } from "./words/SubjectWords.ts"

const lawful = /^(?:imprint|impressum|legal-notice|mentions-legales|aviso-legal|note-legali|colofon)/i

/** A company's name, with the kind of company, in a text: "Ovenworks GmbH". */
export const companiesIn = (text: string): ReadonlyArray<string> =>
  tidyText(text)
    .split(/\s*[,|·•:]\s*|\s+[-–]\s+/)
    .flatMap((part) => {
      // Where an address stands on one line its street follows the name.
      const words = part.split(" ")
      for (let count = Math.min(words.length, 7); count >= 2; count--) {
        const name = words.slice(0, count).join(" ")
        if (isCompany(name) && !isLegalForm(name) && /^\p{Lu}/u.test(name)) return [name]
      }
      return []
    })

const copyright =
  /(?:©|\(c\)|copyright)[\s©:,]*(?:\p{Nd}{4}(?:\s*[-–]\s*(?:\p{Nd}{2,4}|present|heute))?)?[\s,.:-]*(?<name>\p{Lu}[^|·•©]{1,60}?)(?:[.,|·•]| all rights| alle rechte| tous droits| todos los| todos os|$)/iu

/** "© 2020-2026 青桥工作室 版权所有": of scripts without capitals; of 坂口 葵 no half is a company. */
const copyrightElsewhere =
  /(?:©|\(c\)|copyright)[\s©:,]*(?:\p{Nd}{4}(?:\s*[-–]\s*\p{Nd}{2,4})?)?[\s,.:-]*(?<name>[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]{2,20}?)(?= ?(?:版权所有|版權所有|保留|$)|\s(?!\p{scx=Han}{1,3}(?:$|[\s.,|·•]))|[.,|·•])/iu

/** "Acme is made by Flourtech AB, Malmö, Sweden": before the company. */
export const isMadeBy =
  /^(?<what>[^,.;:!?]{1,40}?) (?:is|ist|wird|est|es|é|è|wordt) (?:(?:a|an|ein|un|una|um|uma|een) \p{L}+ )?(?:made|built|developed|created|provided|operated|run|published|entwickelt|betrieben|gemacht|développée?|conçue?|éditée?|desarrollad[ao]|hech[ao]|desenvolvid[ao]|feit[ao]|sviluppat[ao]|realizzat[ao]|gestit[ao]|gemaakt|ontwikkeld)? ?(?:by|of|from|von|der|par|de|por|da|di|door|van) (?=\p{Lu}[^,]{1,50}, )/iu

const product =
  "(?:product|service|project|brand|trading name|app|produkt|marke|angebot|projekt|produit|marque|service|producto|marca|servicio|proyecto|produto|serviço|projeto|prodotto|marchio|servizio|progetto|dienst|merk)"
/** "A product of Flourtech LLC", "Acme is a brand of Flourtech GmbH", "Operated by Flourtech Ltd": before the company's name. */
export const makerAhead = new RegExp(
  `^(?:[^.;:!?]{1,40}? (?:is|ist|est|es|é|è) )?(?:(?:an?|the|eine?|une?|una?|uno|um|uma|een) )?(?:${product} (?:of|by|from|der|von|de|du|della?|di|da|do|van)(?: the)?|(?:(?:proudly|lovingly) )?(?:operated|run|published|owned|made|built|designed|developed|created|provided)(?: with (?:love|care))? by|(?:betrieben|entwickelt|herausgegeben) von|(?:développée?|conçue?|proposée?) par|(?:desarrollad[ao]|cread[ao]|hech[ao]|feit[ao]|desenvolvid[ao]|criad[ao]) por|(?:sviluppat[ao]|creat[ao]|realizzat[ao]) da|(?:gemaakt|ontwikkeld) door|ein unternehmen der|édité par|operado por|gestito da) (?=\\p{Lu})`,
  "iu"
)

/** "Acme Ltda. – CNPJ 55.501.234/0001-90", "Acme Ltd, 9 Quay Road, Hull. Company No: 08123456": the number a company is registered by, behind its name, and where it is. */
const registered =
  /^.{0,140}?(?<!\p{L})(?:CNPJ|CPF|KvK|KVK|SIRET|SIREN|RCS|HRB|HRA|FN|CHE|P\. ?IVA|C\.? ?F\.|CIF|NIF|NIPC|NIT|RUT|RFC|CUIT|VAT|UID|USt-Id(?:Nr)?|BTW|TVA|ABN|ACN|CRO|(?i:partita iva|company (?:no|number|reg)|registered (?:in|no|number)|reg\. no))(?!\p{L})[^;]{0,60}?\p{Nd}{3}/u

/** "Acme Instruments Ltd" at acme.example: a company called as the address is, in so many words and one or two more. */
const isCalledAs = (company: string, label: string): boolean => {
  const [first = "", ...more] = withoutLegalForm(company).split(" ")
  const isNamed = more.length > 0 && more.length <= 2 && more.every((word) => /^\p{Lu}/u.test(word))
  return isNamed && lettersOf(first) === label
}

/** Words of the longest name. */
const longestName = 8
/** "Associação Acme", whose kind stands before its name. */
const kindAhead =
  /^(?:association|asbl|verein|stichting|vereniging|asociación|associação|associazione|cooperativa|coopérative|genossenschaft) (?=\p{Lu})/iu
/** The company that a line opens with, as it is written: "Flourtech Studios, Inc." */
const companyAhead = (text: string): string | null => {
  const [head = ""] = text.split(/\s*[|·•]\s*|\s+[-–]\s+/u)
  const words = head.split(" ", longestName + 1)
  const names = words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join(" ")
      .replace(/,$/u, "")
  )
  const [opening = ""] = head.split(",")
  const name = names.find((one) => isCompany(one) && !isLegalForm(one) && !/\p{Nd}/u.test(one))
  return name ?? (kindAhead.test(opening) && opening.split(" ").length <= longestName ? opening : null)
}
/** Figures, and a comma between a street and its town. */
const holdsAddress = /\p{Nd}.*, ?[\p{Lu}\p{Nd}]/u
/**
 * Whoever opens the line at the foot that tells where they are, on every page or with a mailbox of this very site, answers for
 * it: unless a word says that they host, pay, sponsor or designed it.
 */
const atFootOf = (site: SiteIndex, page: PageIndex, { text: written, region, tokens }: Block): string | null => {
  const text = tidyText(written)
  const name = region === "footer" && holdsAddress.test(text) ? companyAhead(text) : null
  if (name === null || [otherPurposes, strangers].some((words) => says(tokens(), words))) return null
  if (creditWords.test(text) || officials.test(text)) return null
  const isReachedHere = emailsIn(text).some((email) => isMailboxAt(email, page.page.url))
  const isOnAll =
    site.length > 1 &&
    site.every(({ blocks }) => blocks.some((block) => block.region === "footer" && block.text === written))
  return isReachedHere || isOnAll ? name : null
}

/** Whom the site names as its makers: whose copyright it is, who answers for it in its imprint. */
export const makersOf = perSite((site): ReadonlySet<string> => {
  const makers = new Set<string>()
  for (const page of site) {
    for (const block of page.blocks) {
      if (block.region !== "footer" && block.region !== "contact" && page.page.blocks !== undefined) continue
      const text = tidyText(block.text)
      const name = (copyright.exec(text) ?? copyrightElsewhere.exec(text))?.groups?.name
      if (name !== undefined && !/(?:theme|template|design|website) by/iu.test(block.text))
        makers.add(withoutForm(name))
      const [first = ""] = companiesIn(text)
      if (
        first !== "" &&
        text.startsWith(first) &&
        (registered.test(text.slice(first.length)) || isCalledAs(first, hostNameOf(page.page.url).label)) &&
        !says(block.tokens(), otherPurposes)
      )
        makers.add(withoutForm(first))
      const atFoot = atFootOf(site, page, block)
      if (atFoot !== null) makers.add(withoutForm(atFoot))
      const lead = makerAhead.exec(text)?.[0]
      for (const one of lead === undefined ? [] : companiesIn(text.slice(lead.length)).slice(0, 1))
        makers.add(withoutForm(one))
    }
    if (!pathSays(page, lawful)) continue
    // "Hébergeur" in one cell, and who that is in the next.
    const isOther = (at: number) => {
      const [block, label] = [page.blocks[at], page.blocks[at - 1]]
      const isLabelled = label !== undefined && label.text.length <= 40 && says(label.tokens(), otherPurposes)
      return block === undefined || block.region === "others" || isLabelled || says(block.tokens(), otherPurposes)
    }
    const first = page.blocks.find((block, at) => companiesIn(block.text).length > 0 && !isOther(at))
    for (const name of first === undefined ? [] : companiesIn(first.text).slice(0, 1)) makers.add(withoutForm(name))
  }
  return makers
})
