/** How sentences tell what something costs, in ten languages, each a row of `SaidForms.test.ts`. Data. */
import type { SaidForm } from "../FormDraft.ts"

export const priceSentences: Readonly<Record<string, SaidForm>> = {
  "free up to so many": {
    at: "pricing",
    told: { model: "freemium", summary: "12|1,?200" },
    in: {
      en: "Free for up to 3 stalls. After that {name} costs €12 a month.",
      de: "Bis 3 Stände kostenlos. Danach kostet {name} 12 € im Monat.",
      es: "Gratis hasta 3 puestos. A partir de ahí, {name} cuesta 12 € al mes.",
      fr: "Gratuit jusqu'à 3 étals. Au-delà, {name} coûte 12 € par mois.",
      it: "Gratis fino a 3 banchi. Oltre, {name} costa 12 € al mese.",
      pt: "Grátis para até 3 barracas. Depois disso, R$ 12 por mês.",
      nl: "Gratis tot 3 kramen. Daarna kost {name} € 12 per maand.",
      ja: "屋台3店舗までは無料です。それ以上は月額1,200円です。",
      zh: "3个摊位以内免费，超过后每月12元。",
      ar: "مجاني حتى 3 أكشاك. بعد ذلك 12 ديناراً شهرياً."
    }
  },
  "after a trial": {
    at: "pricing",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "Try it free for 14 days, then €12 a month.",
      de: "14 Tage kostenlos testen, danach 12 € im Monat.",
      es: "Prueba gratis 14 días; después, 12 € al mes.",
      fr: "Essai gratuit de 14 jours, puis 12 € par mois.",
      it: "Prova gratuita di 14 giorni, poi 12 € al mese.",
      pt: "Teste grátis por 14 dias; depois, R$ 12 por mês.",
      nl: "Probeer 14 dagen gratis, daarna € 12 per maand.",
      ja: "14日間無料でお試し、その後は月額1,200円です。",
      zh: "免费试用14天，之后每月12元。",
      ar: "جرّب مجاناً 14 يوماً، ثم 12 ديناراً شهرياً."
    }
  },
  "once, and no subscription": {
    at: "pricing",
    told: { model: "one-time", summary: "29|2,?900" },
    in: {
      en: "€29 once. No subscription.",
      de: "29 € einmalig. Kein Abo.",
      es: "29 €, pago único. Sin suscripción.",
      fr: "29 €, paiement unique. Sans abonnement.",
      it: "29 €, pagamento unico. Nessun abbonamento.",
      pt: "R$ 29, pagamento único. Sem assinatura.",
      nl: "€ 29 eenmalig. Geen abonnement.",
      ja: "2,900円の買い切り。サブスクリプションではありません。",
      zh: "一次性付费29元，无需订阅。",
      ar: "29 ديناراً مرة واحدة. بلا اشتراك."
    }
  },
  "free, and more of it paid for": {
    at: "pricing",
    told: { model: "freemium", summary: "12|1,?200" },
    in: {
      en: "{name} is free to download; the Pro version costs €12 a month.",
      de: "{name} ist kostenlos; die Pro-Version kostet 12 € im Monat.",
      es: "{name} es gratis; la versión Pro cuesta 12 € al mes.",
      fr: "{name} est gratuit ; la version Pro coûte 12 € par mois.",
      it: "{name} è gratuito; la versione Pro costa 12 € al mese.",
      pt: "O {name} é gratuito; a versão Pro custa R$ 12 por mês.",
      nl: "{name} is gratis; de Pro-versie kost € 12 per maand.",
      ja: "{name}は無料で使えます。Pro版は月額1,200円です。",
      zh: "{name}免费使用，专业版每月12元。",
      ar: "{name} مجاني، والنسخة الاحترافية بـ 12 ديناراً شهرياً."
    }
  },
  "a share of each sale": {
    at: "pricing",
    told: { model: "usage-based", summary: "5" },
    in: {
      en: "We take 5% of each sale. Nothing else.",
      de: "Wir nehmen 5 % von jedem Verkauf. Sonst nichts.",
      es: "Cobramos un 5 % de cada venta. Nada más.",
      fr: "Nous prenons 5 % sur chaque vente. Rien d'autre.",
      it: "Tratteniamo il 5% su ogni vendita. Nient'altro.",
      pt: "Cobramos 5% de cada venda. Nada mais.",
      nl: "We rekenen 5% van elke verkoop. Verder niets.",
      ja: "手数料は売上の5%のみです。",
      zh: "我们只收取每笔销售额的5%。",
      ar: "نأخذ 5% من كل عملية بيع. لا شيء غير ذلك."
    }
  },
  "by the message": {
    at: "pricing",
    told: { model: "usage-based", summary: "2|20" },
    in: {
      en: "€0.02 per message.",
      de: "0,02 € pro Nachricht.",
      es: "0,02 € por mensaje.",
      fr: "0,02 € par message.",
      it: "0,02 € per messaggio.",
      pt: "R$ 0,02 por mensagem.",
      nl: "€ 0,02 per bericht.",
      ja: "1通あたり2円です。",
      zh: "每条消息0.02元。",
      ar: "0.02 دينار لكل رسالة."
    }
  },
  "by the hour": {
    at: "pricing",
    told: { summary: "80|8,?000" },
    in: {
      en: "We charge €80 an hour.",
      de: "Unser Stundensatz beträgt 80 €.",
      es: "Cobramos 80 € por hora.",
      fr: "Notre tarif horaire est de 80 €.",
      it: "La nostra tariffa oraria è di 80 €.",
      pt: "Cobramos R$ 80 por hora.",
      nl: "Ons uurtarief is € 80.",
      ja: "料金は1時間8,000円です。",
      zh: "我们按每小时80元收费。",
      ar: "نتقاضى 80 ديناراً في الساعة."
    }
  },
  "by the month or the year": {
    at: "pricing",
    told: { model: "subscription", summary: "12.*120|1,?200.*12,?000" },
    in: {
      en: "€12 a month or €120 a year.",
      de: "12 € im Monat oder 120 € im Jahr.",
      es: "12 € al mes o 120 € al año.",
      fr: "12 € par mois ou 120 € par an.",
      it: "12 € al mese o 120 € all'anno.",
      pt: "R$ 12 por mês ou R$ 120 por ano.",
      nl: "€ 12 per maand of € 120 per jaar.",
      ja: "月額1,200円または年額12,000円。",
      zh: "每月12元或每年120元。",
      ar: "12 ديناراً شهرياً أو 120 ديناراً سنوياً."
    }
  },
  "as much as you like": {
    at: "pricing",
    told: { summary: "5|500" },
    in: {
      en: "Pay what you want, from €5.",
      de: "Zahle, was du willst, ab 5 €.",
      es: "Paga lo que quieras, desde 5 €.",
      fr: "Payez ce que vous voulez, à partir de 5 €.",
      it: "Paga quanto vuoi, a partire da 5 €.",
      pt: "Pague quanto quiser, a partir de R$ 5.",
      nl: "Betaal wat je wilt, vanaf € 5.",
      ar: "ادفع ما تشاء ابتداءً من 5 دنانير."
    }
  },
  "so many credits": {
    at: "pricing",
    told: { summary: "10|1,?000" },
    in: {
      en: "100 credits for €10. Credits never expire.",
      de: "100 Credits für 10 €. Credits verfallen nicht.",
      es: "100 créditos por 10 €. Los créditos no caducan.",
      fr: "100 crédits pour 10 €. Les crédits n'expirent pas.",
      it: "100 crediti a 10 €. I crediti non scadono.",
      pt: "100 créditos por R$ 10. Os créditos não expiram.",
      nl: "100 credits voor € 10. Credits verlopen niet.",
      ja: "100クレジット1,000円。有効期限はありません。",
      zh: "100积分10元，积分永不过期。",
      ar: "100 رصيد مقابل 10 دنانير. الرصيد لا تنتهي صلاحيته."
    }
  },
  "a licence with its updates": {
    at: "pricing",
    told: { model: "one-time", summary: "49|4,?900" },
    in: {
      en: "A licence costs €49 and includes all future updates.",
      de: "Eine Lizenz kostet 49 € und enthält alle künftigen Updates.",
      es: "Una licencia cuesta 49 € e incluye todas las actualizaciones futuras.",
      fr: "Une licence coûte 49 € et comprend toutes les mises à jour.",
      it: "Una licenza costa 49 € e include tutti gli aggiornamenti futuri.",
      pt: "Uma licença custa R$ 49 e inclui todas as atualizações futuras.",
      nl: "Een licentie kost € 49, inclusief alle updates.",
      ja: "ライセンスは4,900円で、今後のアップデートもすべて含まれます。",
      zh: "一份授权49元，包含所有后续更新。",
      ar: "سعر الرخصة 49 ديناراً وتشمل كل التحديثات."
    }
  },
  "free for oneself": {
    at: "pricing",
    told: { model: "freemium", summary: "12|1,?200" },
    in: {
      en: "Free for personal use. Companies pay €12 a month.",
      de: "Für Privatpersonen kostenlos. Unternehmen zahlen 12 € im Monat.",
      es: "Gratis para uso personal. Las empresas pagan 12 € al mes.",
      fr: "Gratuit pour les particuliers. Les entreprises paient 12 € par mois.",
      it: "Gratis per uso personale. Le aziende pagano 12 € al mese.",
      pt: "Grátis para uso pessoal. Empresas pagam R$ 12 por mês.",
      nl: "Gratis voor persoonlijk gebruik. Bedrijven betalen € 12 per maand.",
      ja: "個人利用は無料。企業は月額1,200円です。",
      zh: "个人使用免费，企业每月12元。",
      ar: "مجاني للاستخدام الشخصي. الشركات تدفع 12 ديناراً شهرياً."
    }
  },
  "free on one's own server": {
    at: "pricing",
    told: { summary: "12|1,?200" },
    in: {
      en: "Self-hosting is free. Our cloud costs €12 a month.",
      de: "Selbst hosten ist kostenlos. Unsere Cloud kostet 12 € im Monat.",
      es: "Alojarlo tú mismo es gratis. Nuestra nube cuesta 12 € al mes.",
      fr: "L'auto-hébergement est gratuit. Notre cloud coûte 12 € par mois.",
      it: "L'installazione sul proprio server è gratuita. Il nostro cloud costa 12 € al mese.",
      pt: "Hospedar por conta própria é grátis. Nossa nuvem custa R$ 12 por mês.",
      nl: "Zelf hosten is gratis. Onze cloud kost € 12 per maand.",
      ja: "セルフホストは無料です。クラウド版は月額1,200円です。",
      zh: "自行部署免费，云服务每月12元。",
      ar: "الاستضافة الذاتية مجانية. سحابتنا بـ 12 ديناراً شهرياً."
    }
  },
  "by the user, paid yearly": {
    at: "pricing",
    told: { model: "subscription", summary: "4|400" },
    in: {
      en: "€4 per user per month, billed annually.",
      de: "4 € pro Nutzer und Monat bei jährlicher Zahlung.",
      es: "4 € por usuario al mes, facturado anualmente.",
      fr: "4 € par utilisateur et par mois, facturé annuellement.",
      it: "4 € per utente al mese, con fatturazione annuale.",
      pt: "R$ 4 por usuário por mês, cobrado anualmente.",
      nl: "€ 4 per gebruiker per maand, jaarlijks gefactureerd.",
      ja: "1ユーザーあたり月額400円（年払い）。",
      zh: "每位用户每月4元，按年付费。",
      ar: "4 دنانير لكل مستخدم شهرياً، تُدفع سنوياً."
    }
  },
  "on request": {
    at: "pricing",
    told: { model: "contact-sales", summary: ".." },
    in: {
      en: "We quote a price on request.",
      de: "Den Preis nennen wir Ihnen auf Anfrage.",
      es: "El precio se da bajo petición.",
      fr: "Le prix vous est communiqué sur demande.",
      it: "Il prezzo viene comunicato su richiesta.",
      pt: "O preço é informado sob consulta.",
      nl: "De prijs krijg je op aanvraag.",
      ja: "料金はお問い合わせください。",
      zh: "价格请咨询我们。",
      ar: "السعر عند الطلب."
    }
  },
  "it depends, so ask": {
    at: "pricing",
    told: { model: "contact-sales", summary: ".." },
    in: {
      en: "The price depends on how many stalls you run. Ask us for a quote.",
      de: "Der Preis hängt von der Zahl Ihrer Stände ab. Fordern Sie ein Angebot an.",
      es: "El precio depende de cuántos puestos tengas. Pídenos un presupuesto.",
      fr: "Le prix dépend du nombre d'étals. Demandez-nous un devis.",
      it: "Il prezzo dipende dal numero di banchi. Chiedici un preventivo.",
      pt: "O preço depende do número de barracas. Peça um orçamento.",
      nl: "De prijs hangt af van het aantal kramen. Vraag een offerte aan.",
      ja: "料金は店舗数によって異なります。お見積もりをご依頼ください。",
      ar: "السعر يعتمد على عدد الأكشاك. اطلب عرض سعر."
    }
  },
  "by subscription": {
    at: "pricing",
    told: { model: "subscription" },
    in: {
      en: "{name} is a monthly subscription.",
      de: "{name} gibt es im Monatsabo.",
      es: "{name} funciona por suscripción mensual.",
      fr: "{name} fonctionne par abonnement mensuel.",
      it: "{name} è in abbonamento mensile.",
      pt: "O {name} funciona por assinatura mensal.",
      nl: "{name} werkt met een maandabonnement.",
      ja: "{name}は月額制のサービスです。",
      zh: "{name}采用按月订阅。",
      ar: "يعمل {name} باشتراك شهري."
    }
  },
  "until it is cancelled": {
    at: "pricing",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "{name} costs €12 a month. You can cancel at any time.",
      de: "{name} kostet 12 € im Monat. Sie können jederzeit kündigen.",
      es: "{name} cuesta 12 € al mes. Puedes cancelar cuando quieras.",
      fr: "{name} coûte 12 € par mois. Résiliable à tout moment.",
      it: "{name} costa 12 € al mese. Puoi disdire quando vuoi.",
      pt: "O {name} custa R$ 12 por mês. Cancele quando quiser.",
      nl: "{name} kost € 12 per maand. Je kunt altijd opzeggen.",
      ja: "{name}は月額1,200円です。いつでも解約できます。",
      zh: "{name}每月12元，可随时取消。",
      ar: "{name} بـ 12 ديناراً شهرياً. يمكنك الإلغاء في أي وقت."
    }
  },
  "by the stall and the month": {
    at: "pricing",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "€12 per stall per month.",
      de: "12 € pro Stand und Monat.",
      es: "12 € por puesto al mes.",
      fr: "12 € par étal et par mois.",
      it: "12 € al mese per banco.",
      pt: "R$ 12 por barraca por mês.",
      nl: "€ 12 per kraam per maand.",
      ja: "1店舗あたり月額1,200円。",
      zh: "每个摊位每月12元。",
      ar: "12 ديناراً لكل كشك شهرياً."
    }
  },
  "without other fees": {
    at: "pricing",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "€12 a month. No setup fee, no commission.",
      de: "12 € im Monat. Keine Einrichtungsgebühr, keine Provision.",
      es: "12 € al mes. Sin cuota de alta ni comisiones.",
      fr: "12 € par mois. Sans frais d'installation ni commission.",
      it: "12 € al mese. Nessun costo di attivazione, nessuna commissione.",
      pt: "R$ 12 por mês. Sem taxa de adesão, sem comissão.",
      nl: "€ 12 per maand. Geen opstartkosten, geen commissie.",
      ja: "月額1,200円。初期費用も手数料もかかりません。",
      zh: "每月12元，没有开通费，也没有佣金。",
      ar: "12 ديناراً شهرياً. بلا رسوم تأسيس وبلا عمولة."
    }
  },
  "less by the year": {
    at: "pricing",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "€12 a month, or two months free if you pay yearly.",
      de: "12 € im Monat, bei jährlicher Zahlung zwei Monate geschenkt.",
      es: "12 € al mes, o dos meses gratis si pagas al año.",
      fr: "12 € par mois, deux mois offerts en payant à l'année.",
      it: "12 € al mese, due mesi gratis pagando l'anno.",
      pt: "R$ 12 por mês, com dois meses grátis no plano anual.",
      nl: "€ 12 per maand, twee maanden gratis als je per jaar betaalt.",
      ja: "月額1,200円、年払いなら2か月分無料です。",
      zh: "每月12元，按年付费赠送两个月。",
      ar: "12 ديناراً شهرياً، وشهران مجاناً عند الدفع السنوي."
    }
  },
  "free, and lives on gifts": {
    at: "pricing",
    told: { model: "free" },
    in: {
      en: "{name} is free and lives on donations.",
      de: "{name} ist kostenlos und lebt von Spenden.",
      es: "{name} es gratis y vive de donaciones.",
      fr: "{name} est gratuit et vit de dons.",
      it: "{name} è gratuito e vive di donazioni.",
      pt: "O {name} é gratuito e vive de doações.",
      nl: "{name} is gratis en leeft van donaties.",
      ja: "{name}は無料で、寄付で運営されています。",
      zh: "{name}免费使用，靠捐赠维持。",
      ar: "{name} مجاني ويعتمد على التبرعات."
    }
  },
  "when asked, after a trial": {
    at: "home",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "<h2>{questions}</h2><h3>How much does it cost?</h3><p>€12 a month after a 14-day trial.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      de: "<h2>{questions}</h2><h3>Was kostet es?</h3><p>12 € im Monat nach 14 Tagen Testphase.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      es: "<h2>{questions}</h2><h3>¿Cuánto cuesta?</h3><p>12 € al mes tras 14 días de prueba.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      fr: "<h2>{questions}</h2><h3>Combien ça coûte ?</h3><p>12 € par mois après 14 jours d'essai.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      it: "<h2>{questions}</h2><h3>Quanto costa?</h3><p>12 € al mese dopo 14 giorni di prova.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      pt: "<h2>{questions}</h2><h3>Quanto custa?</h3><p>R$ 12 por mês depois de 14 dias de teste.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      nl: "<h2>{questions}</h2><h3>Wat kost het?</h3><p>€ 12 per maand na 14 dagen proberen.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      zh: "<h2>{questions}</h2><h3>多少钱？</h3><p>14天试用后每月12元。</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>",
      ar: "<h2>{questions}</h2><h3>كم السعر؟</h3><p>12 ديناراً شهرياً بعد تجربة 14 يوماً.</p><h3>{firstQuestion}</h3><p>{firstAnswer}</p>"
    }
  },
  "from a sum on the first page": {
    at: "home",
    told: { model: "subscription", summary: "12|1,?200" },
    in: {
      en: "From €12 a month. No credit card required.",
      de: "Ab 12 € im Monat. Keine Kreditkarte nötig.",
      es: "Desde 12 € al mes. Sin tarjeta.",
      fr: "Dès 12 € par mois. Sans carte bancaire.",
      it: "Da 12 € al mese. Senza carta di credito.",
      pt: "A partir de R$ 12 por mês. Sem cartão.",
      nl: "Vanaf € 12 per maand. Geen creditcard nodig.",
      ja: "月額1,200円から。クレジットカード不要。",
      zh: "每月12元起，无需信用卡。",
      ar: "ابتداءً من 12 ديناراً شهرياً. بلا بطاقة ائتمان."
    }
  },
  "a course, once": {
    at: "pricing",
    told: { model: "one-time", summary: "29|2,?900" },
    in: {
      en: "The course costs €29. Pay once, keep access for life.",
      de: "Der Kurs kostet 29 €. Einmal zahlen, für immer behalten.",
      es: "El curso cuesta 29 €. Pagas una vez y es tuyo para siempre.",
      fr: "Le cours coûte 29 €. Un seul paiement, accès à vie.",
      it: "Il corso costa 29 €. Paghi una volta, accesso per sempre.",
      pt: "O curso custa R$ 29. Pague uma vez, acesso vitalício.",
      nl: "De cursus kost € 29. Eén keer betalen, voor altijd toegang.",
      ja: "コースは2,900円です。一度のお支払いでずっと受講できます。",
      zh: "课程29元，一次付费，永久观看。",
      ar: "سعر الدورة 29 ديناراً. ادفع مرة واحدة واحتفظ بها للأبد."
    }
  }
}
