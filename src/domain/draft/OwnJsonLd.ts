/**
 * The schema.org types (in lower case) of what a site states of itself: its maker, its product, the site. Not of a
 * person, an article, an event or a review: those name others.
 */
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

export const ownTypes: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
