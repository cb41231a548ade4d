/** Which part of a page the words of a heading, of a page's name or of a short line announce. */
import { recalled } from "../text/Recalled.ts"
import type { Region } from "./PageBlocks.ts"
import { announcedRegions, likingPhrases, type RegionPhrases, rowPhrases } from "./RegionPhrases.ts"

const phrasesOf = (list: string) => list.split("|").map((phrase) => phrase.replace(/\s+/g, " ").trim())
/** Scripts written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Words of a heading, one space between two; an apostrophe and an ampersand belong to theirs. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .split(/[^\p{L}\p{M}\p{N}'&]+/u)
    .filter((word) => word !== "")

const index = (of: (words: RegionPhrases) => string) => {
  const regions = new Map<string, Region>()
  for (const [region, words] of Object.entries(announcedRegions)) {
    for (const phrase of phrasesOf(of(words))) {
      const key = unspaced.test(phrase) ? phrase : wordsOf(phrase).join(" ")
      // The keys of `announcedRegions` are regions.
      if (key !== "" && !regions.has(key)) regions.set(key, region as Region)
    }
  }
  return regions
}
const within = index((words) => words.within)
const whole = index((words) => words.whole)
const pages = index((words) => words.pages ?? "")
/** How many words, or characters of an unspaced script, the phrases that begin so have at most. */
const longest = new Map<string, number>()
for (const key of within.keys()) {
  const [start = "", length] = unspaced.test(key) ? [key[0], key.length] : [key.split(" ")[0], key.split(" ").length]
  longest.set(start, Math.max(longest.get(start) ?? 0, length))
}
/** A heading with more is a sentence, which may speak of anything. */
const most = { words: 14, named: 6, characters: 120, unspaced: 40, line: 90 } as const

/** What is laid out for the press is said by the makers themselves. */
const ownMatter =
  /\b(?:press|media) ?kit\b|\bpresskit\b|\bfact ?sheet\b|\bbrand (?:assets|guidelines)\b|\bpressemappe\b/

/** Said before a thing's name without changing what it is. */
const articles =
  /^(?:the|our|your|my|all|meet|die|der|das|unsere?|ihre|les?|la|nos|notre|vos|los|las|el|nuestros?|nuestras?|os|as|nossos?|nossas?|i|gli|il|nostri|de|het|onze) /

/** The longest phrase that begins with the word at `from`. */
const phraseAt = (words: ReadonlyArray<string>, from: number): Region | null => {
  for (let length = longest.get(words[from] ?? "") ?? 0; length > 0; length--) {
    const region = from + length > words.length ? undefined : within.get(words.slice(from, from + length).join(" "))
    if (region !== undefined) return region
  }
  return null
}
/** The first phrase says what a heading is about ("Features loved by our clients"); of two there the longer. */
const firstWithin = (words: ReadonlyArray<string>): Region | null => {
  for (const from of words.keys()) {
    const region = phraseAt(words, from)
    if (region !== null) return region
  }
  return null
}
const unspacedWithin = (text: string): Region | null => {
  for (let from = 0; from < text.length; from++) {
    for (let length = longest.get(text[from] ?? "") ?? 0; length > 1; length--) {
      const region = within.get(text.slice(from, from + length))
      if (region !== undefined) return region
    }
  }
  return null
}
/** "Classes and fees", "Prices & hours, term 3": one of two that a heading names, in words that mean nothing but prices. */
const sums =
  /^(?:prices?|rates?|fees?|tariffs?|preise?|tarife?|gebühren|kosten|tarifs?|prix|precios?|tarifas?|preços?|prezzi|tariffe|prijzen|tarieven)(?: \p{L}+)?$/u
const joints = / (?:and|&|und|et|y|e|en) /u
const namesPrices = (text: string) => joints.test(text) && text.split(joints).some((part) => sums.test(part))

const namedBy = (text: string) => whole.get(text) ?? whole.get(text.replace(articles, ""))

/** The region of a page by a part of its address, or of its title. */
export const regionOfPageName = (name: string): Region | null =>
  pages.get(wordsOf(name).join(" ")) ?? regionOfHeading(name)

const firstWord = /[\p{L}\p{M}\p{N}'&]+/u
/** First words of phrases; looked at before a line is taken apart, for most begin with another. */
const starts = new Set([...longest.keys(), ...[...whole.keys()].map((key) => key.split(" ")[0] ?? "")])
const mayAnnounce = (line: string) => {
  const [first = ""] = firstWord.exec(line) ?? []
  return starts.has(first.toLowerCase()) || unspaced.test(first) || /[^\x20-\x7e\u00c0-\u024f]/.test(first)
}

const liking = phrasesOf(likingPhrases)
const rows = [...phrasesOf(rowPhrases), ...liking].map((phrase) =>
  unspaced.test(phrase) ? phrase : wordsOf(phrase).join(" ")
)
/** Whether a line that announces others announces but a row of them. */
export const announcesRow = (line: string): boolean => {
  const text = ` ${wordsOf(line).join(" ")} `
  return rows.some((phrase) => text.includes(unspaced.test(phrase) ? phrase : ` ${phrase} `))
}

/** Whether a short line says that names of others follow: "Trusted by teams at". */
export const announcesOthers = (line: string): boolean => {
  if (line.length > most.line || !mayAnnounce(line) || /[.!?。]$/.test(line)) return false
  const words = wordsOf(line)
  if (whole.get(words.join(" ")) === "others" || /^powered by\b/i.test(line)) return true
  if (line.length <= 24 && unspaced.test(line)) return unspacedWithin(line) === "others"
  const text = `${words.join(" ")} `
  return words.length > 1 && (phraseAt(words, 0) === "others" || liking.some((phrase) => text.startsWith(`${phrase} `)))
}

/** Whether words are the whole name of a region, nothing else. */
export const isRegionName = (heading: string): boolean => {
  const text = wordsOf(heading).join(" ")
  return namedBy(text) !== undefined || within.has(text)
}

/** The region a heading says stands below it; null where its words say nothing of that. Asked of each block under it. */
export const regionOfHeading: (heading: string) => Region | null = recalled((heading) => {
  if (heading.length > most.characters) return null
  const words = wordsOf(heading)
  const text = words.join(" ")
  if (words.length === 0 || words.length > most.words || ownMatter.test(text)) return null
  // "100 credits" are bought; "3 comments" are read.
  if (/^\d[\d ]* credits?(?: \d[\d ]*)?$/.test(text)) return null
  const bare = /\d/.test(text) ? words.filter((word) => !/^\d+$/.test(word)).join(" ") : text
  return (
    namedBy(bare) ??
    firstWithin(words) ??
    (words.length <= most.named && namesPrices(bare) ? "pricing" : null) ??
    (unspaced.test(text) ? unspacedWithin(text.slice(0, most.unspaced)) : null)
  )
})

/** "Press kit | Acme": what a house tells of itself for others to write; the page of what they wrote is called "Press". */
const pressKit =
  /^(?:press[- ]?kit|media[- ]?kit|press (?:pack|materials|resources)|fact ?sheet|presse(?:mappe|kit|paket)|pressematerial|dossier de presse|kit (?:de )?(?:presse|prensa|imprensa|media)|dossier de prensa|cartella stampa|kit stampa|persmap|perskit|プレスキット|媒体资料包)$/iu
export const isPressKit = (name: string): boolean => pressKit.test(name.trim())

/** "Press", "Presse", alone: what others wrote, and beside it what the house tells of itself. */
const press =
  /^(?:(?:the )?press(?: ?room| area| corner| info(?:rmation)?)?|media(?: ?room)?|for (?:the )?(?:press|media)|presse(?:bereich|raum|infos?|informationen|corner|portal)?|medien|für (?:die )?(?:presse|medien)|espace presse|médias|prensa|sala de prensa|medios|imprensa|sala de imprensa|stampa|sala stampa|area stampa|pers|perskamer|プレス(?:ルーム|関係者の皆様へ)?|メディア関係者の?(?:皆様|方)へ|媒体(?:资料|中心|专区)?|الصحافة|للصحافة|المركز الإعلامي)$/iu
const isPressName = (name: string): boolean => press.test(name.trim())
/** Whether a page is for the press, by the first part of its title and the last of its address; "In the press" is of others. */
export const isPressPage = (title: string, segment: string): boolean =>
  isPressName(title) || (isPressName(segment) && regionOfHeading(title) !== "others")
/** Under which a house tells of itself there: "At a glance", "About Acme". */
const houseFacts =
  /^(?:at a glance|in brief|in short|(?:(?:key|quick|fast|company|basic) )?facts(?: (?:and|&) figures)?|fact ?sheet|boilerplate|(?:the )?(?:company|founders|team)|company (?:profile|overview|background|info(?:rmation)?)|background|about(?: us)?|auf einen blick|(?:zahlen|daten|namen) (?:und|&) fakten|fakten|steckbrief|kurzprofil|hintergrund|das unternehmen|die gründer(?:innen)?|über uns|en bref|chiffres clés|repères|fiche|l'entreprise|les fondat\p{L}+|à propos|qui sommes-nous|en breve|en pocas palabras|de un vistazo|datos(?: clave)?|ficha(?: técnica)?|la empresa|los fundadores|quiénes somos|sobre nosotros|in breve|la scheda|i fatti|l'azienda|i fondatori|chi siamo|em resumo|factos|fatos|a empresa|os fundadores|sobre nós|quem somos|in het kort|feiten(?: en cijfers)?|het bedrijf|de oprichters|over ons|概要|会社概要|基本情報|概览|公司(?:简介|概况)|基本信息|关于我们|لمحة(?: سريعة)?|حقائق|نبذة(?: عنا)?|من نحن)$/iu
const aboutName = /^(?:about|über|à propos de|sobre|acerca de|over|su|informazioni su|关于|عن) ?(?<name>.{2,40})$/iu
export const tellsPressOfHouse = (heading: string, isOwn: (name: string) => boolean): boolean => {
  const plain = heading.trim().replace(/[:.!]$/u, "")
  const name = aboutName.exec(plain)?.groups?.name
  return houseFacts.test(plain) || (name !== undefined && isOwn(name))
}
/** Over what a house tells the press of itself, where that is told at all. */
export const isForPress = (heading: string): boolean => isPressName(heading) || tellsPressOfHouse(heading, () => false)
/** What a sheet of facts has labels for: when it was founded, by whom, where it is. */
const sheetLabels = [
  /^(?:founded|established|founding year|year founded|gegründet|gründung(?:sjahr)?|création|fondée?|année de création|fundación|fundad[ao]|año de fundación|fundação|ano de fundação|fondazione|fondat[ao]|anno di fondazione|opgericht|oprichting(?:sjaar)?|設立|創業|成立(?:时间|日期)?|创立(?:时间)?|سنة التأسيس|تأسست|التأسيس)(?![\p{L}])/iu,
  /^(?:(?:co-?)?founders?|founded by|gründer(?:innen|in|team)?|gegründet von|fondat(?:eur|rice)s?|fundador(?:es|as|a)?|fondator[ei]|fondatric[ei]|oprichters?|創業者|代表者?|创始人|المؤسسون|المؤسسان|المؤسسة?)(?![\p{L}])/iu,
  /^(?:headquarters|hq|based(?: in)?|location|office|sitz|standort|firmensitz|siège|sede|ubicación|localização|hoofdkantoor|vestiging|本社|所在地|总部|地址|地点|المقر)(?![\p{L}])/iu,
  /^(?:team(?: size)?|employees|mitarbeiter\p{L}*|mitarbeitende|effectif|équipe|empleados|equipo|equipa|equipe|dipendenti|medewerkers|従業員数?|员工(?:人数)?|团队|الفريق|عدد الموظفين)(?![\p{L}])/iu
] as const
/** Lines that are such a sheet: of two kinds or more. */
export const isHouseSheet = (lines: ReadonlyArray<string>): boolean =>
  sheetLabels.filter((label) => lines.some((line) => label.test(line.trim()))).length > 1
