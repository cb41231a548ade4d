/** Whose address it is: whoever stands before the street, over it, or in the lines above. */
import { find, fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { isCompany, isLegalForm, withoutForm, withoutLegalForm } from "../../names/NameForms.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { tokensOf } from "../../reading/Tokens.ts"
import { asksElsewhere, isElsewhereAhead } from "../company/sheets/PlaceLabels.ts"
import { hasShortForm, isAnsweredAt, isNamedAfter, opensOwnName } from "../contact/OwnAddress.ts"
import { companiesIn, isMadeBy, makerAhead } from "../Makers.ts"
import type { Own } from "../Own.ts"
import { isGivenName, isPersonName } from "../Persons.ts"
import { inOwnVoice, titlesOf } from "../Said.ts"
import {
  branchTitle,
  hereWeAre,
  inviting,
  othersAbove,
  ownLabel,
  parentWords,
  roomsBefore,
  seatLabels,
  seatTitle
} from "../words/AddressWords.ts"
import { creditWords, withoutCredit } from "../words/ContactWords.ts"
import { addressLabel, buildings, officials, streetWords, visitLabel } from "../words/PlaceWords.ts"
import { companyKinds, nameNouns, otherPurposes, strangers } from "../words/SubjectWords.ts"
import { withoutLandAhead } from "./deciding/TownsByCode.ts"
import { type LineRun, linesAbove, type PageLine } from "./LineRuns.ts"
import { ofOthers } from "./prose/tongues/OtherPlaces.ts"
import { arabicName, isNamedStreet, isStreetPart, roadEnd } from "./towns/StreetParts.ts"

export interface Owners {
  readonly own: Own
  /** Companies the site names as its makers, folded. */
  readonly makers: ReadonlySet<string>
}

/** "Our address is:", "Die Anschrift lautet:", "The club's address is:", in words of its own before an address. */
const addressIs =
  /^(?:(?:our|the|my) (?:(?:club|company|studio|shop|postal|full|new|mailing) ?){0,2}address is|(?<whose>[^,.;:!?\p{Nd}]{3,50})'s (?:postal |full )?address is|(?:unsere|die) \p{L}*(?:adresse|anschrift) (?:ist|lautet)|(?:notre |l')adresse est|(?:nuestra|la) dirección es|(?:a nossa|o nosso|a|o) (?:morada|endereço) é|(?:il nostro |l')indirizzo è|(?:ons|het) adres is) ?:? ?(?=[\p{Lu}\p{Nd}])/iu
/** The line from whose address it is on, where words lead to it and it is ours: "Made by Acme Games, 9 Bond Street". */
export const withoutLead = (text: string, own: Own): string => {
  const tidy = tidyText(text)
  const led = addressIs.exec(tidy) ?? hereWeAre.exec(tidy)
  if (led !== null) {
    const whose = led.groups?.whose
    return whose === undefined || own.subject(whose) !== "other" ? tidy.slice(led[0].length) : text
  }
  // "Acme is made by Roth AB, Malmö" tells itself whose address it is.
  if (isMadeBy.test(tidy)) return text
  const rest = tidy.replace(makerAhead, "")
  return own.isIn(fold(rest.split(/[,·•|–]/u)[0] ?? "")) ? rest : text
}
export const withoutLabel: (text: string) => string = recalled((text) => {
  const tidy = tidyText(text).replace(addressLabel, "").replace(visitLabel, "")
  const { label = "", rest = "" } = beforeMark.exec(tidy)?.groups ?? {}
  return isInviting(label) ? rest : tidy
})
const beforeMark = /^(?<label>\p{L}[^:,|·•\p{Nd}]{3,60}?) ?: (?<rest>\S.*)$/u
const isInviting = (label: string) =>
  label !== "" &&
  inviting.test(label) &&
  !ofOthers.test(label) &&
  !says(tokensOf(fold(label)), strangers) &&
  !says(tokensOf(fold(label)), otherPurposes)

/** "Rua das Flores, 10": the name of a street before its number. */
const isStreet = new RegExp(`^(?:${streetWords})\\.? |^c/ ?`, "iu")
/** Before the name of the person whose business it is. */
const roles =
  /^(?:inh(?:aber(?:in)?)?|owner|prop(?:rietor)?|geschäftsführer(?:in)?|z\. ?hd|titular|titolare|gérante?|responsable)\b\.?:? /iu
const bareNumber = /^(?:n[º.°o]*\.? ?)?\p{Nd}{1,5} ?\p{L}?$/u
/** Says what somebody is, and names nobody: "entrepreneure individuelle". */
const isSmall = (part: string) => !/\p{Lu}|\p{Lo}/u.test(part)
/** "Jones Florist" is called as a person may be: whoever is of the house is named elsewhere, too, or their trade is. */
const isKnown = (page: PageIndex, name: string): boolean =>
  name.split(" ").some((word) => word.length >= 4 && page.blocks.filter(({ text }) => text.includes(word)).length > 1)
/** "Acme orders are billed by Petit A/S". */
const doneBy = /(?<!\p{L})(?:by|von|par|por|da|door)(?!\p{L})/iu
/** Words of a name that anybody's may have. */
const plainWords =
  /^(?:green|blue|black|white|gold(?:en)?|silver|royal|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|great|good|little|small|open|free|smart|digital|global|first|next|best|pure|true|real|home|house|city|town|data|tech|soft|cloud|studio|atelier|casa|bottega|taller|oficina|werkstatt|boulangerie|café|club|friends|stadt|haus|grün\p{L}*|nord|süd|west|maison|petit\p{L}*|grand\p{L}*|belle?|vert\p{L}*|verde|azul|nuev[oa]|nov[oa]|nuov[oa]|buen[oa]|bo[am]|buon[oa]|gran|terra|sole|luna|solar|media|design|group|team|boletim|jornal|revista|rádio)$/u
/** "Zelo Tecnologia Ltda." of "Zelo Condomínios": a company that has a word of our name for its own. */
export const isKin = (text: string, own: Own): boolean => {
  const [first = ""] = withoutForm(text).split(" ")
  return (
    isCompany(text) &&
    first.length >= 4 &&
    !plainWords.test(first) &&
    !isGivenName(first) &&
    [...own.names].some((name) => name.split(" ").includes(first))
  )
}
/** No number of a street. */
const copyrightYears = /^(?:(?:copyright ?)?(?:©|\(c\))|copyright) ?\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})?,? /iu
/** "Flourtech Ltd (Acme Apps)": what a company calls itself as well. */
const tradingName = / ?\([^()]{2,40}\)$/u
const behindBy = /(?<!\p{L})(?:by|von|par|por|da|door) (?=\p{Lu})/u
/** A company, a café or a farm, by its kind or in marks. */
const arabicHouse =
  /^(?:شركة|مؤسسة|مقهى|متجر|استوديو|مطعم|مزرعة|بستان|صحيفة|مجلة|معرض|فندق|مكتبة|مصنع|عيادة|بنك|صندوق|جامعة|مدرسة|مستشفى|وكالة|تصميم|استضافة|مطبعة|شريك|شريكنا) |[«»"]/u
/** Where houses have no street: "ZA Les Landes", "Polígono Industrial Sur", "Le Bourg". */
const zones =
  /^(?:zon[ae]|z\.? ?[ai]\.?c?\.?|zac|parc|parque|pol[íi]gono|pol\.|le bourg|lieu[- ]dit|gewerbe(?:gebiet|park)|industrie(?:gebiet|park|terrein)|bedrijventerrein|nave|lote|lungo(?:lago|mare|fiume|arno|tevere|porto)|molo|darsena|(?:dorf|markt|haupt|kirch)platz|loc\.|località|fraz(?:ione|\.)|c\.da|contrada|urb(?:anización|\.)|barrio|bairro|carretera|ctra\.)(?!\p{L})/iu
const placeWords = [buildings, roomsBefore, zones, /^the old /iu, isStreet, roadEnd]
/** Whoever stands before the street: ourselves, a person, a building; anybody else's address is theirs. */
const opensForeign = (page: PageIndex, text: string, city: string | null, { own, makers }: Owners): boolean => {
  const [opening = ""] = text.split("،")
  if (arabicHouse.test(opening.trim()) && !own.isIn(fold(opening))) return true
  const whoseInArabic = city === null ? undefined : arabicName.exec(withoutLabel(text))?.groups?.whose
  if (whoseInArabic !== undefined && whoseInArabic !== city && !own.isIn(fold(whoseInArabic))) return true
  const parts = withoutLabel(text)
    .replace(copyrightYears, "")
    .split(/\s*[,|·•⌖📍]\s*|\s+[–—-]\s+/u)
    .filter((part) => part !== "")
  // "Petit AS, Trondheim, Norway", of which no town is read.
  if (parts.slice(0, -1).some((part) => hasShortForm(part) && !own.isIn(fold(part)) && !makers.has(withoutForm(part))))
    return true
  // "The Model Mill, Sligo, F91 X2K4": the first number is its postal code, behind the town.
  const street = parts.findIndex((part) => /\p{Nd}/u.test(part) || part === city || roadEnd.test(part))
  // Without a street whatever is called like a person may as well be a shop.
  const hasStreet = parts[street] !== city
  // "Servidão da Barra, 45": right before a number of its own stands its street.
  const before = parts.slice(0, Math.max(0, bareNumber.test(parts[street] ?? "") ? street - 1 : street))
  // Behind our own name stand a quarter or a building: "Acme B.V. · Strijp-S, Torenallee 20". Other companies stay others.
  const [first = ""] = before
  const isOurs = own.isIn(fold(first)) && !doneBy.test(first)
  const others = isOurs ? before.slice(1).filter(isCompany) : before
  return others.some((part) => {
    const bare = part.replace(/^(?:©|\(c\)|copyright)\s*/iu, "").replace(roles, "")
    // "© 2026 Acme. Sponsored by Flourtech Oy, Turku": whoever stands last before the street.
    const whose = (bare.split(behindBy).at(-1) ?? bare).replace(tradingName, "")
    const known =
      own.isIn(fold(whose)) ||
      opensOwnName(whose, own) ||
      makers.has(withoutForm(whose)) ||
      isKin(whose, own) ||
      (hasStreet &&
        isPersonName(bare) &&
        (isGivenName(bare.split(" ")[0] ?? "") || bare !== part || isKnown(page, bare)))
    const isPlace = placeWords.some((one) => one.test(bare))
    return !known && !isPlace && !isSmall(bare) && !isLegalForm(bare) && /\p{L}/u.test(bare)
  })
}

/** "Mill Court" is a building, "High Court" none; "4 Heron Bank, Leeds" is a street. */
const inCourt =
  /(?<=(?!High|District|Supreme|Regional|Local|Commercial|Crown|County|Superior|Federal|Register|Registry|Labour)\b\p{Lu}\p{Ll}+ )Court(?!\p{L})|(?<=(?:^|[,:] )\p{Nd}{1,4}\p{L}? \p{Lu}\p{Ll}+ )Bank(?=, \p{Lu})/gu
const tells = (words: Block | string) => {
  const text = withoutCredit((typeof words === "string" ? words : words.text).replace(inCourt, ""))
  const isWhole = typeof words !== "string" && text === words.text
  const tokens = isWhole ? words.tokens() : tokensOf(fold(text))
  return (
    officials.test(text) ||
    creditWords.test(text) ||
    parentWords.test(text) ||
    says(tokens, otherPurposes) ||
    says(tokens, strangers)
  )
}

/** "Adelaide SA 5000" is in South Australia, and no company. */
const isForeign = (text: string, { own, makers }: Owners) =>
  companiesIn(text.replace(/ SA(?=,? \p{Nd}{4}(?!\p{Nd}))/u, "")).some(
    (name) => !isKin(name, own) && !own.isName(name) && !makers.has(withoutForm(name)) && !own.isIn(fold(name))
  )

/** "所在地:", "运营主体:"; "印刷:" stands before somebody else's. */
const ownLabelInHan =
  /所在地|住所|本社|本店|会社|運営|事業|販売|発行|責任|連絡|問い?合わ?せ|アクセス|工房|店舗|アトリエ|スタジオ|オフィス|事務所|郵便|代表|地址|公司|总部|總部|运营|主体|联系|聯絡|聯繫|住址|办公|辦公|位置|邮寄|通讯/u
const inLand = /(?<!\p{L})(?:in|en|au|aux|em|no|na) \p{Lu}\p{L}+$/u
const streetName = new RegExp(`(?:^|[ -])(?:${streetWords})$`, "iu")
/** "Nearest car park: 14 High Street": a label that is none of ours is somebody else's, or says that it is no seat. */
const isLabelOfOthers = (text: string, { own }: Owners): boolean => {
  const tidy = tidyText(text)
  if (asksElsewhere.test(/^[^:：]{1,40}(?=[:：])/u.exec(tidy)?.[0] ?? "")) return true
  const inHan = /^(?<label>[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}ー]{1,12}) ?[::]/u.exec(tidy)?.groups?.label
  if (inHan !== undefined && !ownLabelInHan.test(inHan) && !own.isIn(fold(inHan))) return true
  const label = /^(?<label>\p{L}[^:,|·•\p{Nd}]{1,60}?) ?: /u.exec(tidy)?.groups?.label
  if (label === undefined || addressLabel.test(tidy) || visitLabel.test(tidy)) return false
  const isOurs =
    own.isIn(fold(label)) ||
    (isPersonName(label) && isGivenName(label.split(" ")[0] ?? "")) ||
    companyKinds.has(fold(label))
  // "Acme in Austria: Petit Sport, High Street 9": whoever stands for it there.
  const there = inLand.test(label) ? /: (?<who>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)\s*,/u.exec(tidy)?.groups?.who : undefined
  if (there !== undefined && !own.isIn(fold(there)) && !streetName.test(there)) return true
  return !isOurs && !isInviting(label) && ![ownLabel, seatTitle, seatLabels, branchTitle].some((one) => one.test(label))
}

/** "Printer" in bold before it, over it in its card, or beside it in its table. */
const isBesideOthers = (page: PageIndex, { block, at }: PageLine): boolean => {
  const above = page.blocks[at - 1]
  if (asksElsewhere.test(tidyText(block.lead ?? ""))) return true
  return above !== undefined && above.region === block.region && asksElsewhere.test(tidyText(above.text))
}
/** "Printer Leeds, United Kingdom": a card runs its label and what it is put to together. "Market Street 4, Leeds" is a street. */
const isOtherRow = ({ text }: PageLine): boolean => {
  const [first = ""] = tidyText(text).split(/, ?/u)
  return isElsewhereAhead(tidyText(text)) && !isStreetPart(first) && !isNamedStreet(first)
}

/** "Acme Ltd", "Acme Ltd, registered in England, no. 15 208 446". */
const isSignedRow = (row: string, own: Own): boolean => {
  const [name = "", ...more] = row.split(", ")
  const isNumbered = /^(?:registered|incorporated|company|reg)(?!\p{L})/iu.test(more[0] ?? "")
  return own.isName(withoutLegalForm(name)) && (more.length === 0 || isNumbered)
}

export const isOfOthers = (
  page: PageIndex,
  lines: ReadonlyArray<PageLine>,
  { first, last, text }: LineRun,
  city: string | null,
  owners: Owners
): boolean => {
  const here = lines[first]
  const isNamed = owners.own.isIn(fold(text)) && /^(?:©|\(c\)|copyright)/iu.test(text)
  const said = [...lines.slice(first, last + 1), ...(isNamed ? [] : linesAbove(lines, first))]
  const above = lines[first - 1]
  const isBeside = above !== undefined && here !== undefined && above.block.region === here.block.region
  // "Made by Acme, 9 Bond Street" credits ourselves.
  const words = new Map(said.map((line) => [line, withoutLead(line.text, owners.own)]))
  if (here !== undefined && !here.text.includes("@") && isLabelOfOthers(words.get(here) ?? here.text, owners))
    return true
  if (!isNamed && isBeside && above.text.length <= 100 && othersAbove.test(above.text)) return true
  if (lines.slice(first, last + 1).some((line) => isBesideOthers(page, line) || isOtherRow(line))) return true
  // The columns of a footer stand beside each other, under headings of their own.
  const titles = here === undefined || here.block.region === "footer" ? [] : titlesOf(page, here.at)
  const tellsOthers = [...words].some(([line, rest]) => tells(line.isRow || rest !== line.text ? rest : line.block))
  if (tellsOthers || titles.some(tells)) return true
  // "Acme Ltd / The Cider Store, 9 Barrow Lane, Hereford": under our name a house is no one else's.
  const isUnderUs =
    above?.isRow === true && above.block === here?.block && isSignedRow(tidyText(above.text), owners.own)
  return (
    [...words.values()].some((rest) => isForeign(rest, owners)) ||
    (!isUnderUs && opensForeign(page, text, city, owners) && !(here !== undefined && isAnsweredAt(page, here.at)))
  )
}

/** The address without whose it is: parts of a line before its first number that name a company, or the product. */
export const withoutCompany = (text: string, own: Own) => {
  const parts = text.split(/(?<=,) *|(?<= [·|•]) +/u)
  const isWhose = (part: string) => {
    const bare = part.replace(/ ?[,·|•]$/u, "")
    return isCompany(bare) || own.isName(bare) || /©|copyright/iu.test(bare) || isNamedAfter(bare, own)
  }
  while (parts.length > 1 && isWhose(parts[0] ?? "")) parts.shift()
  // "© 2026 Acme, Inc. 12 Quay Row, Tulsa, OK"
  const [form = "", ...street] = (parts[0] ?? "").split(" ")
  if (parts.join(" ") !== text && street.length > 0 && isLegalForm(form.replace(/[.,]$/u, "")))
    parts[0] = street.join(" ")
  // "Acme Burlington, Vermont"; of "Acme Harbour - Canada", who is called so whole, no part is a town.
  const words = (parts[0] ?? "").split(" ")
  const longest = words.findLastIndex((_, at) => own.isName(words.slice(0, at + 1).join(" ")))
  const rest = withoutLandAhead(words.slice(longest + 1).join(" "))
  // "Acme Foundation, Nakuru, Kenya": our name with what kind of house it is.
  const kind = fold(rest.replace(/ ?[,·|•]$/u, ""))
  if (
    longest >= 0 &&
    parts.length > 1 &&
    (/^(?:foundation|trust)$/u.test(kind) || companyKinds.has(kind) || nameNouns.has(kind))
  )
    return parts.slice(1).join(" ")
  if (longest >= 0 && /^[\p{Lu}\p{Nd}][^.–—]*$/u.test(rest)) parts[0] = rest
  return parts.join(" ")
}

/** "Acme", or "About Acme" of "About Acme España", where "Acme España" is the name. */
export const isWithinName = ({ names, isName }: Own, city: string, text: string): boolean => {
  const [part, whole] = [fold(city), fold(text)]
  const from = find(whole, part)
  if (isName(city)) return true
  return [...names].some((name) => {
    // "Acme Inc., Sherbrooke" is who signs a page, with where they are.
    const at = name === part || name.includes(",") ? -1 : find(whole, name)
    return at !== -1 && from !== -1 && at < from + part.length && from < at + name.length
  })
}

/** "— Ada Roth, Ghent, Belgium": who signs a page, before where from. */
const signed = /(?:^|, )[—–-] ?(?<name>\p{Lu}[^,]{2,60}), (?=\p{Lu})/u
/** Without who signs it; null where that is nobody the page names besides. */
export const withoutSigner = (page: PageIndex, text: string): string | null => {
  const { 0: whole = "", index = 0, groups } = signed.exec(text) ?? {}
  const name = groups?.name ?? ""
  if (!isPersonName(name)) return text
  const isNamed = page.blocks.some(
    (block) =>
      inOwnVoice(block) && !block.text.startsWith("—") && block.text.includes(name) && !block.text.includes(whole)
  )
  return isNamed ? text.slice(index + whole.length) : null
}
