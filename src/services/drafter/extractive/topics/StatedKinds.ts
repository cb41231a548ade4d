/** What a site's data calls it: "@type": "Locksmith", "applicationCategory": "FinanceApplication", in words that speak for categories. */
import { isOfSite, isOwnType } from "../../../../domain/draft/OwnJsonLd.ts"
import type { JsonObject } from "../../../../domain/text/Json.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { quoteOf, type Reading } from "../reading/Reading.ts"
import { loud, type Voiced } from "../reading/Voiced.ts"

/** Types of schema.org and kinds of applications, in lower case, and a search word of the category that holds them. */
const rows = `
animal shelter | animalshelter
car repair | automotivebusiness, autobodyshop, autorepair
car dealer | autodealer
auto parts | autopartsstore
car rental | autorental
car wash | autowash
tyres | tirestore
motorcycles | motorcycledealer, motorcyclerepair
bicycles | bikestore
taxi | taxiservice
childcare | childcare
dentist | dentist
laundry | drycleaningorlaundry, laundryservice
cleaning services | cleaningservice, housecleaningservice
staffing | employmentagency
art gallery | artgallery
cinema | movietheater
finance | financialservice, financeapplication
accountants | accountingservice
banking | bankorcreditunion
insurance | insuranceagency
restaurant | foodestablishment, restaurant, fastfoodrestaurant, barorpub
bakery | bakery
brewery | brewery, distillery
café | cafeorcoffeeshop
ice cream | icecreamshop
wine | winery
groceries | grocerystore
beauty salon | beautysalon, healthandbeautybusiness
spa | dayspa
hairdresser | hairsalon
nail salon | nailsalon
gym | healthclub, exercisegym
electrician | electrician
construction | generalcontractor
home improvement | homeandconstructionbusiness
air conditioning | hvacbusiness
painter and decorator | housepainter
locksmith | locksmith
moving company | movingcompany
plumber | plumber
roofing | roofingcontractor
florist | florist
furniture | furniturestore
gardening | gardenstore
diy | hardwarestore
law firm | legalservice, attorney
notary | notary
public library | library
hotels | lodgingbusiness, hotel, motel, resort
bed and breakfast | bedandbreakfast
campsite | campground
hostel | hostel
travel agency | travelagency
tourism | touristattraction, touristinformationcenter
ski resort | skiresort
medical practice | medicalbusiness, physician, physiciansoffice
medical clinic | medicalclinic
optician | optician
pharmacy | pharmacy
physiotherapy | physiotherapy
hospital | hospital
veterinary | veterinarycare
radio | radiostation
real estate | realestateagent
golf | golfcourse
sports club | sportsclub, sportsteam
swimming | publicswimmingpool
bookshop | bookstore
clothing | clothingstore, mensclothingstore
shoes | shoestore
jewellery | jewelrystore
computer repair | computerstore
consumer electronics | electronicsstore
phone repair | mobilephonestore
musical instruments | musicstore
pets | petstore
toys | toystore
school | school, preschool, elementaryschool, middleschool, highschool
university | collegeoruniversity
education | educationalorganization, educationapplication, educationalapplication, education
church | church, placeofworship
ngo | ngo
video game | videogame, gameapplication, game, games
developer tool | developerapplication, developertools
design system | designapplication
healthcare | healthapplication, medicalapplication
productivity | productivityapplication, utilitiesapplication, utilityapplication, utilities, productivity
browser extension | browserextension
travel | travelapplication
social network | socialnetworkingapplication
messaging app | communicationapplication
email client | emailapplication
cybersecurity | securityapplication
fitness | sportsapplication, fitnessapplication
music | musicapplication, music
photography | photographyapplication, photographer
`
const kinds: ReadonlyMap<string, string> = new Map(
  rows.split("\n").flatMap((row) => {
    const [word = "", types = ""] = row.split("|").map((part) => part.trim())
    return types.split(",").map((type) => [type.trim(), word] as const)
  })
)
const textsAt = (node: JsonObject, key: string): ReadonlyArray<string> => {
  const value = node[key]
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string")
}
/** "@type": "Dentist" is the house itself; what kind of application it is, "UtilitiesApplication", says less. */
const kindKeys = ["@type", "applicationCategory", "applicationSubCategory"] as const
/** More kinds than these are of a list of other things. */
const most = 2

/** The kinds that the home page's data names: whoever fills it in says what the site is, and nothing else. They stand in no text, so no quote is made of them. */
export const statedKinds = (readings: ReadonlyArray<Reading>): ReadonlyArray<Voiced> => {
  const [home] = readings
  if (home === undefined) return []
  const { page } = home.page
  const found = new Map<string, number>()
  for (const node of page.jsonLd.filter((one) => isOwnType(one) && isOfSite(one, page.url)))
    for (const key of kindKeys)
      for (const type of textsAt(node, key)) {
        const word = kinds.get(
          type
            .replace(/^.*[/:#]/u, "")
            .replaceAll(" ", "")
            .toLowerCase()
        )
        if (word !== undefined && !found.has(word)) found.set(word, key === "@type" ? loud.kind : loud.data)
      }
  return found.size > most
    ? []
    : [...found].map(([text, weight]) => ({
        where: "kind",
        weight,
        text,
        describes: true,
        quote: quoteOf(home.page, text),
        lang: "en",
        home: true,
        named: [0, 0],
        tokens: () => tokensOf(text)
      }))
}
