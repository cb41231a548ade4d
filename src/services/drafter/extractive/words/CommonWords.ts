/** What stands on many sites and says nothing of one: data that tells its own words from the frame. */

import { phraseList } from "../../evidence/reading/PhraseList.ts"

/** Headings of parts that are not about the product itself, where a page came as text alone. */
export const asidePhrases = phraseList(`
  articles | our blog | from the blog | latest news | in the news | press | events | upcoming events |
  case studies
`)

export const pricingHeadings = phraseList(`
  pricing | prices | price | plans | plan | preise | tarife | tarifs | prix | precios | planes | prezzi |
  prijzen
`)

/** Paths of pages that say little of what a product is. */
export const sidePaths = new RegExp(
  "(?:^|/)(?:pricing|prices|plans|contact|contact-us|legal|privacy|privacy-policy|terms|imprint|impressum|blog|news|press|jobs|" +
    "careers|login|signup|faq|faqs|help|support|docs|documentation|changelog|customers|case-studies|partners|team|events|" +
    "preise|tarife|kontakt|datenschutz|agb|hilfe|karriere|aktuelles|kunden|referenzen|presse|tarifs|mentions-legales|" +
    "confidentialite|actualites|aide|clients|temoignages|equipe|precios|contacto|aviso-legal|privacidad|noticias|ayuda|clientes|" +
    "testimonios|equipo|precos|contato|contactos|privacidade|ajuda|depoimentos|prezzi|contatti|notizie|aiuto|clienti|" +
    String.raw`prijzen|tarieven|nieuws|klanten|vacatures|ryokin|price|company/team)(?:/|$|\.)`,
  "i"
)

/** Paths of pages on which a site tells about itself. */
export const aboutPaths = new RegExp(
  "(?:^|/)(?:about|about-us|about us|aboutus|our-story|story|company|who-we-are|mission|product|ueber-uns|uber-uns|ueber|unternehmen|" +
    "wir|produkt|a-propos|apropos|qui-sommes-nous|entreprise|produit|sobre|sobre-nosotros|nosotros|quienes-somos|empresa|" +
    "producto|sobre-nos|quem-somos|produto|chi-siamo|azienda|prodotto|over-ons|over|bedrijf|gaiyou|kaisha|about_us|" +
    String.raw`会社概要|关于我们|من-نحن)(?:/|$|\.)`,
  "i"
)

/** Paths of pages at whose head a site says what it offers. */
export const servicePaths = new RegExp(
  "(?:^|/)(?:services?|our-services|what-we-do|solutions?|features?|offer|leistungen|unsere-leistungen|angebote?|unser-angebot|loesungen|lösungen|funktionen|" +
    "prestations|nos-prestations|nos-services|offre|solutions|fonctionnalites|servicios|nuestros-servicios|soluciones|funciones|" +
    "servicos|serviços|nossos-servicos|solucoes|soluções|recursos|servizi|i-nostri-servizi|soluzioni|funzionalita|" +
    "diensten|onze-diensten|aanbod|oplossingen|sluzby|služby|uslugi|usługi|oferta|poslugy|servicii|hizmetler|dich-vu|dịch-vụ|" +
    String.raw`ypiresies|υπηρεσίες|サービス|服务|خدمات|خدماتنا|услуги|послуги|서비스)(?:/|$|\.)`,
  "i"
)

/** A label that was left as a template had it: "Feature 1", "Article 3". */
export const numberedLabel = new RegExp(
  "^(?:feature|article|step|plan|item|title|card|service|heading|section|slide|image|post|product|project|question|" +
    String.raw`answer|lorem)\s*#?\d+$`,
  "i"
)
