/** What stands around a town, left out or turned so that the town stands where the shapes of sentences have it. */
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import { isTownName } from "./tongues/TownNames.ts"

const name = String.raw`\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*){0,2}`
/** "above the bookshop on Micklegate, York", "in the Harbour Office building, St Helier" */
const beforeTown = new RegExp(
  String.raw` (?:on|in|at|off) (?:the )?(?<first>${name})(?: (?:building|house|works|mill|yard|arcade|market hall))?, (?<town>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(?=[.;]|$)`,
  "u"
)
/** "Glasgow's East End" */
const partOf =
  /(?<town>\p{Lu}\p{Ll}+)['’]s (?:(?:\p{Lu}\p{L}+ ){1,2}(?:End|Side|Quarter|District|Town)|(?:old town|city cent(?:re|er)|waterfront|harbour|docks|west end|east end))(?!\p{L})/u
/** "two doors from the Barras" */
const howNear =
  /, (?:(?:just )?(?:an?|one|two|three|four|five|ten|\p{Nd}{1,3})[ -](?:doors?|minutes?|steps?|streets?|stops?|blocks?|miles?|km)(?!\p{L})[^.;,]*)/u
/** "Estamos en la calle Rascón, en pleno centro de Huelva" */
const streetAside =
  /(?<!\p{L})(?:en (?:la |el )?|na |no |in |a |au |à la |dans la )(?:calle|avenida|plaza|paseo|rua|praça|largo|via|piazza|rue|place|avenue|quai) (?:(?:de|del|de la|da|do|di|dei|della|des|du) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? (?=(?:en|no|na|in|nel|au|dans|à) \p{Ll})/u
/** "en Bretagne, en France" */
const partAhead =
  /(?<= )(?:en|in|im|em|na|no|nel|nella) \p{Lu}[\p{L}'’-]+, (?=(?:en|in|em|na|no|au|aux|nel|nella) (?<land>\p{Lu}[\p{L}-]+)(?=[,.;]|$))/u
/** "We make slow, strange games in Malmö", "looking after knees, backs and shoulders in Geelong": one thing, or a few. */
const listed =
  /(?<=^(?:[\p{L}\p{Nd}'’.&-]+ ){1,7}?\p{Ll}+), (?!(?:our|my|we|their|his|her|its|the|an?|which|who|where|and|but|is|are|unser\p{L}*|mein\p{L}*|wir|ich|der|die|das|eine?|und|aber|nos|notre|nous|mon|mes|les?|la|une?|et|mais|nuestr\p{L}*|mi|mis|el|los|las|una?|pero|noss\p{L}*|os?|as?|uma?|mas|nostr\p{L}*|il|i|gli|ma|onze|ons|we|de|het|een|en|maar)(?!\p{L}))(?=\p{L}[\p{Ll}-]+(?: [\p{L}][\p{Ll}-]*){1,3} (?:in|at|à|en|em|a|ad|te) (?:the )?\p{Lu})/u

/** "est conçu, codé et maintenu à Pau": what is listed is done, and no thing. */
const passive =
  /(?<!\p{L})(?:is|are|ist|sind|wird|werden|est|sont|es|son|se|é|são|è|sono|viene|vengono|wordt|worden)(?!\p{L})/iu
export const plainPlaces = (text: string, lang: string): string => {
  let said = text
  if (lang === "en") {
    const { first = "", town = "" } = beforeTown.exec(said)?.groups ?? {}
    if (isTownName(town) && !isTownName(first)) said = said.replace(beforeTown, ` in ${town}`)
    said = said.replace(howNear, "").replace(/ members['’](?= \p{Ll})/u, "")
    const whole = partOf.exec(said)?.groups?.town ?? ""
    if (isTownName(whole)) said = said.replace(partOf, whole)
  }
  said = said.replace(streetAside, "")
  const land = partAhead.exec(said)?.groups?.land ?? ""
  if (land !== "" && countryAtEnd(land, lang)?.before === "") said = said.replace(partAhead, "")
  return passive.test(said) ? said : said.replace(listed, " ")
}
