/** Words whose stem their letters do not tell, and families of words that say one thing in several parts of speech. */

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [from = "", to = ""] = pair.split(":")
        return [from, to] as const
      })
  )

export const irregularStems = pairs(`
  people:person children:child women:woman men:man lives:life wives:wife leaves:leave loaves:loaf knives:knife
  halves:half data:data media:media news:news analyses:analyse analysis:analyse analytics:analyse analyze:analyse
  analyzes:analyse analyzing:analyse analyzed:analyse automatically:automate automatic:automate automation:automate
  simplify:simple simplifies:simple simplified:simple simplifying:simple simplicity:simple simply:simple simpler:simple
  faster:fast quicker:quick quickly:quick easier:easy easily:easy ease:easy safely:safe safety:safe securely:secure
  security:secure privately:private privacy:private deliveries:deliver delivery:deliver bookings:book booking:book
  payments:pay payment:pay storage:store choice:choose choices:choose hiker:hike hikers:hike
  training:train printable:print editable:edit shareable:share customizable:customize 
  customisable:customize searchable:search downloadable:download payer:pay
  repairs:repair arrival:arrive growth:grow weight:weigh weighs:weigh integration:integrate integrations:integrate
  reminder:remind reminders:remind translation:translate translations:translate collaboration:collaborate
  collaborative:collaborate organisation:organize organization:organize organisations:organize organizations:organize
  organise:organize organises:organize organised:organize organising:organize optimise:optimize optimised:optimize
  optimises:optimize personalise:personalize personalised:personalize customise:customize customised:customize customises:customize
  centre:center centres:center colour:color colours:color licence:license licences:license
  grey:gray programme:program programmes:program cheque:check jewellery:jewelry catalogue:catalog catalogues:catalog
  labelled:label labelling:label travelling:travel travelled:travel cancelled:cancel cancelling:cancel
  cancellation:cancel favourite:favorite favourites:favorite behaviour:behavior neighbours:neighbor
  neighbour:neighbor synchronise:sync synchronize:sync synchronised:sync synchronized:sync synchronisation:sync
  synchronization:sync syncs:sync synced:sync syncing:sync apps:app application:app applications:app
  photographs:photo photograph:photo photos:photo info:information maintenance:maintain installation:install
  configuration:configure creation:create creator:create prediction:predict predictions:predict calculation:calculate
  calculations:calculate calculator:calculate notification:notify notifications:notify validation:validate
  identification:identify registration:register subscription:subscribe subscriptions:subscribe encryption:encrypt
  protection:protect management:manage measurement:measure measurements:measure improvement:improve
  suggestion:suggest suggestions:suggest recommendation:recommend recommendations:recommend comparison:compare
  comparisons:compare distribution:distribute production:produce preparation:prepare presentation:present
  documentation:document explanation:explain description:describe conversion:convert selection:select
  connection:connect connections:connect inspection:inspect inspections:inspect detection:detect
  navigation:navigate simulation:simulate simulations:simulate generation:generate evaluation:evaluate
  publication:publish observation:observe observations:observe reservation:reserve reservations:reserve
  appointments:appointment receptionists:receptionist
`)

/** Words that the stemmer would take for others ("customer" for "custom"): they are their own stem. */
export const ownStems = pairs(`
  customer:customer customers:customer important:important importance:important university:university
  universities:university general:general generally:general universal:universal secretary:secretary
  international:international marketing:marketing news:news
`)
