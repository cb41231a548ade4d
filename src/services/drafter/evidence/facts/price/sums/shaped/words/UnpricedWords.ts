/** What sites without prices say of how one comes by one. Data. */

/** What is made out for whoever asks. */
export const quoteNouns =
  "quotes?|quotations?|written estimates?|(?:fest)?angebot|kostenvoranschlag|offerte|devis|presupuesto|cotización|orçamento|preventivo|prijsopgave"
/** Beside something free: what more costs, or who pays. */
export const paidFor =
  "premium|upgrades?|paid|pro (?:plan|version)|pricing|(?:our|see|view|all|paid|monthly) plans|subscription|subscribers?|customers?|in-app|fees?|" +
  "kostenpflichtig\\p{L}*|abos?|abonnements?|tarife?|preise|kunden|gebühren|payante?s?|abonnés|tarifs|formules?|de pago|suscripción|precios|clientes|planes|assinatura|preços|planos|pago|paga|a pagamento|abbonament[oi]|prezzi|piani|betaald\\p{L}*|prijzen|klanten"
