/**
 * Which JSON-LD objects of a page may speak of its own site: of its maker, its product, the site itself. Not of a
 * person, an article, an event or a review, which name others, and not of what has its address at another site. Data
 * and the tests over it; the crawler reads addresses by it, the evidence gate facts.
 */
import { getDomain, getHostname } from "tldts"
import { isJsonObject, type JsonObject } from "../text/Json.ts"

/** Types of schema.org, in lower case. */
const list = `
organization corporation onlinebusiness onlinestore ngo cooperative consortium project researchproject researchorganization fundingscheme
educationalorganization collegeoruniversity school preschool elementaryschool middleschool highschool governmentorganization
medicalorganization newsmediaorganization performinggroup sportsorganization sportsteam sportsclub airline librarysystem
localbusiness animalshelter archiveorganization automotivebusiness autobodyshop autodealer autopartsstore autorental autorepair
autowash gasstation motorcycledealer motorcyclerepair childcare dentist drycleaningorlaundry emergencyservice employmentagency
entertainmentbusiness amusementpark artgallery casino comedyclub movietheater nightclub financialservice accountingservice
bankorcreditunion insuranceagency foodestablishment bakery barorpub brewery cafeorcoffeeshop distillery fastfoodrestaurant
icecreamshop restaurant winery governmentoffice healthandbeautybusiness beautysalon dayspa hairsalon healthclub nailsalon
tattooparlor homeandconstructionbusiness electrician generalcontractor hvacbusiness housepainter locksmith movingcompany plumber
roofingcontractor internetcafe legalservice attorney notary library lodgingbusiness bedandbreakfast campground hostel hotel motel
resort medicalbusiness medicalclinic physician physiciansoffice optician pharmacy physiotherapy hospital professionalservice
radiostation realestateagent recyclingcenter selfstorage shoppingcenter sportsactivitylocation bowlingalley exercisegym golfcourse
publicswimmingpool skiresort stadiumorarena tenniscomplex store bikestore bookstore clothingstore computerstore conveniencestore
departmentstore electronicsstore florist furniturestore gardenstore grocerystore hardwarestore hobbyshop homegoodsstore
jewelrystore liquorstore mensclothingstore mobilephonestore musicstore officeequipmentstore outletstore pawnshop petstore
shoestore sportinggoodsstore tirestore toystore wholesalestore televisionstation touristinformationcenter travelagency veterinarycare
product productgroup individualproduct productmodel someproducts softwareapplication webapplication mobileapplication videogame
softwaresourcecode service broadcastservice cableorsatelliteservice financialproduct foodservice taxiservice webapi website brand`
const ownTypes: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
/** Types that are not in the list and end like them: "FurnitureRetailBusiness". */
const alike =
  /(?:organization|corporation|business|establishment|store|shop|agency|service|clinic|application|productgroup|brand)$/
const foreign = /(?:review|article|posting|event|comment|recipe|book|movie|listitem|person|course|dataset)$/

/** Keys that lead from such an object to another that may be of the same site. */
export const ownNodeKeys: ReadonlyArray<string> = [
  "publisher",
  "provider",
  "manufacturer",
  "brand",
  "creator",
  "author",
  "mainEntity",
  "about",
  "offeredBy",
  "sourceOrganization",
  "maintainer"
]

const texts = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === "string" ? [one] : isJsonObject(one) ? texts(one["@id"]) : []
  )

/** Of the kind of a maker, a product or a site. */
export const isOwnType = (node: JsonObject): boolean => {
  const types = texts(node["@type"]).map((type) => type.replace(/^.*[/:#]/, "").toLowerCase())
  return types.some((type) => ownTypes.has(type) || alike.test(type)) && !types.some((type) => foreign.test(type))
}

const siteOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? getHostname(url)
/** Whether every address it names as its own is of this site, or it names none. `url`: of a page of the site. */
export const isOfSite = (node: JsonObject, url: string): boolean => {
  const here = siteOf(url)
  return [...texts(node.url), ...texts(node["@id"])].every((address) => {
    const named = URL.parse(address.trim(), url)
    return named === null || named.hostname === "" || siteOf(named.href) === here
  })
}
