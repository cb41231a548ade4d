/** Questions that ask whoever reads for a deed, and answers nobody has written yet: data. */

/** "Still have questions? Write to us": asked of who reads, and answered by nobody. */
export const asksReader =
  /(?<!\p{L})(?:(?:still|more|other|further|another|any other) questions?|question(?:s)? (?:not|un)|(?:not|(?:ca|did|do|is|are)n['’]t) (?:find|see|listed|answered|here)|(?:have|got) (?:a|any|more|another|some) questions?|(?:you )?(?:have|got) questions|(?:(?:haben|hast|habt) (?:sie|du|ihr)|(?:sie|du|ihr) (?:haben|hast|habt)) (?:noch )?fragen|¿?(?:tienes|tiene) (?:preguntas|dudas)|tem (?:dúvidas|perguntas)|(?:hai|avete|ha) (?:domande|dubbi)|(?:heb je|hebt u|heeft u) vragen|(?:noch|weitere|andere|offene) fragen?|fragen? (?:nicht|offen|übrig)|(?:autres?|une|des|encore des) questions?|(?:otras?|más|alguna|aún tienes) (?:preguntas?|dudas?)|(?:outras?|mais|alguma|ainda tem) (?:dúvidas?|perguntas?)|(?:altre|altra|ancora) domand[ae]|(?:nog|andere|meer|overige) (?:een )?vra(?:ag|gen))(?!\p{L})|(?:その他|ほか)の?(?:ご質問|質問)|(?:还有|其他)(?:问题|疑问)|(?:أسئلة|سؤال) (?:أخرى|آخر)/iu
/** "Ready to sail?", "Bereit für den Ofen?": asks for a deed, and nothing that could be answered. */
export const callsReader =
  /^(?:(?:are you |so,? )?ready(?: (?:to|for)| ?[?？])|(?:bist du |sind sie |seid ihr )?bereit(?: für| zu[mr]?|,| \p{L}+| ?[?？])|(?:êtes-vous |vous êtes )?prêt(?:e|s|es|\(e\)s?)?(?: (?:à|pour)| ?[?？])|¿?(?:estás |está |están )?(?:list[oa]s?|preparad[oa]s?)(?: (?:para|a)| ?[?？])|(?:está |você está )?(?:pront[oa]s?|preparad[oa]s?)(?: (?:para|a)| ?[?？])|(?:sei |siete )?pront[oiae](?: (?:a|per)| ?[?？])|(?:ben je |bent u )?klaar(?: (?:om|voor)| ?[?？]))(?!\p{L})|^(?:هل أنت مستعد|准备好)/iu
/** "Curious?", "Neugierig geworden?", "Need more help?": asks for nothing but a message. */
export const courtsReader =
  /^(?:(?:do you )?(?:still )?need (?:more |further |any |some |extra |a )?(?:help|assistance|support|hand)|(?:brauchen sie|brauchst du|benötigen sie|benötigst du) (?:noch |weitere |mehr )?(?:hilfe|unterstützung)|(?:avez-vous |vous avez )?(?:encore )?besoin d['’](?:aide|assistance)(?: supplémentaire)?|¿?(?:necesitas?|necesita usted) (?:más )?ayuda|(?:você )?precisa(?:s)? de (?:mais )?ajuda|(?:hai|ha|avete|serve) (?:ancora )?(?:bisogno di )?(?:altro )?aiuto|(?:heb je|heeft u)? ?(?:meer |nog )?hulp nodig) ?[?？]+$|^(?:(?:are you )?(?:interested|curious|intrigued|convinced)|(?:sind sie |bist du )?(?:neugierig|interessiert|überzeugt)(?: geworden)?|interesse (?:geweckt)?|(?:haben wir|hab ich|habe ich) (?:ihr|dein|euer) interesse geweckt|lust (?:bekommen|auf mehr)|(?:êtes-vous |vous êtes )?(?:intéressé|curieux|convaincu)[()e.·s]*|¿?(?:te |le |os )interesa|¿?(?:estás )?interesad[oa]s?|(?:ficou |está )?(?:interessad[oa]s?|curios[oa]s?)|(?:sei )?(?:interessat[oaie]|curios[oa])|(?:ben je |bent u )?(?:geïnteresseerd|nieuwsgierig)(?: geworden)?|(?:wilt u|wil je|möchten sie|möchtest du|would you like|do you want|want|souhaitez-vous|voulez-vous|¿?quieres|¿?desea|quer|deseja|vuoi|desidera) (?:meer|mehr|more|(?:en savoir )?plus|más|mais|maggiori|altre) ?(?:informatie|informationen|infos?|erfahren|weten|information|d'informations|información|informações|informazioni|details)?(?:[, ]+(?:of|oder|or|ou|o)\s[^?]{0,60})?) ?[?？]+$/iu
/** "Ten questions for Ada", "Ein Gespräch mit Ada Roth": what is asked below is asked of somebody, and no visitor's question. */
export const headsInterview =
  /(?<!\p{L})(?:interviews?|entrevista|intervista|entretien|interview[eé]e?|vraaggesprek)(?!\p{L})|(?<!\p{L})(?:in conversation with|(?:ein |im )gespräch mit|(?:een |in )gesprek met|conversación con|conversa com|conversazione con|conversation avec|rencontre avec) |(?<!\p{L})questions (?:for|to) \p{Lu}|(?<!\p{L})(?:fragen an|questions à|preguntas a|perguntas (?:a|para|ao|à)|domande a|vragen aan) \p{Lu}\p{L}+$|インタビュー|対談|に聞く|に聞きました|专访|專訪|访谈|訪談|مقابلة مع|حوار مع|لقاء مع/iu
/** "How to write a plugin?" over a link is the name of a guide. */
export const namesGuide = /^how to\s/iu
/** What a template leaves to be written: "Your answer here". */
export const unwrittenAnswer =
  /lorem ipsum|^(?:\[?(?:your|insert(?: your)?|type(?: your)?|write(?: your)?|add(?: your)?|enter(?: your)?) (?:answer|text|content|question)(?: goes)?(?: here)?|(?:this is )?(?:the |an? |sample |example )?(?:answer|placeholder)(?: text)?(?: goes)?(?: here| to (?:the )?(?:question|this question)[^.]{0,20})?|antwort (?:hier|folgt)|(?:votre )?réponse ici|(?:tu |su )?respuesta aquí|(?:sua )?resposta aqui|(?:la tua )?risposta qui|(?:jouw |uw )?antwoord hier)\]?[.!…]*$/iu
/** Begins like a question that asks something, in place of one that makes curious. */
export const interrogative =
  /^(?:(?:can|could|do|does|did|is|are|will|should|how|what|when|where|which|who)\b|(?:kann|können|wie|was|wann|wo|welche[rs]?|wer|gibt|muss|ist|sind|darf)\b|¿|(?:comment|combien|quand|où|quel(?:le)?s?|qui|puis-je|peut-on|est-ce|y a-t-il|faut-il|dois-je)(?![\p{L}])|(?:como|quanto|quando|onde|qual|quais|quem|posso|preciso|é possível|existe|há)(?![\p{L}])|(?:come|quanto|quando|dove|quale|quali|chi|posso|serve|devo|è possibile|c['’]è)(?![\p{L}])|(?:hoe|wat|wanneer|waar|welke|wie|kan|moet|is|zijn|heb)\b)/iu
/** "Backt er auch sonntags?", "Funziona senza forno?": of a thing or of oneself, and not of whoever reads. */
const opensWithVerb =
  /^(?:\p{Lu}\p{Ll}+ (?:ich|man|es|sie|er|das|wir|mein\p{Ll}*|unser\p{Ll}*|ik|het|dit|dat|men|mijn) |(?:[ÇC]a|Cela) (?:marche|fonctionne|coûte|prend|dure)|(?:Funziona|Funzionano|Funciona|Funcionam|Costa|Custa|Si (?:può|possono)|Ci sono|Dá para|Dá pra|Tem como|Fonctionne-t-(?:il|elle))(?= ))/u
/** "Yes, on Sundays as well.": what was asked is answered. */
const opensWithYes =
  /^(?:yes|no|nope|ja|nein|nee|jein|doch|oui|non|si|sí|sì|sim|não)(?:[,.;:!]| [–—-] | (?:absolutely|natürlich|klar|bien sûr|claro|certo|natuurlijk)(?!\p{L}))/iu
/** "Got an oven? Then you bake.": a case, and what then. */
export const thenWords = /^(?:then|dann|dan|alors|entonces|então|allora)(?!\p{L})/iu
/** "Heb je al een oven?", "Sind Sie bereit?" */
const asksYou = /^\p{Lu}\p{Ll}+ (?:you|du|Sie|ihr|je|u|jullie) /u
const latin = /\p{Script=Latin}/u
/** Whether a heading asks as one asks for an answer, and what stands under it gives one. */
export const asksForAnswer = (question: string, answer: string): boolean =>
  !(thenWords.test(answer) && asksYou.test(question)) &&
  (interrogative.test(question) || opensWithVerb.test(question) || opensWithYes.test(answer) || !latin.test(question))
