/** A house of one: "there is nobody else here", "Acme is just me", "Ich mache das ganz allein". Seven languages. */
import { latinName } from "../../../Persons.ts"

/** Says it of whatever stands beside it. */
const nobodyElse = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:there is|there's|with) (?:nobody|no one|no-one) else(?: (?:here|in it|involved|behind it|on the team))?(?=[.,;!]|$)|one[- ](?:(?:wo)?man|person) (?:band|show|business|company|firm|shop|studio|workshop|team|operation|project)|by one person|team of one|I am (?:all|the whole) of (?=\\p{Lu})|I'm (?:all|the whole) of (?=\\p{Lu})|I am the (?:only|entire) (?:person|one|team|employee|staff|company)|I'm the (?:only|entire) (?:person|one|team|employee|staff|company)",
    "sonst (?:ist |gibt es )?(?:hier )?niemand|ein-?(?:mann|frau|personen)-?(?:betrieb|unternehmen|firma|projekt|studio|werkstatt)",
    "(?:et |il n'y a )personne d'autre|(?:par|c'est) une seule personne|seule? aux commandes",
    "(?:y |no hay )nadie más|(?:por|es) una sola persona|empresa unipersonal",
    "(?:e |não há )mais ninguém|(?:por|é) (?:uma só pessoa|uma pessoa só)",
    "(?:e |non c'è )nessun altro|(?:da|è) una sola persona|una ditta individuale",
    "(?:en |er is )niemand anders|verder niemand|eenmans(?:zaak|bedrijf)|eenvrouws(?:zaak|bedrijf)|eenpersoons(?:zaak|bedrijf)"
  ].join("|")})`,
  "iu"
)
/** What one does without anybody: only where the same sentence names the house. */
const alone =
  /(?<!\p{L})(?:(?:run|make|build|do|write|develop|maintain|sew|bake|brew)s? .{1,40}? (?:alone|by myself|on my own|single-?handed(?:ly)?)|(?:mache|führe|betreibe|baue|schreibe|entwickle|leite) .{1,40}? (?:ganz )?allein(?:e)?|(?:fais|gère|dirige|tiens|mène|développe) .{1,40}? (?:toute? )?seule?|(?:llevo|hago|dirijo|mantengo|desarrollo) .{1,40}? (?:yo )?sol[oa]|(?:faço|toco|mantenho|desenvolvo|giro) .{1,40}? sozinh[oa]|(?:faccio|gestisco|porto avanti|sviluppo) .{1,40}? da sol[oa]|(?:doe|maak|run|bouw|schrijf|onderhoud) .{1,40}? (?:(?:helemaal )?alleen|in mijn eentje))(?!\p{L})|(?<!\p{L})(?:is|sono) (?:just|only|solo) (?:me|io)(?!\p{L})/iu

/** Whether a sentence says so; `isNamed`: it has the name of the house in it. */
export const isOneHanded = (text: string, isNamed: boolean): boolean =>
  nobodyElse.test(text.replaceAll("’", "'")) || (isNamed && alone.test(text.replaceAll("’", "'")))

/** "Acme, c'est moi, Ada Roth", "Acme soy yo: Ada Roth", "Hinter Acme stecke nur ich, Ada Roth". */
const itIsMe = new RegExp(
  `^(?i:hinter |behind )?(?<what>[^,.;:]{1,40}?),? (?i:(?:is|that's|it's) (?:just |only )?me|bin (?:nur )?ich|steck[et]? (?:nur )?ich|das bin ich|c'est (?:juste )?moi|soy (?:solo )?yo|sou (?:só )?eu|sono (?:solo )?io|dat ben ik|ben ik)[,:] (?<who>${latinName})(?=[.,;!]|$| (?:and|und|et|y|e|en) )`,
  "u"
)
/** Who that is, and of what. */
export const selfNamed = (text: string): { readonly what: string; readonly who: string } | null => {
  const { what, who } = itIsMe.exec(text.replaceAll("’", "'"))?.groups ?? {}
  return what === undefined || who === undefined ? null : { what, who }
}
