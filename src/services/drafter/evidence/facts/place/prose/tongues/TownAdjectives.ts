/** What is said of somebody of a town, and the town: "Kölner", "lilloise", "madrileña". Data. */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import { isTownName } from "./TownNames.ts"

/** "Kölner", "Bremer", "Göttinger", "Karlsruher", "Dresdner", "Basler": a town, less or more a few letters, and "er". */
const germanOnes: Readonly<Record<string, string>> = {
  münchner: "München",
  münchener: "München",
  zürcher: "Zürich",
  zürcherisches: "Zürich",
  hannoveraner: "Hannover",
  hallenser: "Halle",
  jenenser: "Jena",
  weimarer: "Weimar",
  luzerner: "Luzern",
  mailänder: "Mailand",
  neusser: "Neuss",
  basler: "Basel",
  kasseler: "Kassel",
  kasselaner: "Kassel",
  berner: "Bern",
  fuldaer: "Fulda",
  churer: "Chur",
  innsbrucker: "Innsbruck",
  saarbrücker: "Saarbrücken",
  osnabrücker: "Osnabrück",
  wuppertaler: "Wuppertal",
  grazer: "Graz"
}
const german = (word: string): string | null => {
  const folded = fold(word)
  for (const [adjective, town] of Object.entries(germanOnes)) if (fold(adjective) === folded) return town
  const stem = /^(?<stem>\p{Lu}\p{L}{2,})er$/u.exec(word)?.groups?.stem
  if (stem === undefined) return null
  const inner = stem.replace(/(?<=[^aeiouäöü])(?<last>[nl])$/u, "e$<last>")
  return [stem, `${stem}en`, `${stem}e`, inner].find(isTownName) ?? null
}

/** Town before what is said of it, its endings left out. */
const stems: Readonly<Record<string, string>> = {
  nl: `Amsterdam amsterdams | Rotterdam rotterdams | Utrecht utrechts | Gent gents | Antwerpen antwerps | Haarlem haarlems | Leiden leids | Brugge brugs | Brussel brussels | Groningen gronings gronings | Den_Haag haags | Delft delfts |
    Eindhoven eindhovens | Nijmegen nijmeegs | Maastricht maastrichts | Leuven leuvens | Mechelen mechels | Zwolle zwols | Breda bredas bredaas | Tilburg tilburgs | Arnhem arnhems | Kortrijk kortrijks | Hasselt hasselts | Aalst aalsters |
    Oostende oostends | Deventer deventers | Dordrecht dordts | Gouda gouds | Alkmaar alkmaars | Amersfoort amersfoorts | Den_Bosch bossch | Enschede enschedes | Zutphen zutphens | Middelburg middelburgs | Leeuwarden leeuwardens | Hilversum hilversums | Almere almeers | Apeldoorn apeldoorns | Roeselare roeselaars | Turnhout turnhouts`,
  fr: `Paris parisien | Lyon lyonnais | Marseille marseillais | Lille lillois | Nantes nantais | Bordeaux bordelais | Toulouse toulousain | Rennes rennais | Strasbourg strasbourgeois | Montpellier montpelliérain | Nice niçois | Grenoble grenoblois |
    Dijon dijonnais | Angers angevin | Reims rémois | Brest brestois | Tours tourangeau tourangell | Metz messin | Nancy nancéien | Rouen rouennais | Caen caennais | Orléans orléanais | Limoges limougeaud | Clermont-Ferrand clermontois | Saint-Étienne stéphanois | Le_Mans manceau mancell |
    Le_Havre havrais | Amiens amiénois | Besançon bisontin | Perpignan perpignanais | Mulhouse mulhousien | Annecy annécien | Chambéry chambérien | Avignon avignonnais | Nîmes nîmois | Toulon toulonnais | Pau palois | Bayonne bayonnais | La_Rochelle rochelais | Poitiers poitevin | Quimper quimpérois | Vannes vannetais | Lorient lorientais |
    Saint-Malo malouin | Dunkerque dunkerquois | Roubaix roubaisien | Colmar colmarien | Troyes troyen | Valence valentinois | Bruxelles bruxellois | Liège liégeois | Namur namurois | Gand gantois | Anvers anversois | Genève genevois | Lausanne lausannois | Fribourg fribourgeois | Neuchâtel neuchâtelois | Montréal montréalais | Tourcoing tourquennois | Niort niortais | Laval lavallois | Cholet choletais | Albi albigeois | Arles arlésien`,
  es: `Madrid madrileñ | Barcelona barcelon%s | Sevilla sevillan | Valencia valencian | Zaragoza zaragozan | Málaga malagueñ | Bilbao bilbaín | Granada granadin | Murcia murcian | Palma palmesan | Córdoba cordob%s | Valladolid vallisoletan | Vigo vigu%s | Gijón gijon%s | Oviedo ovetense | Vitoria vitorian | Coruña coruñ%s |
    Alicante alicantin | Salamanca salmantin | Burgos burgal%s | Santander santanderin | San_Sebastián donostiarra | Pamplona pamplon%s | Logroño logroñ%s | Cádiz gaditan | Huelva onubense | Jaén jienense | Almería almeriense | Toledo toledan | Segovia segovian | Cáceres cacereñ | Badajoz pacense | Girona gerundense | Lleida leridan | Tarragona tarraconense |
    Buenos_Aires porteñ | Bogotá bogotan | Medellín pais | Montevideo montevidean | Lima limeñ | Quito quiteñ | Santiago santiaguin | Rosario rosarin | Monterrey regiomontan | Guadalajara tapatí | Ciudad_de_México capitalin | Caracas caraqueñ | Asunción asunceñ | La_Paz paceñ`,
  pt: `Lisboa lisboet lisbonense | Porto portuense | Braga bracarense | Coimbra conimbricense coimbr%s | Aveiro aveirense | Faro farense | Évora eborense | Setúbal setubalense | Leiria leiriense | Viseu viseense | Guimarães vimaranense | Funchal funchalense | São_Paulo paulistan | Rio_de_Janeiro carioc | Curitiba curitiban | Porto_Alegre porto-alegrense | Recife recifense |
    Salvador soteropolitan | Belo_Horizonte belo-horizontin | Fortaleza fortalezense | Florianópolis florianopolitan | Brasília brasiliense | Manaus manauar | Belém belenense | Natal natalense | Goiânia goianiense | Campinas campineir | Joinville joinvilense | Blumenau blumenauense`,
  it: `Milano milanes | Roma roman | Torino torines | Bologna bolognes | Firenze fiorentin | Napoli napoletan partenope | Genova genoves | Venezia venezian | Verona verones | Padova padovan | Trieste triestin | Palermo palermitan | Catania catanes | Bari bares | Parma parmigian parmens | Modena modenes | Brescia bresciana brescian | Bergamo bergamasc bergamasch | Trento trentin | Bolzano bolzanin |
    Pisa pisan | Siena senes | Lucca lucches | Lecce lecces | Ancona anconetan | Perugia perugin | Cagliari cagliaritan | Udine udines | Treviso trevigian | Vicenza vicentin | Ferrara ferrares | Ravenna ravennat | Rimini riminese | Livorno livornes | Arezzo aretin | Cuneo cuneese cunees | Asti astigian | Como comasc comasch | Varese varesin | Monza monzes | Pavia paves | Cremona cremones | Mantova mantovan | Piacenza piacentin | Matera materan | Salerno salernitan | Lugano luganes`
}
const endings: Readonly<Record<string, string>> = {
  nl: "e?",
  fr: "(?:s|e|es|ne|nes|e?x)?",
  es: "(?:o|a|os|as)?",
  pt: "(?:o|a|os|as|s)?",
  it: "(?:o|a|i|e|he)?"
}
/** "barcelonés", "barcelonesa". */
const ofEs = ["és", "esa", "eses", "esas", "ês"]

const tables: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(stems).map(([lang, table]) => {
    const all = table.split("|").flatMap((entry) => {
      const [town = "", ...words] = entry.trim().split(/\s+/)
      const name = town.replaceAll("_", " ")
      return words.flatMap((word) =>
        (word.includes("%s") ? ofEs.map((end) => word.replace("%s", end)) : [word]).map(
          (one) => [fold(one), name] as const
        )
      )
    })
    return [lang, new Map(all)] as const
  })
)

/** The words as they are written, without their endings. */
const written = (lang: string): ReadonlySet<string> =>
  new Set(
    (stems[lang] ?? "").split("|").flatMap((entry) =>
      entry
        .trim()
        .split(/\s+/)
        .slice(1)
        .flatMap((word) => (word.includes("%s") ? ofEs.map((end) => word.replace("%s", end)) : [word]))
    )
  )

/** The town that a word is said of, in the language it is said in; null of any other word. */
export const townOfAdjective = (word: string, lang: string): string | null => {
  if (lang === "de") return german(word)
  const [table, ending] = [tables.get(lang), endings[lang]]
  if (table === undefined || ending === undefined) return null
  const folded = fold(word)
  for (let cut = 0; cut <= 2; cut++) {
    const town = table.get(folded.slice(0, folded.length - cut))
    if (town !== undefined && new RegExp(`^${ending}$`, "u").test(folded.slice(folded.length - cut))) return town
  }
  return null
}

/** All words of that kind in a language, as alternatives. */
export const townAdjectives = (lang: string): string => {
  const [table, ending] = [tables.get(lang), endings[lang]]
  if (table === undefined || ending === undefined) return "\\p{Ll}+"
  return `(?:${[...written(lang)].toSorted((a, b) => b.length - a.length).join("|")})${ending}`
}
