/** What parts of any site are called: what a house believes in, what is new, how to reach it. None of them is anything it does. */
import { fold } from "../../../../../domain/text/Folding.ts"

/** "Our mission", "Was uns wichtig ist", "大切にしていること": folded, the whole of a name. */
const parts = new RegExp(
  `^(?:${[
    "(?:(?:our|the) )?(?:mission|vision|values|philosophy|mission (?:and|&) vision|vision (?:and|&) mission)(?: statement)?|our (?:story|history|motto|promise|commitment|approach|beliefs|goals?)",
    "what we (?:believe(?: in)?|value|stand for)|what matters to us|who we are|about(?: us)?|meet (?:us|the team)|our (?:team|clients|customers|partners|location|guarantee)|why choose us",
    "(?:our |all )?services? (?:provided|offered|we (?:provide|offer)|overview|list)|our (?:services|offerings?)|leistungsübersicht|unsere leistungen im überblick|prestations proposées|services proposés|servicios (?:ofrecidos|prestados)|serviços (?:oferecidos|prestados)|servizi offerti|aangeboden diensten",
    "(?:our )?(?:new products?|new arrivals|new in|news|latest news|what['’]s new|offers?|special offers?|gallery|price list|prices|opening hours|opening times|contact(?: us)?|find us|testimonials|reviews|faqs?|gift vouchers)",
    "(?:unser(?:e|er)? )?(?:mission|vision|werte|philosophie|leitbild)|unser(?:e|er)? (?:geschichte|versprechen|anspruch|ziele?)|was uns (?:wichtig ist|ausmacht|antreibt)|wofür wir stehen|wer wir sind|über uns|(?:unser )?team",
    "neuigkeiten|neue produkte|aktuelles|angebote|galerie|preise|öffnungszeiten|kontakt|anfahrt|gutscheine",
    "(?:notre |nos |la )?(?:mission|vision|valeurs|philosophie)|(?:notre|nos) (?:histoire|engagements?|ambition)|ce (?:qui nous anime|en quoi nous croyons)|qui sommes-nous|à propos|(?:notre )?équipe|nouveautés|nouveaux produits|actualités|galerie|horaires|contact|nos tarifs",
    "(?:nuestr[oa]s? |la )?(?:misión|visión|valores|filosofía)|nuestr[oa]s? (?:historia|compromiso|propósito)|en qué creemos|quiénes somos|sobre nosotros|(?:nuestro )?equipo|novedades|nuevos productos|noticias|ofertas|galería|horarios?|contacto",
    "(?:(?:a )?noss[oa]s? |a )?(?:missão|visão|valores|filosofia)|(?:[ao] )?noss[oa]s? (?:história|compromisso|propósito)|no que acreditamos|quem somos|sobre nós|(?:nossa )?equipe|novidades|novos produtos|notícias|ofertas|galeria|horários?|contato|contacto",
    "(?:la nostra |i nostri |la )?(?:missione?|visione?|valori|filosofia)|(?:la|il) nostr[ao] (?:storia|impegno)|in cosa crediamo|chi siamo|(?:il nostro )?team|novità|nuovi prodotti|notizie|offerte|galleria|orari|contatti",
    "(?:onze |ons )?(?:missie|visie|waarden|filosofie)|(?:onze|ons) (?:verhaal|geschiedenis|belofte)|waar we in geloven|wie (?:zijn wij|wij zijn)|over ons|(?:ons )?team|nieuws|nieuwe producten|aanbiedingen|galerij|openingstijden|contact",
    "(?:私たちの|企業)?(?:ミッション|ビジョン|バリュー|理念|想い|沿革)|大切にしていること|.{1,12}への(?:取り組み|想い|思い|こだわり)|新商品|新着情報|お知らせ|ギャラリー|営業時間|お問い合わせ|アクセス|会社概要",
    "(?:我们的|企业)?(?:使命|愿景|价值观|理念)|关于我们|新品|最新消息|新闻|联系我们|营业时间",
    "(?:رسالتنا|رؤيتنا|قيمنا|مهمتنا|قصتنا|من نحن|فريقنا|جديدنا|الأخبار|العروض|اتصل بنا|تواصل معنا|معرض الصور)"
  ].join("|")})$`,
  "u"
)
const longest = 40
export const isHousePart = (name: string): boolean =>
  name.length <= longest && parts.test(fold(name).replace(/[.!:]$/u, ""))
