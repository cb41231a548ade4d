/** What the address of a page says of it: the first page of a site, a page about somebody or something else. */
import { isPressKit, isPressPage } from "../../../../domain/draft/RegionWords.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"
import { madeOnce, madeOnceBy } from "../../../../domain/text/Recalled.ts"
import { titleParts } from "../names/SiteNames.ts"
import type { PageIndex } from "../reading/PageIndex.ts"
import { makersTitles } from "./words/founding/houses/MakersTitles.ts"
import { asidePaths, isHouseTitle } from "./words/SubjectWords.ts"

/** What an address says is asked for nearly every sentence of its page, so it is read once a page. */
interface PagePath {
  /** The segments as they are read. */
  readonly segments: ReadonlyArray<string>
  readonly isHome: boolean
  readonly isAside: boolean
}
const pathOf = madeOnce((page: PageIndex): PagePath => {
  const segments = new URL(page.page.url).pathname.split("/").filter((part) => part !== "")
  const parts = segments.filter((part) => !isLanguage(part) && !firstPage.test(part))
  return {
    segments: segments.map(percentDecoded),
    isHome: parts.length === 0,
    isAside: leadsAside(page, parts)
  }
})
/** "index_zh.html": the first page, in one of its languages. */
const firstPage = /^index[-_.][a-z]{2}(?:-[a-z]{2,4})?\.(?:html?|php)$/i
const isLanguage = (segment: string) => /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment)
export const isHome = (page: PageIndex): boolean => pathOf(page).isHome
/** A page about whoever makes it. */
export const aboutPath =
  /^(?:(?:our|unsere?|notre|nos|la|nuestr[oa]|noss[oa]|a-noss[oa]|la-nostra|il-nostro|ons|onze)-(?:story|history|team|company|geschichte|firma|histoire|equipe|équipe|historia|equipo|empresa|equipa|storia|azienda|verhaal|bedrijf|geschiedenis)|about|team|crew|people|the-team|the-people|meet-us|meet-the-team|about-us|origins?|our-roots|founders?|company|story|history|geschichte|histoire|historia|storia|verhaal|bedrijf|who-we-are|imprint|impressum|contact|ueber|über|unternehmen|qui-sommes|a-propos|equipe|équipe|equipo|nosotr[oa]s|quienes|sobre|quem-somos|chi-siamo|azienda|over|mentions|proje[ck]t|proyecto|projeto|progetto|kaisha|gaiyou?|guanyu|man-na|nahnu|wer-wir|wie-wir|qui-suis|chi-sono|(?:hello|hi|who|me|wir|wer|ich|quien(?:-soy|-ensena)?|quem(?:-sou)?|qui|noi|nos|propos|chisono|betrieb|der-betrieb|verein|der-verein|our-workshop|maker|makers|the-makers|studio|lo-studio|workshop|werkstatt|atelier|l-?atelier|estudio|o-?estudio|taller|el-?taller|bottega|la-?bottega|(?:a-?)?oficina|werkplaats|koushi|(?:(?:a|our|open|founders?)-)?letter|(?:la-|notre-)?lettre|(?:firmen|betriebs|vereins|unternehmens)?(?:chronik|geschichte)|die-geschichte|meilensteine|werdegang|daten-und-fakten|fakten|steckbrief|(?:our-)?(?:timeline|milestones)|(?:fast-|key-|quick-|company-)?facts|fact-?sheet|at-a-glance|in-short|in-brief|(?:onze-)?(?:historie|geschiedenis|tijdlijn)|feiten|het-verhaal|(?:la-|nuestra-)?(?:cronología|cronologia|trayectoria)|ficha|quiénes(?:-somos)?|(?:a-|nossa-)?(?:trajetória|trajetoria|cronologia)|história|l-histoire|(?:notre-)?parcours|chronologie|repères|(?:la-)?cronologia|l-azienda|qui-est-on|enkaku|الجدول-الزمني|قصتنا|من-نحن|沿革|发展历程)(?:\.\p{L}{2,5})?$)/iu
/** A page about somebody or something else: an article, a customer's story, a comparison. */
export const isAsidePage = (page: PageIndex): boolean => pathOf(page).isAside
const leadsAside = (page: PageIndex, all: ReadonlyArray<string>): boolean => {
  // Shops keep all their own pages under "pages": `/pages/story`.
  const parts = all.filter((part) => part !== "pages")
  // Of a customer's story the address says whose it is: `/story/acme`.
  if (parts.length === 1 && ownStory.test(parts[0] ?? "")) return false
  if (isPressKit(titleParts(page.page.title ?? "")[0] ?? "")) return false
  // What others wrote, and beside it what the house tells of itself.
  const isForPress = isPressPage(titleParts(page.page.title ?? "")[0] ?? "", percentDecoded(parts.at(-1) ?? ""))
  if (isForPress && page.blocks.some(({ region }) => region === "main")) return false
  return parts.some((part) => asidePaths.test(percentDecoded(part)))
}
const ownStory = /^story(?:\.\w+)?$/i
/** A page that explains how it is used: the house's own words, of one thing at a time. */
const manualPath = /^(?:guides?|docs|documentation|wiki|help|support)(?:[-_.]|$)/iu
export const isManual = (page: PageIndex): boolean => pathSays(page, manualPath)
/** Asked of a page for each sentence of it. */
export const pathSays = madeOnceBy((page: PageIndex, words: RegExp): boolean =>
  pathOf(page).segments.some((part) => words.test(part))
)

/** "Wer wir sind – Acme", "The farm": what the page is called says that it is about whoever makes it. */
const isTitledOfMakers = (page: PageIndex): boolean => {
  const headings = page.blocks.filter(({ level }) => level === 1).map(({ folded }) => folded)
  const titles = [...titleParts(page.page.title ?? "").map(fold), ...(headings.length === 1 ? headings : [])]
  return titles.some((title) => {
    const plain = title.replace(/[\s.:!?？。]+$/u, "")
    return makersTitles.has(plain) || isHouseTitle(plain)
  })
}
/** A page about whoever makes it, by its address or by what it is called. */
export const tellsOfMakers = madeOnce(
  (page: PageIndex): boolean =>
    pathSays(page, aboutPath) || (!isHome(page) && !isAsidePage(page) && isTitledOfMakers(page))
)
/** Where a house answers what it is asked, who began it among the rest. */
const answersPath =
  /^(?:faqs?|q-?and-?a|questions?(?:-.*)?|frequently-asked.*|(?:haeufige-)?fragen|haeufig.*|foire-aux-questions|preguntas?(?:-.*)?|perguntas?(?:-.*)?|duvidas|domande(?:-.*)?|vragen|veelgestelde-vragen|yokuaru|shitsumon|wenti)(?:\.\w+)?$/iu
/** The first page of a site, one about whoever makes it, or one of answers: where the house tells of itself. */
export const mayTellOfHouse = (page: PageIndex): boolean =>
  isHome(page) || tellsOfMakers(page) || pathSays(page, answersPath)
