/**
 * Headings under which a page says what it is not, what others do, or what went wrong before it came: "The problem",
 * "Not a fit if", "Before". What stands there is said of nobody's product, least of all of its own.
 */
export const contraryHeading: RegExp = new RegExp(
  [
    String.raw`^(?:the |a |our )?(?:problems?|challenges?|pain points?|struggles?|status quo|old way|hard way|myths?|before|without (?:us|it)|others?|them|the competition|competitors?|alternatives?)[.:!?…]*$`,
    String.raw`\b(?:not (?:a |the )?(?:right )?(?:fit|match)|not for you|not right for you|who (?:it|this)(?: is|'s) not for|(?:is|are)n't for you|isn't a fit|what (?:it|this|we) (?:is|are|do|does)(?: not|n't)|what we don't|what (?:it|she|he|we|i) (?:is|are|am|'s|'re|'m) (?:bad|no good|not good|poor) at|what (?:it|we)'(?:s|re) bad at|the old way|what's broken)\b`,
    String.raw`^(?:das problem|die herausforderung|vorher|bisher|ohne uns|nicht geeignet.*|für wen nicht.*|kennen sie das|kommt ihnen das bekannt vor)[.:!?…]*$`,
    String.raw`^(?:le problème|le défi|avant|sans nous|pour qui ce n'est pas.*|ça vous parle|pas fait pour.*)[.:!?…]*$`,
    String.raw`^(?:el problema|el reto|antes|sin nosotros|no es para.*|te suena|para quién no es.*)[.:!?…]*$`,
    String.raw`^(?:o problema|o desafio|antes|sem nós|não é para.*|para quem não é.*|parece familiar)[.:!?…]*$`,
    String.raw`^(?:il problema|la sfida|prima|non fa per te.*|het probleem|de uitdaging|voorheen|niet geschikt.*|herkenbaar)[.:!?…]*$`,
    String.raw`^(?:課題|問題点?|こんなお悩み.*|よくある悩み.*|導入前|従来.*|痛点|之前|المشكلة|التحدي|قبل)[。:：!?！？…]*$`
  ].join("|"),
  "iu"
)

/** Headings and badges of what is yet to come, or is no more. */
export const comingHeading: RegExp =
  /^(?:coming soon|soon|coming(?: next)?|roadmap|our roadmap|planned|upcoming|what's next|next up|in the works|in development|under development|future|later this year|discontinued|retired|no longer .*|not included|demnächst|bald|geplant|in planung|roadmap und .*|in arbeit|nicht enthalten|bientôt|prochainement|à venir|feuille de route|non inclus|próximamente|muy pronto|en desarrollo|hoja de ruta|no incluido|em breve|brevemente|em desenvolvimento|não incluído|prossimamente|in arrivo|presto|non incluso|binnenkort|gepland|近日公開|開発中|予定|ロードマップ|即将推出|敬请期待|قريبا|قريباً)[.:!…。：！]*$|\b(?:does not|doesn't|do not|don't|will not|won't) (?:do|include|cover|offer|have|support)\b|\bcoming soon\b|\b(?:macht|kann|bietet) .{0,30}\bnicht\b|\bne (?:fait|propose) pas\b|\bno (?:hace|ofrece|incluye)\b|\bnão (?:faz|oferece|inclui)\b/iu
