/** How sentences tell since when there is something, in ten languages, each a row of `SaidForms.test.ts`. Data. */
import type { SaidForm } from "../FormDraft.ts"

export const yearSentences: Readonly<Record<string, SaidForm>> = {
  "the first version": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "The first version of {name} was released in March 2014.",
      de: "Die erste Version von {name} erschien im März 2014.",
      es: "La primera versión de {name} salió en marzo de 2014.",
      fr: "La première version de {name} est sortie en mars 2014.",
      it: "La prima versione di {name} è uscita a marzo 2014.",
      pt: "A primeira versão do {name} saiu em março de 2014.",
      nl: "De eerste versie van {name} verscheen in maart 2014.",
      ja: "{name}の最初のバージョンは2014年3月に公開されました。",
      zh: "{name}的第一个版本于2014年3月发布。",
      ar: "صدرت النسخة الأولى من {name} في مارس 2014."
    }
  },
  "since when they work on it": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "We have been working on {name} since 2014.",
      de: "Seit 2014 arbeiten wir an {name}.",
      es: "Trabajamos en {name} desde 2014.",
      fr: "Nous travaillons sur {name} depuis 2014.",
      it: "Lavoriamo a {name} dal 2014.",
      pt: "Trabalhamos no {name} desde 2014.",
      nl: "We werken sinds 2014 aan {name}.",
      ja: "2014年から{name}を開発しています。",
      zh: "我们从2014年开始开发{name}。",
      ar: "نعمل على {name} منذ عام 2014."
    }
  },
  "what I left for it": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "In 2014 I left my job and started {name}.",
      de: "2014 habe ich meinen Job gekündigt und {name} gegründet.",
      es: "En 2014 dejé mi trabajo y fundé {name}.",
      fr: "En 2014, j'ai quitté mon emploi et j'ai créé {name}.",
      it: "Nel 2014 ho lasciato il lavoro e ho aperto {name}.",
      pt: "Em 2014 larguei o emprego e criei a {name}.",
      nl: "In 2014 zegde ik mijn baan op en begon ik {name}.",
      ja: "2014年に会社を辞めて{name}を始めました。",
      zh: "2014年我辞职创办了{name}。",
      ar: "في عام 2014 تركت عملي وأسست {name}."
    }
  },
  "when the doors opened": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "We opened our doors on 3 October 2014.",
      de: "Am 3. Oktober 2014 haben wir eröffnet.",
      es: "Abrimos las puertas el 3 de octubre de 2014.",
      fr: "Nous avons ouvert nos portes le 3 octobre 2014.",
      it: "Abbiamo aperto il 3 ottobre 2014.",
      pt: "Abrimos as portas a 3 de outubro de 2014.",
      ja: "2014年10月3日にオープンしました。",
      zh: "我们于2014年10月3日开业。",
      ar: "افتتحنا أبوابنا في 3 أكتوبر 2014."
    }
  },
  "when it came to a store": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "{name} arrived in the App Store in June 2014.",
      de: "Im Juni 2014 kam {name} in den App Store.",
      es: "{name} llegó a la App Store en junio de 2014.",
      fr: "{name} est arrivé sur l'App Store en juin 2014.",
      it: "{name} è arrivato sull'App Store a giugno 2014.",
      pt: "{name} chegou à App Store em junho de 2014.",
      ja: "{name}は2014年6月にApp Storeで公開されました。",
      zh: "{name}于2014年6月在App Store上架。"
    }
  },
  "whom they have served since": {
    at: "home",
    told: { year: "2014" },
    in: {
      en: "Helping market stalls since 2014.",
      de: "Seit 2014 für Marktstände da.",
      es: "Desde 2014 al lado de los puestos.",
      fr: "Aux côtés des étals depuis 2014.",
      it: "Dal 2014 al fianco dei banchi.",
      pt: "Desde 2014 ao lado das barracas.",
      nl: "Sinds 2014 voor marktkramen.",
      zh: "自2014年起服务市集摊位。",
      ar: "نخدم الأكشاك منذ عام 2014."
    }
  },
  "as what it began": {
    at: "about",
    told: { year: "2014" },
    in: {
      en: "{name} started out in 2014 as a weekend project.",
      de: "{name} hat 2014 als Wochenendprojekt angefangen.",
      es: "{name} arrancó en 2014 como proyecto de fin de semana.",
      fr: "{name} a démarré en 2014 comme projet du week-end.",
      it: "{name} è partito nel 2014 come progetto del fine settimana.",
      pt: "O {name} começou em 2014 como projeto de fim de semana.",
      nl: "{name} is in 2014 begonnen als weekendproject.",
      ja: "{name}は2014年に週末のプロジェクトとして始まりました。",
      zh: "{name}始于2014年，最初是一个周末项目。",
      ar: "بدأ {name} عام 2014 كمشروع لعطلة نهاية الأسبوع."
    }
  }
}
