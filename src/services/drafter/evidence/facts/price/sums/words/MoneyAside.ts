/** What a paragraph says of its money that is none of what is sold today. Data: one pattern each. */

/** "Our neighbours at Loafly teach for €39 a month": a paragraph about somebody else, by the name. */
export const neighbours: RegExp =
  /(?<!\p{L})(?:neighbou?rs?|next door|for comparison|by comparison|compare|nachbar\p{L}*|nebenan|zum vergleich|vergleich|voisine?s?|d'à côté|à titre de comparaison|vecin[oa]s?|de al lado|en comparación|vizinh[oa]s?|ao lado|em comparação|vicin[oi]|accanto|a confronto|buren|hiernaast|ter vergelijking)(?!\p{L})/iu
/** "Loafly Cloud wants €13 a month": what somebody asks who has a name of two words. */
export const othersAsk: RegExp =
  /(?:^|[.!?] )\p{Lu}[\p{L}\p{Nd}]+ \p{Lu}[\p{L}\p{Nd}]+ (?:wants?|asks?|charges?|takes?|costs?|verlangt|nimmt|kostet|demande|prend|coûte|pide|cobra|cuesta|pede|custa|chiede|costa|vraagt|rekent|kost) /u
/** Not decided on yet. */
export const considered: RegExp =
  /(?<!\p{L})(?:planned|(?:we|i)(?: would|'d) (?:like|love) to|(?:we|i) (?:plan|intend|hope)|plan(?:ning)? to|considering|thinking (?:of|about)|under consideration|geplant|wir (?:planen|würden gern\p{L}*)|überlegen|angedacht|à l'étude|prévue?s?|envisage\p{L}*|prévoyons|(?:nous|on) aimer\p{L}+|en estudio|previst[oa]s?|planeamos|pensamos|nos gustaría|gostaríamos|em estudo|planejamos|planeamos|allo studio|in programma|(?:vorremmo|ci piacerebbe)|gepland|(?:we|wij) (?:willen|zouden) graag|overwegen|onderzoeken)(?!\p{L})|予定|検討|计划|考虑|مخطط|ننوي|نعتزم/iu
/** What is paid to whoever works there. */
export const hiring: RegExp =
  /(?<!\p{L})(?:(?:permanent|fixed[- ]term|full[- ]time|part[- ]time) (?:contract|position|job)|contrato (?:fijo|indefinido)|se (?:busca|necesita)|festanstellung|unbefristet\p{L}*|contratto a tempo|vaste baan|gross (?:a|per)|brutto im|bruts? (?:par|mensuel\p{L}*|annuel\p{L}*)|brut[oa]s? (?:al|por)|bruto per|lord[oi] (?:al|mensili|annui)|cvs?|bewerb\p{L}*|candidat\p{L}*|sollicit\p{L}*|cdi|cdd|salar\p{L}+|wages?)(?!\p{L})|応募|月給|年収|简历|月薪|راتب/iu
/** "Spread larger treatments from €40 a month", "en 3 fois sans frais": one sum, paid by parts. */
export const inInstalments: RegExp =
  /(?<!\p{L})(?:instal?ments?|interest[- ]free|spread (?:the cost|(?:your |the )?payments?|larger \p{L}+)|pay (?:later|over time)|subject to (?:credit |lender )?approval|(?:financ(?:e|ing)|credit) (?:is )?(?:available|options?|plans?|from|with)|raten\p{L}*|monatsraten|finanzier\p{L}+|en (?:\p{Nd}+|deux|trois|quatre|plusieurs) fois|paiements? (?:fractionnés?|échelonnés?)|a plazos|en (?:\p{Nd}+ )?cuotas|financia\p{L}*|parcela\p{L}*|em prestações|em até \p{Nd}+ ?x|a rate|in (?:comode )?rate|rateizza\p{L}*|finanziament\p{L}*|in termijnen|gespreid betalen|achteraf betalen|financiering)(?!\p{L})|分割払い|分期|تقسيط|أقساط/iu
