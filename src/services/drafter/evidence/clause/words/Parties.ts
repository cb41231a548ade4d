/** Those who have a part in what a page tells, and are not its product: what is said of them is said of nobody else. */
import { wordSet } from "./Closed.ts"

export const parties = wordSet(`
  study studies researcher researchers scientist scientists survey
  customer client partner competitor rival investor parent subsidiary supplier vendor reviewer user reader founder
  cofounder ceo director owner author bank government agency ministry council university college hospital clinic friend
  neighbour neighbor colleague people others critic press newspaper magazine member subscriber student pupil teacher
  employee employer staff manager admin expert lawyer doctor patient guest visitor shopper buyer seller family child
  parent kid man woman brother sister father mother son daughter wife husband tool app platform system product software
  service company firm brand startup industry market building house school church shop store hotel restaurant landlord
  tenant volunteer donor sponsor fan community anyone everyone someone somebody nobody who adviser advisor consultant
  ambassador chef team player club
`)
/** "Bakers", "artists", "engineers": people by what they do. */
export const doer = /(?:er|or|ist|ian|eer|ant|ent|ee)s$/
/** That is no doer though it ends like one. */
export const notDoer = wordSet(`
  orders numbers letters folders papers filters computers servers trackers timers reminders calendars offers covers
  colors colours errors floors doors motors sensors monitors mirrors events documents payments appointments contents
  comments components elements moments departments payments shipments treatments ingredients plants accounts amounts
  discounts points prints hints papers containers counters drawers layers stickers scanners
  chargers printers browsers headers footers answers powers towers flowers centers centres membranes
  fees trees degrees committees coffees guarantees accidents
  incidents experiments investments statements requirements agreements movements supplements garments fragments segments
  apartments patents talents tents cents percents parameters chapters newsletters posters banners shelters batteries
 
`)
