/** Titles over sums that no house asks for what it sells. Data. */

/** In titles over sums that are compared, shown, awarded or somebody else's: none is what this house asks. */
export const shownTitles =
  "compar\\p{L}*|versus|vs|alternatives?|portfolio|case stud(?:y|ies)|our works?|works|projects?|references?|examples?|samples?|demo|homes?|flats?|apartments?|houses for|rents?|featured|favou?rites?|news|press|stories|customers?|clients?|jobs?|careers?|vacanc(?:y|ies)|recruit\\p{L}*|hiring|prizes?|awards?|contests?|competitions?|results?|revenue|budgets?|figures|numbers|" +
  "vergleich\\p{L}*|referenz\\p{L}*|projekte?|beispiele?|muster|wohnung\\p{L}*|häuser|miete\\p{L}*|aktuelles|presse|kund\\p{L}+|stellen\\p{L}*|karriere|wettbewerb\\p{L}*|ergebnisse?|umsatz|zahlen|" +
  "comparaison|comparatif|réalisations?|projets?|exemples?|appartements?|logements?|loyers?|actualités?|clients?|emplois?|carrières?|recrut\\p{L}*|concours|prix|résultats?|chiffres|" +
  "comparativa|comparaci(?:ón|ones)|proyectos?|ejemplos?|pisos?|viviendas?|alquiler\\p{L}*|noticias|prensa|clientes?|empleo|trabaja con \\p{L}+|concursos?|premios?|resultados?|cifras|" +
  "comparação|projetos?|projectos?|exemplos?|apartamentos?|imóveis|notícias|imprensa|vagas?|carreiras?|prêmios?|prémios?|números|" +
  "confronto|progetti|progetto|esempi(?:o)?|appartament[oi]|case in|affitt[oi]|notizie|stampa|clienti|lavora con \\p{L}+|concors[oi]|premi(?:o)?|risultati|cifre|" +
  "vergelijking|projecten|voorbeeld(?:en)?|woningen|huur\\p{L}*|nieuws|pers|klanten|vacatures?|werken bij|wedstrijd\\p{L}*|prijzen gewonnen|cijfers"
/** The same where words stand without blanks between. */
export const shownTitlesUnspaced =
  /比較|比较|実績|事例|案例|作品|例|物件|賃貸|租房|ニュース|新闻|お客様|客户|採用|求人|招聘|受賞|获奖|コンテスト|مقارنة|أعمالنا|مشاريع|أمثلة|شقق|إيجار|أخبار|عملاؤنا|وظائف|جوائز|مسابقة/u
