/**
 * The year in which the first of what a house makes was sold or left its hands: "Notre premier pain est sorti du four en mars
 * 2020", "Das erste Brot haben wir 2012 verkauft". Only plain goods, right behind "first": a first vegan loaf is a later one.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Fact } from "../../Fact.ts"
import { anyYear } from "../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../founding/Doubtful.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { isOwnContext, ownSaid, saidFact } from "../../Said.ts"
import { otherBeginnings, takenOver } from "../../words/founding/BeginningWords.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { beforeYear, othersBegan } from "../../words/founding/TimeWords.ts"
import { strangers } from "../../words/SubjectWords.ts"

const shapes: ReadonlyArray<string> = [
  "(?:our|the) (?:very )?first (?:loaf|loaves|batch|bottles?|barrel|jars?|cheese|box|parcel|beer) (?:left|came out of|rolled out of|went out of) (?:our|the) (?:oven|kiln|workshop|brewery|press|dairy|cellar)",
  "(?:unser(?:e|en)?|das|den|die) (?:aller)?erste[nrs]? (?:Brot|Bier|Käse|Laib|Kiste|Flasche|Glas|Paket|Heft|Ausgabe) (?:haben wir|habe ich|verkauften wir|backten wir|brauten wir|verließ|kam aus)",
  "(?:haben wir|habe ich) (?:unser(?:e|en)?|das|den|die|mein(?:e|en)?) erste[nrs]? (?:Brot|Bier|Käse|Laib|Kiste|Flasche|Glas|Paket|Heft|Ausgabe) (?:verkauft|gebacken|gebraut|verschickt|ausgeliefert|gedruckt)",
  "notre (?:toute? )?premi(?:er|ère) (?:pain|fournée|bière|brassin|fromage|bouteille|colis|numéro) (?:est sortie?|est partie?|sortait|quittait|a été vendue?)",
  "(?:nous avons|j'ai) (?:vendu|sorti|brassé|expédié|imprimé) (?:notre|mon|ma|le|la) premi(?:er|ère) (?:pain|fournée|bière|brassin|fromage|bouteille|colis|numéro)",
  "nuestr[oa] primer[ao]? (?:pan|hogaza|cerveza|queso|botella|caja|número) (?:salió|se vendió|partió)",
  "(?:vendimos|horneamos|enviamos|imprimimos|vendí|horneé) (?:nuestr[oa]|el|la|mi) primer[ao]? (?:pan|hogaza|cerveza|queso|botella|caja|número)",
  "noss[oa] primeir[oa] (?:pão|cerveja|queijo|garrafa|caixa|número) (?:saiu|foi vendid[oa])",
  "(?:vendemos|assámos|assamos|enviamos|imprimimos|vendi) (?:[oa] )?(?:noss[oa] |meu |minha )?primeir[oa] (?:pão|cerveja|queijo|garrafa|caixa|número)",
  "(?:il|la) nostr[oa] prim[oa] (?:pane|pagnotta|birra|formaggio|bottiglia|numero) (?:è uscit[oa]|è stat[oa] vendut[oa])",
  "(?:abbiamo|ho) (?:sfornato|venduto|spedito|stampato|imbottigliato) (?:il|la) (?:nostr[oa] |mi[oa] )?prim[oa] (?:pane|pagnotta|birra|formaggio|bottiglia|numero)",
  "(?:verkochten|bakten|brouwden|verstuurden) (?:we|wij) (?:ons|onze) eerste (?:brood|bier|kaas|fles|doos|nummer)",
  "(?:ons|onze) eerste (?:brood|bier|kaas|fles|doos|nummer) (?:kwam uit|verliet)"
]
/** Nothing that makes a special one of it may follow. */
const firstSold = new RegExp(
  `(?<!\\p{L})(?:${shapes.join("|")})(?=[.,;!]|$| (?:on|in|im|am|at|de|du|del|el|le|en|em|a|à|nel|il|op|für|for|of|au|our|unsere[nmr]?|aus|us|seinen|the) | verkauft| gebacken)`,
  "iu"
)
/** "in Berlin": where they came later. */
const inTown =
  /(?<!\p{L})(?:in|en|em|à|a|nach|at|bei|chez|bij|presso) (?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|Spring|Summer|Autumn|Winter))\p{Lu}/u

export const firstSoldYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, text } = said
    const match = firstSold.exec(text)
    if (match === null || isOfFoot(said, own)) return []
    if (isAsidePage(page) || !mayTellOfHouse(page) || inTown.test(text)) return []
    const [first, ...more] = [...text.matchAll(anyYear)]
    if (first === undefined || more.length > 0 || !beforeYear.test(text.slice(0, first.index))) return []
    const rest = text.replace(match[0], "").replace(/(?<!\p{L})verkauft(?!\p{L})/u, "")
    if ([unreal, takenOver, othersBegan, otherBeginnings].some((one) => one.test(rest))) return []
    if (textSays(fold(rest), strangers) || isDoubtful(said, "", own) || !isOwnContext(own, said, "own")) return []
    return [saidFact(said, first[0], first[0])]
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
