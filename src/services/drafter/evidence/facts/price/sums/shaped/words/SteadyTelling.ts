/** How sites whose sums nobody can read tell where prices are that one goes on paying: "Billed annually", "One subscription, all the tools". Data. */

/** Anywhere, in small letters. */
export const steadyTelling: ReadonlyArray<string> = [
  "(?:monthly|annual|yearly) (?:and|or) (?:monthly|annual|yearly) (?:plans?|billing|subscriptions?|payments?)|(?:annual|yearly|monthly) billing|billed (?:monthly|annually|yearly)|all (?:membership )?prices are per month",
  "(?:monatliche|jährliche)[rn]? (?:abrechnung|zahlung(?:sweise)?)|(?:monatlich|jährlich) (?:abgerechnet|zahlbar)|(?:alle )?(?:mitglieds)?(?:preise|beiträge) (?:verstehen sich|gelten) (?:pro|im|je) monat",
  "facturation (?:mensuelle|annuelle)|facturée?s? (?:mensuellement|annuellement|par mois)|(?:tous )?(?:les|nos) (?:prix|tarifs) (?:sont|s'entendent) par mois",
  "facturación (?:mensual|anual)|(?:todos )?(?:los|nuestros) precios son (?:mensuales|por mes|al mes)",
  "cobrança (?:mensal|anual)|(?:todos )?os preços são (?:mensais|por mês)",
  "fatturazione (?:mensile|annuale)|(?:tutti )?i prezzi (?:sono|si intendono) (?:mensili|al mese)",
  "(?:maandelijkse|jaarlijkse) (?:facturering|facturatie|betaling)|(?:alle )?(?:prijzen|tarieven) (?:zijn|gelden) per maand",
  "rozliczeni\\p{L}+ (?:miesięczn|roczn)\\p{L}+|(?:aylık|yıllık) (?:faturalandırma|ödeme)"
]
export const steadyTellingUnspaced =
  "月額(?:制|プラン|料金)|月払い|年払い|按月付|按年付|月付|年付|包月|월 ?구독|월정액|اشتراك (?:شهري|سنوي)"
/** What a site sells as one, in its first lines or over its prices: in small letters, from the first word on. */
export const oneSubscription =
  "(?:one|a single) subscription(?: for|[,.:]|$)|ein (?:einziges )?abo(?:nnement)?(?: für|[,.:]|$)|un(?: seul)? abonnement(?: pour|[,.:]|$)|una (?:sola |única )?suscripción(?: para|[,.:]|$)|uma (?:só |única )?assinatura(?: para|[,.:]|$)|un (?:solo |unico )?abbonamento(?: per|[,.:]|$)|één abonnement(?: voor|[,.:]|$)"
/** What is done with the subscription one has, or is had for it: from the first word of a sentence on, in small letters. */
export const ownSubscription =
  "(?:(?:yes|sure)[,.!]? )?(?:you (?:can|may) |simply |just )?(?:cancel|pause|share|end|stop|renew) (?:your|the|one) (?:[\\p{L}-]+ )?subscription(?! to)|(?:the|your|our|one|every|each) subscription (?:buys|includes|covers|gives|unlocks|comes with|renews|is billed)|" +
  "(?:ja[,.!]? )?(?:(?:sie können|du kannst) )?(?:ihr|dein|das) abo(?:nnement)? (?:(?:können sie|kannst du) )?(?:jederzeit |monatlich )?(?:kündigen|pausieren|teilen|enthält|umfasst|beinhaltet|verlängert)|(?:l'|votre |un seul )abonnement (?:comprend|inclut|donne accès|se renouvelle)|(?:la|tu|su) suscripción (?:incluye|da acceso|se renueva)|(?:a|sua) assinatura (?:inclui|dá acesso|renova)|(?:l'|il tuo |il vostro )abbonamento (?:include|comprende|si rinnova)|(?:het|je|uw|jouw) abonnement (?:omvat|bevat|is inclusief|verlengt)"
/** Beside it: to a letter, or to whatever others sell. */
export const otherSubscriptions =
  "newsletters?|e-?mails?|mailing|notifications?|rss|podcast|magazines?|netflix|spotify|streaming|gym|phone|hosting|rundbrief|infolettre|bolet[ií]n|boletim|nieuwsbrief|unused|forgotten|unwanted|tracker"
