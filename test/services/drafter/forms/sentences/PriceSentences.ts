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
  }
}
