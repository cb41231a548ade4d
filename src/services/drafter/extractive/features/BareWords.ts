/** Deeds in one word, which name no thing that there is: data. "Design", "support" and "reports" are things as well. */
import { fold } from "../../../../domain/text/Folding.ts"
import { wordSet } from "../../evidence/clause/words/Closed.ts"
import type { Language } from "../../evidence/topics/Language.ts"

const list = (text: string): ReadonlySet<string> => wordSet(fold(text))

const deeds: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: list(`
    learn build connect attract engage convert discover explore grow extend secure install organize organise distribute manage create protect transform inspire
    empower deliver execute measure optimize optimise analyze analyse improve discuss collaborate automate simplify accelerate activate adapt align assess achieve capture choose collect
    compare commit develop decide define detect diagnose educate elevate evolve follow heal implement innovate integrate iterate join listen maintain nurture operate
    participate perform prepare prevent produce promote provide prove recover reduce refine retain restore save serve solve succeed sustain teach thrive unify validate verify win
    enjoy relax unwind gather belong nourish ideate engineer optimise monetize monetise scale know understand
  `),
  de: list(`
    lernen bauen verbinden entdecken wachsen gestalten entwickeln umsetzen optimieren verstehen begleiten begeistern erleben schützen sparen teilen organisieren verwalten analysieren
    planen erstellen verbessern gewinnen überzeugen vernetzen fördern stärken befähigen vermitteln verkaufen binden messen automatisieren vereinfachen handeln genießen entspannen mitmachen
  `),
  nl: list(`
    leren bouwen verbinden ontdekken groeien ontwerpen ontwikkelen optimaliseren begrijpen begeleiden inspireren beleven beschermen besparen delen organiseren beheren analyseren plannen
    maken verbeteren overtuigen versterken meten automatiseren vereenvoudigen genieten ontspannen meedoen
  `)
}
/** Where deeds have an ending of their own; beside others alone, for some things have it too. */
const endings: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /\p{L}{2}(?:[aei]r|[aei]rse|[aei]rte)$/u,
  pt: /\p{L}{2}[aei]r(?:-se)?$/u,
  it: /\p{L}{2}[aei]re$/u,
  fr: /^(?:apprendre|comprendre|découvrir|grandir|réussir|agir|choisir|construire|vendre|vivre|offrir|\p{L}+(?:(?<!i)er|ez))$/u
}
/** 知る, 続ける: a verb as dictionaries have it. */
export const unspacedDeed = /^\p{scx=Han}{1,2}\p{scx=Hiragana}?[うくぐすつぬぶむる]$/u

/** Whether a word alone tells what is done, and no thing. */
export const isDeedAlone = (word: string, lang: Language | null): boolean =>
  [deeds.en, lang === null ? undefined : deeds[lang]].some((known) => known?.has(fold(word)) === true)
/** Whether it tells so beside others of its kind. */
export const mayBeDeed = (word: string, lang: Language | null): boolean =>
  isDeedAlone(word, lang) || (lang !== null && endings[lang]?.test(fold(word)) === true)
