/** In which language a sentence is told, and whether its words name anybody else. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import type { Utterance } from "../../Said.ts"
import { strangers } from "../../words/SubjectWords.ts"

/** The two letters of the language of a sentence; English where its page names none. */
export const languageTold = ({ block, page }: Pick<Utterance, "block" | "page">): string =>
  (block.lang ?? page.page.lang ?? "en").slice(0, 2).toLowerCase()

/** In German every noun has a capital, as the first word has everywhere. */
const withoutCapitals = (text: string, lang: string): string =>
  lang === "de" ? text.replace(/\p{Lu}(?=\p{Ll})/gu, (one) => one.toLowerCase()) : text
/** Names of plans, by which nobody is named. */
const tiers =
  /(?<!\p{L})(?:Pro|Plus|Premium|Teams?|Business|Studio|Family|Famil\p{L}+|Solo|Basic|Version\p{L}*|Equip[eo]s?|Équipes?|Max|Unlimited|Professional)(?!\p{L})/gu
/** "R$ 19", "SMS": capitals of sums and of what is counted. */
const units =
  /(?<!\p{L})(?:\p{Lu}{1,3}(?=\$)|SMS|MMS|PDFs?|[KMGT]B|kWh|KWh|VAT|USt|MwSt|TVA|IVA|BTW|EUR|USD|GBP|CHF|API|DM)(?!\p{L})/gu
export const namesOthers = (own: Own, text: string, lang: string): boolean => {
  const plain = text.trim().replace(units, "x").replace(tiers, "x")
  return own.namesOther(withoutCapitals(`x ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`, lang))
}
/** A sentence without those before it that name nobody: in German each of their nouns looks like a name. */
export const afterPlainWords = (said: Utterance, own: Own): Utterance => {
  const lang = languageTold(said)
  const names = (one: string) => namesOthers(own, one, lang) || textSays(fold(one), strangers)
  return lang === "de" ? { ...said, before: said.before.filter(names) } : said
}
/** "Loaf makes another planner.": who is named like that at the head is somebody, and no noun. */
export const somebodyDoes =
  /^(?!(?:The|This|That|It|We|You|Our|Your|My|No|All|Every|Each|One|Nothing|Everything|Everyone|Anyone|There|Here|What|Who) )\p{Lu}[\p{L}\p{N}.]* (?:is an?|makes?|builds?|offers?|sells?|ships?|runs?|provides?|lets?|does|has) /u
