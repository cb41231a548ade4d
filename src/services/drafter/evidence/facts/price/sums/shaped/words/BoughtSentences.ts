/** How sentences of ten languages tell that something is had for one sum: bought in a shop of programs, by one payment. Data. */
import type { PaidScriptShape } from "./PaidScript.ts"

const stores =
  "(?:(?:mac |apple )?app ?store|google play(?: store)?|play ?store|microsoft store|epic(?: games)?(?: store)?|nintendo (?:switch|eshop)|playstation(?: store)?|meta quest|itch(?:\\.io)?|steam|gog(?:\\.com)?|switch|eshop|xbox|ps[45]|pc|macos|mac|windows|linux|ios|iphone|ipad|android|gumroad|consoles?|konsolen?)"
/** "on Steam and the App Store", with the words that lead to each and join them. */
const inStores = (lead: string, and: string) =>
  `(?:(?:${lead}) )${stores}(?:(?:,|,? (?:${and}|&|\\+))(?: (?:${lead}))? ${stores}){0,5}`
/** A sum of which nothing says that it comes again, here or further on. */
const sum = "¤[xo](?!.*¤[rup])"
/** What may stand behind it: no thing that it is paid for besides. */
const ends = (more: string) => `(?=$|[.,;:!)]| - | \\(| (?:${more})(?!\\p{L}))`
const behind = "(?:,| -| \\(|:)? ?"
const single = (shape: string): PaidScriptShape => ({ model: "one-time", shape })

const more = {
  en: "no|without|with|and|including|incl|for (?:life|good|ever|everything|all)",
  de: "ohne|kein|keine|mit|und|inkl|für (?:immer|alles)",
  fr: "sans|avec|et|ttc|à vie|pour tout",
  es: "sin|con|y|para siempre|de por vida|iva",
  it: "senza|con|e|per sempre|a vita|iva",
  pt: "sem|com|e|para sempre|vitalício",
  nl: "zonder|geen|met|en|incl|voor (?:altijd|alles)"
} as const

export const boughtSentences: Readonly<Record<string, ReadonlyArray<PaidScriptShape>>> = {
  en: [
    single(
      `(?:(?:§|it|the game|the app) is )?(?:(?:now |already )?available|out|on sale|get (?:it|§)|buy (?:it|§)|play (?:it|§))(?: now| today)? ${inStores("(?:on|for|in|from|at)(?: the)?|the", "and|or")} (?:for|at)(?: just| only)? ${sum}${ends(more.en)}`
    ),
    single(
      `(?:§ is )?(?:an? )?(?:one[- ](?:time|off)|single) (?:purchase|payment)(?: of|:) ${sum}${ends(more.en)}|(?:enroll?|join)(?: now| today)? for ${sum}${behind}(?:one|a single|a one[- ]time) payment${ends(more.en)}`
    ),
    single(`(?:just |only )?¤o(?: (?:purchase|payment|price))?(?!.*¤[rup])${ends(more.en)}`),
    single(
      `(?:just |only )?${sum}${behind}(?:(?:an? |as an? )?(?:one[- ](?:time|off)|single) (?:purchase|payment|price)|one payment|pay once|paid once|once(?! (?:an?|per|every|you|we|the|it)(?!\\p{L})))${ends(more.en)}`
    )
  ],
  de: [
    single(
      `(?:§ (?:ist|gibt es) )?(?:(?:jetzt|ab sofort|nun) )?${inStores("für(?: den)?|auf(?: dem)?|im|bei", "und|oder")} (?:(?:erhältlich|verfügbar|zu haben) )?(?:für|zu|um) (?:nur )?${sum}${ends(more.de)}`
    ),
    single(
      `(?:§ ist )?(?:jetzt |ab sofort )?(?:erhältlich|verfügbar) ${inStores("für(?: den)?|auf(?: dem)?|im|bei", "und|oder")} (?:für|zu|um) (?:nur )?${sum}${ends(more.de)}`
    ),
    single(
      `(?:jetzt )?${inStores("für(?: den)?|auf(?: dem)?|im|bei", "und|oder")} erhältlich (?:für|zu|um) (?:nur )?${sum}${ends(more.de)}`
    ),
    single(
      `(?:ein )?(?:einmaliger kauf|einmalkauf|einmalzahlung|einmalige zahlung|einmalpreis)(?::| von| für) ${sum}${ends(more.de)}|einmal(?:ig)? (?:nur )?${sum}${ends(more.de)}`
    ),
    single(
      `(?:jetzt |dauerhaft |nur )*${sum}${behind}(?:einmalig(?! pro)|einmalzahlung|einmalkauf|einmaliger kauf|einmal (?:zahlen|kaufen|bezahlt))${ends(`${more.de}|behalten`)}`
    )
  ],
  fr: [
    single(
      `(?:§ est )?(?:(?:déjà|désormais|maintenant) )?(?:disponible|en vente|sortie?) ${inStores("(?:sur|pour|dans)(?: le)?|le", "et|ou")} (?:pour|à|au prix de) (?:seulement )?${sum}${ends(more.fr)}`
    ),
    single(`(?:un |en )?(?:achat|paiement) unique(?: de| ?:) ?${sum}${ends(more.fr)}`),
    single(
      `(?:seulement )?${sum}${behind}(?:en )?(?:(?:un )?(?:achat|paiement) unique|(?:payés? )?(?:en )?une (?:seule )?fois(?! par))${ends(more.fr)}`
    )
  ],
  es: [
    single(
      `(?:§ está )?(?:ya )?(?:disponible|a la venta) ${inStores("(?:en|para)(?: la| el)?|la|el", "y|o")} (?:por|a) (?:solo )?${sum}${ends(more.es)}`
    ),
    single(`(?:un )?(?:único pago|pago único|compra única)(?: de|:) ${sum}${ends(more.es)}`),
    single(
      `(?:solo )?${sum}${behind}(?:(?:un |en un )?(?:único pago|pago único|solo pago)|compra única|una sola vez)${ends(more.es)}`
    )
  ],
  it: [
    single(
      `(?:§ è )?(?:(?:ora|già) )?(?:disponibile|in vendita) ${inStores("(?:su|per|sul|sull')(?: il)?|il", "e|o")} (?:a|per|al prezzo di) (?:soli )?${sum}${ends(more.it)}`
    ),
    single(`(?:un )?(?:acquisto|pagamento) unico(?: di|:) ${sum}${ends(more.it)}`),
    single(
      `(?:soli )?${sum}${behind}(?:(?:un )?(?:pagamento|acquisto) unico|una tantum|una volta sola)${ends(more.it)}`
    )
  ],
  pt: [
    single(
      `(?:§ está )?(?:já )?(?:disponível|à venda) ${inStores("(?:no|na|em|para)(?: o| a)?|o|a", "e|ou")} (?:por|a) (?:apenas )?${sum}${ends(more.pt)}`
    ),
    single(`(?:um )?(?:pagamento único|compra única)(?: de|:) ${sum}${ends(more.pt)}`),
    single(
      `(?:apenas |só )?${sum}${behind}(?:(?:um |em )?(?:pagamento único|único pagamento)|compra única|uma única vez)${ends(more.pt)}`
    )
  ],
  nl: [
    single(
      `(?:§ is )?(?:nu )?(?:verkrijgbaar|te koop|beschikbaar) ${inStores("(?:op|voor|in|via)(?: de)?|de", "en|of")} voor (?:slechts |maar )?${sum}${ends(more.nl)}`
    ),
    single(`(?:een )?eenmalige (?:aankoop|betaling)(?: van|:) ${sum}${ends(more.nl)}|eenmalig ${sum}${ends(more.nl)}`),
    single(
      `(?:slechts |maar )?${sum}${behind}(?:(?:een )?eenmalige (?:aankoop|betaling)|eenmalig(?! per)|één keer betalen)${ends(more.nl)}`
    )
  ],
  ja: [
    single(`(?:§は、?)?${stores}(?:版?(?:にて|で|が|を))、?${sum}(?:で|にて)、?(?:好評)?(?:発売|販売|配信|購入)`),
    single(`買い切り(?:価格)?(?: ?:|で|の)? ?${sum}(?=$|[。!、(]|です)`)
  ],
  zh: [
    single(
      `(?:§)?(?:现已|已|现)?(?:在|于|登陆|登录) ?${stores} ?(?:平台|商店)?,?(?:正式)?(?:发售|上架|推出|上线|开售|有售)?,?(?:售价|价格|定价)(?:为|仅|是)? ?${sum}`
    ),
    single(`一次性?(?:购买|付费|买断),?(?:即可)?(?:售价|价格|仅需|只需|仅)? ?${sum}|${sum},? ?(?:一次(?:性)?)?买断`)
  ],
  ar: [
    single(
      `(?:§ )?(?:متوفر|متاح)ة?(?: ال[اآ]ن)? (?:على|في|ل) ?(?:متجر )?${stores}(?: و ?${stores})? (?:مقابل|بسعر|ب) ?${sum}`
    ),
    single(`(?:عملية )?(?:شراء|دفعة|الدفع) (?:واحدة|لمرة واحدة|مرة واحدة)(?: ?:| مقابل| بسعر| بقيمة)? ?${sum}`)
  ]
}
