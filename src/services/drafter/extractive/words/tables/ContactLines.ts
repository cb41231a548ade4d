/** What any house says of how it is reached, and of somebody who stands behind it: of no product. Data. */
import { caseless } from "../../../evidence/reading/patterns/Caseless.ts"

/** "Our phones are always open!", "We are here to answer any questions you may have". */
export const ofReaching = caseless(
  new RegExp(
    [
      // "Let me help you find the right oven."
      "^(?:let (?:me|us)|allow (?:me|us) to) (?:help|show|guide|assist|take care)(?!\\p{L})|^lassen sie (?:mich|uns) (?:ihnen )?(?:helfen|zeigen)|^laissez-(?:moi|nous) vous (?:aider|guider|accompagner)|^(?:déjame|déjanos|permítame|permítanos|permíteme) (?:que )?(?:te |le )?(?:ayud|acompañ)|^(?:deixe-(?:me|nos)|permita-(?:me|nos)) (?:ajud|acompanh)|^(?:lasci(?:ami|aci|atemi|ateci)|permettimi|permetteteci) (?:di )?(?:aiut|accompagn)|^laat (?:mij|me|ons) (?:je|u|jullie) (?:helpen|begeleiden)",
      "^our (?:phones?|phone lines?|lines?|doors?|inbox|mailbox) (?:is|are) (?:\\p{L}+ )?(?:on|open)(?!\\p{L})",
      "(?:here|happy|glad|ready|available|on hand) to answer (?:all |any )?(?:of )?(?:your |the )?questions?(?!\\p{L})",
      "^unser(?:e|en)? (?:telefon|türe?n?|leitungen) (?:ist|sind|steht|stehen) (?:\\p{L}+ )?(?:erreichbar|offen|besetzt)(?!\\p{L})",
      "(?:beantworten?|beantworte) (?:wir |ich )?(?:ihnen |dir |euch )?(?:gerne? )?(?:alle )?(?:ihre|deine|eure)(?:n|r)? fragen|(?:steht|stehen|stehe) (?:wir |ich )?(?:ihnen |dir |euch )?(?:gerne? |jederzeit )?(?:für (?:ihre |deine |alle )?fragen|mit rat und tat)",
      "^(?:notre|nos) (?:téléphone|portes?|lignes?) (?:est|sont) (?:\\p{L}+ )?(?:ouvertes?|allumé|disponibles?)(?!\\p{L})|répond(?:re|ons|ra|ront|ent)? (?:à|volontiers à) (?:toutes )?vos questions",
      "^(?:nuestr[oa]s?) (?:teléfono|puertas?|líneas?) (?:está|están) (?:\\p{L}+ )?(?:abiert[ao]s?|encendido|disponibles?)(?!\\p{L})|(?:responder|resolver|respondemos|resolvemos) (?:a )?(?:todas )?(?:tus|sus|vuestras) (?:preguntas|dudas)",
      "^(?:(?:o|as?|os) )?noss[oa]s? (?:telefone|portas?|linhas?) (?:está|estão) (?:\\p{L}+ )?(?:abert[ao]s?|ligado|disponíve(?:l|is))(?!\\p{L})|(?:responder|esclarecer|tirar|respondemos) (?:a |às )?(?:todas )?(?:as )?(?:suas|tuas|vossas) (?:perguntas|dúvidas|questões)",
      "^(?:(?:il|la|le) )?nostr[oae] (?:telefono|port[ae]|line[ae]) (?:è|sono) (?:\\p{L}+ )?(?:apert[ae]|acceso|disponibil[ei])(?!\\p{L})|(?:rispondere|rispondiamo) (?:a )?(?:tutte )?(?:le )?(?:tue|vostre) domande",
      "^(?:onze|ons) (?:telefoon|deur(?:en)?|lijnen?) (?:is|staat|staan|zijn) (?:\\p{L}+ )?(?:open|aan|bereikbaar)(?!\\p{L})|beantwoord(?:en|t)? (?:wij |we |ik )?(?:graag )?(?:al )?(?:uw|je|jullie) vragen",
      "(?:ご質問|お問い合わせ)に(?:いつでも)?お答え|随时(?:为您)?解答|نجيب عن (?:جميع )?أسئلتك"
    ]
      .map((pattern) => `(?:${pattern})`)
      .join("|"),
    "u"
  )
)

/** "The driving force behind the Crumb Club is Mr Roth", "Ada and Ben Roth are lifelong residents of Vias": of a person. */
const driving =
  /^(?:The (?:driving force|brains?|man|woman|couple|person|people|minds?)|Die (?:treibende Kraft|Person|Menschen)|Der (?:Kopf|Mensch|Mann)|L['’](?:homme|âme)|La femme|Le cerveau|El (?:hombre|cerebro)|La (?:mujer|persona)|O (?:homem|cérebro)|A (?:mulher|pessoa)|L['’]uomo|La (?:donna|mente)|De (?:drijvende kracht|man|vrouw|mensen)) (?:behind|hinter|derrière|detrás de|por trás d[aeo]|dietro(?: a)?|achter) [^.]{0,120}(?:is|are|was|were|ist|sind|war|est|sont|es|son|é|são|è|sono|zijn) [^.]{0,60}\p{Lu}/u
const resident =
  /^(?:\p{Lu}[\p{L}.'’-]+ (?:(?:and|und|et|y|e|en|&) )?){1,4}(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|zijn) (?:[\p{L}-]+ ){0,2}(?:residents?|natives?|graduates?|absolvent(?:in|en)?|diplômée?s?|residentes?|graduad[oa]s?|natur(?:al|ais) de|residenti|laureat[oaie]|afgestudeerd)(?!\p{L})/u
const titled =
  /^(?:Mr|Mrs|Ms|Miss|Herr|Frau|Monsieur|Madame|Mme|Señora?|Don|Doña|Signora?|Meneer|Mevrouw)\.? \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:is|was|has|had|ist|war|hat|est|était|a|es|fue|ha|é|foi|è|heeft|werd)(?!\p{L})/u
const alsoWrites =
  /^(?:As an? [^,]{3,60}, )?\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?is also an? (?:[\p{L}-]+ ){0,2}(?:writer|author|speaker|musician|teacher|father|mother|member|volunteer|poet|painter)(?!\p{L})/u
/** "The late Ada Roth, one of the founders, was …". */
const late =
  /^(?:The late|Der verstorbene|Die verstorbene|Feu|El difunto|La difunta|O falecido|A falecida|Il compianto|La compianta|Wijlen) \p{Lu}\p{Ll}+ \p{Lu}/u
export const tellsOfPerson = (sentence: string): boolean =>
  [driving, late, resident, titled, alsoWrites].some((pattern) => pattern.test(sentence))
