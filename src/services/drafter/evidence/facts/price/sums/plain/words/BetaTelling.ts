/** By which something is told of a time of trying out that everybody is in, a language an entry: "during the beta". Data. */

export interface BetaTelling {
  /** The time, wherever it stands in a sentence. */
  readonly during: string
  /** All that is left of a sentence without it, where nothing is paid. */
  readonly nothing: string
}

const allOfIt =
  "(?:it|everything|all (?:of it|features|plans)|every(?: feature| plan|thing)|(?:the |our )?(?:whole |full |entire )?(?:app|service|tool|software|product|platform|site|thing)|access(?: to everything)?)"
export const betaTelling: Readonly<Record<string, BetaTelling>> = {
  en: {
    during:
      "(?:during|throughout|in|for the (?:whole |entire )?(?:duration|length) of|until the end of|while in|while (?:we(?:'re| are)|it(?:'s| is)|{S} is|we stay|it stays|everything is) (?:still )?in) (?:the |our |its |this )?(?:whole |entire )?(?:(?:open|public|private|closed|current) )?(?:beta|alpha|early access|public preview)(?: period| phase| stage| programme| program| testing)?|(?:while|as long as) (?:the |our )?(?:(?:open|public|private|closed) )?(?:beta|alpha|early access) (?:lasts|runs|is running|is on|goes on)",
    nothing: `(?:free|nothing(?: at all)?|no charge|free of charge|free for (?:everyone|everybody|all)|free to use|you pay nothing|there is no charge|there's no charge|we charge nothing|we don't charge|${allOfIt} (?:is|are|costs?|stays?|remains?)(?: currently| completely| entirely| all)* (?:free|nothing)(?: of charge| for everyone| for everybody| to use)?)`
  },
  de: {
    during:
      "(?:während|in) (?:der|unserer|des|einer) (?:(?:offenen|öffentlichen|geschlossenen|gesamten|aktuellen|ganzen) )?(?:beta|alpha)(?:-?(?:phase|version|tests?|zeit))?|(?:bis zum|bis) ende der (?:offenen |öffentlichen )?beta(?:-?phase)?|solange (?:wir|es|sie|{S}|alles|die app) (?:noch )?in (?:der )?(?:offenen |öffentlichen |geschlossenen )?beta (?:ist|sind|läuft|laufen)|solange die (?:offene |öffentliche |geschlossene )?beta(?:-?phase)? (?:läuft|dauert|andauert)",
    nothing:
      "(?:kostenlos|gratis|kostenfrei|nichts|gar nichts|kostenlos für alle|(?:ist|bleibt) (?:alles|{S}|die nutzung|die app|es) (?:für alle |noch |komplett |völlig )?(?:kostenlos|gratis|kostenfrei)|(?:alles|es|die nutzung|die app) (?:ist|bleibt) (?:für alle |noch |komplett |völlig )?(?:kostenlos|gratis|kostenfrei)|(?:sind|bleiben) alle funktionen (?:für alle )?(?:kostenlos|gratis|kostenfrei)|alle funktionen (?:sind|bleiben) (?:für alle )?(?:kostenlos|gratis|kostenfrei)|kostet {S} nichts|{S} kostet nichts|(?:zahlen sie|zahlst du|zahlt ihr|sie zahlen|du zahlst) nichts)"
  },
  fr: {
    during:
      "(?:pendant|durant|le temps de|jusqu'à la fin de) (?:toute )?(?:la|cette|notre) (?:(?:phase|version|période) )?(?:de )?(?:bêta|beta|alpha)(?: (?:ouverte|publique|privée|fermée))?|(?:pendant|durant) l'(?:alpha|accès anticipé)|tant que (?:la (?:bêta|beta) (?:dure|est en cours)|{S} est en (?:bêta|beta)|nous sommes en (?:bêta|beta))",
    nothing:
      "(?:gratuite?|rien|offerte?|gratuit pour tous|c'est gratuit|tout est (?:gratuit|offert)|{S} est (?:entièrement |totalement )?gratuite?|(?:l'application|l'appli|le service|l'accès|l'usage) est (?:entièrement )?gratuite?|toutes les fonctions sont gratuites|vous ne payez rien|{S} ne coûte rien|aucun frais)"
  },
  es: {
    during:
      "(?:durante|mientras dure|mientras esté en|en|hasta el final de|mientras (?:estemos|{S} esté) en) (?:toda )?(?:la |esta |nuestra )?(?:fase |versión |etapa )?(?:de )?(?:beta|alfa)(?: (?:abierta|pública|privada|cerrada))?",
    nothing:
      "(?:gratis|gratuit[oa]|nada|no cuesta nada|no pagas nada|no se paga nada|todo es gratis|es gratis|{S} es (?:totalmente |completamente )?(?:gratis|gratuit[oa])|{S} no cuesta nada|(?:la app|la aplicación|el servicio|el uso) es (?:gratis|gratuit[oa])|todas las funciones son (?:gratis|gratuitas)|sin costo|sin coste)"
  },
  pt: {
    during:
      "(?:durante|enquanto durar|enquanto estiver em|até o fim d|até ao fim d|enquanto (?:estivermos|{S} estiver) (?:em|n)) ?(?:tod[oa] )?(?:[oa] |est[ea] |nosso )?(?:fase |versão |período )?(?:de )?(?:beta|alfa)(?: (?:abert[oa]|públic[oa]|privad[oa]|fechad[oa]))?",
    nothing:
      "(?:grátis|gratuit[oa]|nada|não custa nada|você não paga nada|não paga nada|não se paga nada|tudo é (?:grátis|gratuito)|é (?:grátis|gratuit[oa])|{S} é (?:totalmente |completamente )?(?:grátis|gratuit[oa])|{S} não custa nada|(?:o aplicativo|a aplicação|o app|o serviço|o uso) é (?:grátis|gratuit[oa])|todas as funções são (?:grátis|gratuitas))"
  },
  it: {
    during:
      "(?:durante|per tutta la durata del|finché dura|fino alla fine del|finché (?:siamo|{S} è) in) ?(?:tutta )?(?:la |questa |nostra )?(?:fase |versione )?(?:di )?(?:beta|alfa)(?: (?:aperta|pubblica|privata|chiusa))?",
    nothing:
      "(?:gratis|gratuit[oa]|niente|nulla|non costa (?:niente|nulla)|non paghi (?:niente|nulla)|non si paga (?:niente|nulla)|tutto è (?:gratis|gratuito)|è (?:gratis|gratuit[oa])|{S} è (?:completamente |del tutto )?(?:gratis|gratuit[oa])|{S} non costa (?:niente|nulla)|(?:l'app|l'applicazione|il servizio|l'uso) è (?:gratis|gratuit[oa])|tutte le funzioni sono (?:gratis|gratuite))"
  },
  nl: {
    during:
      "(?:tijdens|gedurende|in|tot het einde van) (?:de |onze |deze )?(?:hele )?(?:(?:open|publieke|openbare|gesloten|besloten) )?(?:b[eè]ta|alfa)(?:-?(?:fase|periode|versie|test))?|zolang (?:{S}|we|wij|het|de app) (?:nog )?in (?:de )?(?:open |publieke |gesloten )?b[eè]ta (?:is|zijn|zit|zitten|blijft)|zolang de (?:open )?b[eè]ta (?:loopt|duurt)",
    nothing:
      "(?:gratis|kosteloos|niets|niks|gratis voor iedereen|betaal je niets|betaalt u niets|je betaalt niets|u betaalt niets|kost {S} niets|{S} kost niets|is {S} (?:helemaal |volledig )?gratis|{S} is (?:helemaal |volledig )?gratis|is (?:alles|het|het gebruik) (?:helemaal )?gratis|(?:alles|het gebruik) is gratis|zijn alle functies gratis|alle functies zijn gratis)"
  },
  ja: {
    during:
      "(?:現在、?)?(?:オープン|公開|クローズド)?(?:ベータ|β|アルファ|α|早期アクセス)(?:版|テスト|期間|提供)*(?:の)?(?:あいだ|間|期間)?(?:中)?(?:は|に限らず|につき|のため)、?",
    nothing:
      "(?:どなたでも|みなさま|誰でも)?(?:{S}は)?(?:、)?(?:すべて|全て|全)?(?:の)?(?:機能|サービス)?(?:を|が|は)?(?:完全に?|すべて|すべての方に)?無料(?:です|となります|で(?:お使いいただけます|ご利用いただけます|ご利用になれます|利用できます|使えます|提供しています|ご提供しています))?|料金はかかりません|お金はかかりません|0円です?"
  },
  zh: {
    during:
      "(?:目前)?(?:在)?(?:公开|开放)?(?:公测|内测|测试版|beta|Beta版?|抢先体验)(?:版)?(?:期间|阶段|期)?(?:内|中)?[,，]?",
    nothing:
      "(?:{S})??(?:对所有人)?(?:所有|全部)?(?:的)?(?:功能|服务)?(?:都|均|全部|完全|一律)?(?:可以?)?免费(?:使用|开放|提供|用)?|不收(?:费|取任何费用)|不收任何费用"
  },
  ar: {
    during:
      "(?:خلال|أثناء|طوال|طيلة) (?:ال)?(?:فترة |مرحلة )?(?:النسخة |الإصدار |المرحلة )?(?:ال)?(?:بيتا|التجريبية العامة|التجريبي العام|التجربة العامة)(?: (?:العامة|المفتوحة))?",
    nothing:
      "(?:مجاني|مجانية|مجانا|مجانًا|{S} مجاني(?:ة)?|جميع (?:الميزات|الخصائص) مجانية|كل شيء مجاني|لا شيء|لا تدفع شيئا|لا تدفع شيئًا)"
  }
}
