/** Words that bind in English. Its sentences are read by their clauses first; these speak where that reading ends. */
import type { TongueTable } from "./Table.ts"

export const english: TongueTable = {
  not: `not no never none nothing nobody nowhere neither nor without cannot can't don't doesn't didn't won't isn't aren't wasn't weren't
    hasn't haven't hadn't couldn't shouldn't wouldn't refuse refuses refused instead_of rather_than free_of free_from impossible unlimited
    unable lack lacks lacking fails fail failed avoid avoids hardly barely declined decline`,
  idle: "not_only not_just not_merely no_matter nothing_but why_not no_longer_than no_more_than",
  without: "without no",
  since: "since",
  plan: `soon upcoming planned planning we_plan plan_to plans_to hope_to hopes_to we_hope will going_to roadmap working_on in_development
    coming waitlist waiting_list our_goal our_aim our_mission our_vision aims_to intend intends someday eventually looking_for exploring
    considering next_year next_spring next_summer next_month agreed_to about_to in_the_works in_preparation in_testing under_construction dream`,
  past: `formerly previously once used_to was were had until_recently ago ended discontinued no_longer closed shut sold_out paused
    dropped retired cancelled stopped former ex originally`,
  may: `may might could would should possibly perhaps maybe potentially probably allegedly reportedly supposedly hopefully must
    imagine suppose`,
  can: "can",
  if: `if unless when whenever once provided as_long_as on_request upon_request on_demand by_appointment depending subject_to
    optional optionally with_permission in_case opt-in for_an_extra add-on extra_charge while_stocks on_invitation invited`,
  except:
    "except but although though however apart_from excluding aside_from besides unfortunately sadly then afterwards unlike otherwise not_included",
  only: "only just solely exclusively sole merely alone",
  some: `out_of many most some several few certain selected various majority part partly partially nearly almost usually often sometimes
    typically generally normally mostly mainly largely rarely occasionally half in_general a_few limited`,
  all: "all every each any both everything everyone everybody whole entire anything anyone anywhere everywhere",
  more: "more better faster larger bigger greater higher stronger cheaper safer easier quicker",
  less: "less fewer lower smaller slower",
  upTo: "up_to as_many_as as_much_as at_most no_more_than maximum max",
  from: "from starting starts_at starting_at",
  over: "more_than over above at_least minimum no_less_than + upwards",
  under: "less_than fewer_than under below within in_under sub",
  about: "about around approximately roughly nearly almost close_to circa some",
  first: "first last second third",
  best: `best leading leader leaders top finest perfect ultimate ideal number_one no_1 unrivalled unrivaled unmatched unbeatable favourite
    favorite premier exclusive unique pioneer pioneering legendary revolutionary world-class cutting-edge state-of-the-art greatest
    fastest cheapest largest biggest smallest oldest newest safest easiest smartest most_accurate most_popular most_advanced excellent outstanding`,
  certified:
    "certif* accredit* approved approval iso compliant compliance licensed licenced registered qualified chartered authorised authorized",
  award:
    "award* prize prizes medal* winner winners winning won nominated nominee recognised_by recognized_by honoured honored",
  guaranteed: "guarante* warrant* insured promise promises promised assured",
  official: "official officially patent* legal legally clinical* scientific* medical* proven tested verified",
  free: "free freely",
  fully: "fully completely entirely totally absolutely wholly 100%",
  always: "always forever lifetime permanent permanently continuous continuously constantly 24_hours daily",
  instant: "instant instantly immediate immediately real-time realtime at_once right_away directly",
  worldwide: "worldwide global globally international internationally world nationwide europe european",
  independent: "independent independently neutral",
  trusted: "trusted popular recommended recommends famous renowned prestigious acclaimed well-known loved",
  limitless: "unlimited limitless endless infinite no_limit no_limits",
  included: "included includes including",
  other: `partner partners supplier suppliers vendor vendors competitor competitors competition rival rivals investor investors sponsor
    sponsors manufacturer manufacturers parent subsidiary other others another unlike`,
  user: "customer customers user users client clients subscriber subscribers member members reader readers reviewer reviewers",
  role: `teacher teachers doctor doctors author authors employee employees engineer engineers consultant consultants founder founders
    director directors adviser advisers advisor advisors professor`,
  speech: "says said thinks believes claims fear fears heard told_us writes wrote feared worried afraid",
  person: "he she him his her",
  relative: "who whose which that whom",
  by: "by",
  per: "per a each every",
  second: "second seconds",
  minute: "minute minutes",
  hour: "hour hours hourly",
  day: "day days daily overnight",
  week: "week weeks weekly",
  month: "month months monthly mo",
  year: "year years yearly annual annually yr",
  and: "and or",
  small: `the a an of to in on at for from by with into onto about as and or is are be been being am has have do does did its it they them
    their this that these those we us our you your he she his her who which what when where how why will can if so than then also
    too not no there here up out off over all any more most very just get gets make makes made use uses used using let lets help
    helps offer offers provide provides include includes give gives come comes take takes keep keeps work works one own new way
    through across between both such like even while yet only because per via within without every each`,
  calendar: `january february march april may_ june july august september october november december monday mondays tuesday tuesdays
    wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekday weekdays weekend weekends spring
    summer autumn winter noon midnight`,
  numbers: `zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12
    thirteen:13 fourteen:14
    fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100
    thousand:1000 million:1000000 billion:1000000000 hundreds:-100 thousands:-1000 millions:-1000000 dozen:12 dozens:-12 twice:-2
    double:-2 triple:-3 half:-5 quarter:-4 third:-3`,
  ways: "from>to from>into between>and",
  places: ""
}
