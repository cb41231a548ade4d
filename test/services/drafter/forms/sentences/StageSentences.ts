/** How sentences tell how far something is, in ten languages, each a row of `SaidForms.test.ts`. Data. */
import type { SaidForm } from "../FormDraft.ts"

export const stageSentences: Readonly<Record<string, SaidForm>> = {
  "in private, with a waitlist": {
    at: "home",
    told: { stage: "beta" },
    in: {
      en: "{name} is in private beta. Join the waitlist.",
      de: "{name} ist in der geschlossenen Beta. Trag dich in die Warteliste ein.",
      es: "{name} está en beta privada. Apúntate a la lista de espera.",
      fr: "{name} est en bêta privée. Inscrivez-vous sur la liste d'attente.",
      it: "{name} è in beta privata. Iscriviti alla lista d'attesa.",
      pt: "O {name} está em beta fechado. Entre na lista de espera.",
      nl: "{name} is in besloten bèta. Schrijf je in op de wachtlijst.",
      ja: "{name}は現在クローズドベータ版です。ウェイトリストにご登録ください。",
      zh: "{name}正在内测中，欢迎加入候补名单。",
      ar: "{name} في مرحلة تجريبية مغلقة. انضم إلى قائمة الانتظار."
    }
  },
  "free during the beta": {
    at: "pricing",
    told: { stage: "beta" },
    in: {
      en: "{name} is free during the beta.",
      de: "Während der Beta ist {name} kostenlos.",
      es: "{name} es gratis durante la beta.",
      fr: "{name} est gratuit pendant la bêta.",
      it: "{name} è gratuito durante la beta.",
      pt: "O {name} é gratuito durante o beta.",
      nl: "Tijdens de bèta is {name} gratis.",
      ja: "ベータ期間中、{name}は無料です。",
      zh: "公测期间{name}免费。"
    }
  },
  "still in beta": {
    at: "home",
    told: { stage: "beta" },
    in: {
      en: "We are still in beta, so expect a few rough edges.",
      de: "Wir sind noch in der Beta, rechnen Sie also mit Ecken und Kanten.",
      es: "Seguimos en beta, así que puede haber algún fallo.",
      fr: "Nous sommes encore en bêta, il peut rester quelques bugs.",
      it: "Siamo ancora in beta, quindi qualche difetto c'è.",
      pt: "Ainda estamos em beta, então podem aparecer falhas.",
      nl: "We zitten nog in de bèta, dus verwacht wat ruwe randjes.",
      ja: "まだベータ版のため、不具合があるかもしれません。",
      zh: "目前仍处于测试阶段，可能会有一些小问题。",
      ar: "ما زلنا في المرحلة التجريبية، فقد تصادف بعض العيوب."
    }
  }
}
