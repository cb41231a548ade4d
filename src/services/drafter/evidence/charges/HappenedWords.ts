/** Words by which a sum that stands by itself was moved, won or counted, and is asked of nobody. Data. */

/** What happened with money, or is told of its whole. */
export const happenedSums =
  "(?:goal|target|so far)|recruit\\p{L}*|hiring|vacanc\\p{L}+|(?:regular|one-off|single) gifts?|easily|quickly adds|(?:a|one|our|the) (?:customer|client|reader|user|member|guest)s?|won|wins|raised|earned|sold (?:for|at)|collected|invested|received|paid in|due|overdue|balance|in total|invoices?|black friday|cyber monday|per year for us|" +
  "gern mal|schnell mal|gut und gerne|wir suchen|stellen\\p{L}*|(?:eine?|unsere?r?|der|die) (?:kundin|kunde|kunden|leser\\p{L}*|nutzer\\p{L}*|mitglieder)|gewann\\p{L}*|gesammelt|spenden\\p{L}*|kontostand|zwischenstand|eingenommen|investiert|eingegangen|überwiesen|fällig|offen|insgesamt|rechnung(?:en)?|" +
  "vite|facilement|recrut\\p{L}*|(?:une?|nos|notre|les?|la) (?:cliente?s?|lectrices?|lecteurs?|utilisateurs?|adhérente?s?)|remporté\\p{L}*|gagné\\p{L}*|cagnotte|collecte|récolté\\p{L}*|investi\\p{L}*|reçu\\p{L}*|encaissé\\p{L}*|au total|factures?|rapporté\\p{L}*|" +
  "fácilmente|buscamos|(?:un|una|nuestr[oa]s?|los|las) (?:client[ae]s?|lector(?:es|as?)?|usuari[oa]s?|soci[oa]s)|ganó|ganaron|recaudó|recaudamos|recaudado|invertimos|invertid[oa]s?|recibid[oa]s?|recibimos|en total|facturas?|cerró|" +
  "facilmente|contratamos|(?:um|uma|noss[oa]s?|os|as) (?:clientes?|leitor(?:es|as?)?|usuári[oa]s?|utilizador(?:es|as?)?|sóci[oa]s)|ganhou|ganharam|arrecad\\p{L}+|angari\\p{L}+|investimos|investid[oa]s?|recebid[oa]s?|recebemos|atribuiu|no total|faturas?|fechou|" +
  "facilmente|cerchiamo|assumiamo|(?:un|una|un'|i nostri|le nostre|nostr[oa]) (?:client[ei]|lettor[ei]|lettric[ei]|utent[ei]|soci)|vinto|vinse|raccolt[oaie]|investit[oi]|ricevut[oi]|incassat[oi]|in totale|fattur[ae]|" +
  "al gauw|vacatures?|wij zoeken|(?:een|onze|de) (?:klant(?:en)?|lezers?|gebruikers?|leden)|won|wonnen|opgehaald|ingezameld|geïnvesteerd|ontvangen|betaald op|in totaal|facturen|factuur"
export const happenedUnspaced =
  /賞金|寄付|集ま(?:り|っ)|売上|負担|総額|合計|平均|相場|奖金|筹|总额|合计|平均|جمع|ربح|فاز|إجمالي|متوسط/u
