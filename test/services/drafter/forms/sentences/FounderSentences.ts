/** How sentences tell who began or makes something, in ten languages, each a row of `SaidForms.test.ts`. Data. */
import type { SaidForm } from "../FormDraft.ts"

export const founderSentences: Readonly<Record<string, SaidForm>> = {
  "I make it alone": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "Hi, I'm {ada}. I build {name} on my own.",
      de: "Hallo, ich bin {ada}. Ich entwickle {name} allein.",
      es: "Hola, soy {ada}. Desarrollo {name} yo solo.",
      fr: "Bonjour, je suis {ada}. Je développe {name} seul.",
      it: "Ciao, sono {ada}. Sviluppo {name} da solo.",
      pt: "Olá, eu sou {ada}. Desenvolvo o {name} sozinho.",
      nl: "Hoi, ik ben {ada}. Ik maak {name} in mijn eentje.",
      ja: "はじめまして、{ada}です。{name}を一人で開発しています。",
      zh: "你好，我是{ada}，{name}由我一个人开发。",
      ar: "مرحباً، أنا {ada}. أطوّر {name} وحدي."
    }
  },
  "I am its founder": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "I'm {ada}, the founder of {name}.",
      de: "Ich bin {ada}, Gründer von {name}.",
      es: "Soy {ada}, fundador de {name}.",
      fr: "Je suis {ada}, fondateur de {name}.",
      it: "Sono {ada}, fondatore di {name}.",
      pt: "Sou {ada}, fundador do {name}.",
      nl: "Ik ben {ada}, oprichter van {name}.",
      ja: "{name}の創業者、{ada}です。",
      zh: "我是{name}的创始人{ada}。",
      ar: "أنا {ada}، مؤسس {name}."
    }
  },
  "we are the two of them": {
    at: "about",
    told: { founders: "{ada}, {ben}" },
    in: {
      en: "We're {ada} and {ben}, and we make {name}.",
      de: "Wir sind {ada} und {ben}, und wir machen {name}.",
      es: "Somos {ada} y {ben}, y hacemos {name}.",
      fr: "Nous sommes {ada} et {ben}, et nous faisons {name}.",
      it: "Siamo {ada} e {ben}, e facciamo {name}.",
      pt: "Somos {ada} e {ben} e fazemos o {name}.",
      nl: "Wij zijn {ada} en {ben}, en wij maken {name}.",
      ja: "私たちは{ada}と{ben}です。二人で{name}を開発しています。",
      zh: "我们是{ada}和{ben}，{name}由我们两人开发。",
      ar: "نحن {ada} و{ben}، ونحن من نصنع {name}."
    }
  },
  "who is behind it": {
    at: "about",
    told: { founders: "{ada}, {ben}" },
    in: {
      en: "Behind {name} are {ada} and {ben}.",
      de: "Hinter {name} stehen {ada} und {ben}.",
      es: "Detrás de {name} están {ada} y {ben}.",
      fr: "Derrière {name}, il y a {ada} et {ben}.",
      it: "Dietro {name} ci sono {ada} e {ben}.",
      pt: "Por trás do {name} estão {ada} e {ben}.",
      nl: "Achter {name} staan {ada} en {ben}.",
      ja: "{name}を運営しているのは{ada}と{ben}です。",
      zh: "{name}背后是{ada}和{ben}。",
      ar: "وراء {name} {ada} و{ben}."
    }
  },
  "why they began it": {
    at: "about",
    told: { founders: "{ada}, {ben}", year: "2014" },
    in: {
      en: "{ada} and {ben} started {name} in 2014 because they could not find a till that worked in the rain.",
      de: "{ada} und {ben} haben {name} 2014 gestartet, weil sie keine Kasse fanden, die im Regen funktioniert.",
      es: "{ada} y {ben} crearon {name} en 2014 porque no encontraban una caja que funcionara con lluvia.",
      fr: "{ada} et {ben} ont lancé {name} en 2014, faute de trouver une caisse qui marche sous la pluie.",
      it: "{ada} e {ben} hanno creato {name} nel 2014 perché non trovavano una cassa che funzionasse sotto la pioggia.",
      pt: "{ada} e {ben} criaram o {name} em 2014 porque não encontravam um caixa que funcionasse na chuva.",
      nl: "{ada} en {ben} begonnen {name} in 2014 omdat ze geen kassa vonden die tegen regen kon.",
      ja: "雨の日に使えるレジがなかったことから、{ada}と{ben}が2014年に{name}を立ち上げました。",
      zh: "因为找不到雨天能用的收银机，{ada}和{ben}在2014年创办了{name}。",
      ar: "أطلق {ada} و{ben} {name} في عام 2014 لأنهما لم يجدا صندوقاً يعمل تحت المطر."
    }
  },
  "what he left for it": {
    at: "about",
    told: { founders: "{ada}", year: "2014" },
    in: {
      en: "In 2014, {ada} left a job in banking and founded {name}.",
      de: "2014 kündigte {ada} bei einer Bank und gründete {name}.",
      es: "En 2014, {ada} dejó su trabajo en un banco y fundó {name}.",
      fr: "En 2014, {ada} quitte son poste dans une banque et fonde {name}.",
      it: "Nel 2014 {ada} ha lasciato il lavoro in banca e ha fondato {name}.",
      pt: "Em 2014, {ada} largou o emprego num banco e fundou o {name}.",
      nl: "In 2014 zegde {ada} zijn baan bij een bank op en richtte hij {name} op.",
      ja: "2014年、{ada}は銀行を退職し、{name}を創業しました。",
      zh: "2014年，{ada}离开银行，创办了{name}。",
      ar: "في عام 2014 ترك {ada} عمله في أحد البنوك وأسس {name}."
    }
  },
  "as somebody's project": {
    at: "about",
    told: { founders: "{ada}", year: "2014" },
    in: {
      en: "{name} started in 2014 as a side project of {ada}.",
      de: "{name} begann 2014 als Nebenprojekt von {ada}.",
      es: "{name} empezó en 2014 como un proyecto personal de {ada}.",
      fr: "{name} a commencé en 2014 comme un projet personnel de {ada}.",
      it: "{name} è nato nel 2014 come progetto personale di {ada}.",
      pt: "O {name} começou em 2014 como um projeto pessoal de {ada}.",
      nl: "{name} begon in 2014 als zijproject van {ada}.",
      ja: "{name}は2014年、{ada}の個人プロジェクトとして始まりました。",
      zh: "{name}始于2014年，最初是{ada}的个人项目。",
      ar: "بدأ {name} عام 2014 مشروعاً جانبياً من {ada}."
    }
  },
  "what he is of it": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "{ada} is the founder and CEO of {name}.",
      de: "{ada} ist Gründer und Geschäftsführer von {name}.",
      es: "{ada} es el fundador y CEO de {name}.",
      fr: "{ada} est le fondateur et PDG de {name}.",
      it: "{ada} è il fondatore e CEO di {name}.",
      pt: "{ada} é o fundador e CEO do {name}.",
      nl: "{ada} is oprichter en CEO van {name}.",
      ja: "{ada}は{name}の創業者兼CEOです。",
      zh: "{ada}是{name}的创始人兼CEO。",
      ar: "{ada} هو مؤسس {name} ورئيسه التنفيذي."
    }
  },
  "our founders": {
    at: "about",
    told: { founders: "{ada}, {ben}" },
    in: {
      en: "Our founders, {ada} and {ben}, met at university.",
      de: "Unsere Gründer {ada} und {ben} haben sich im Studium kennengelernt.",
      es: "Nuestros fundadores, {ada} y {ben}, se conocieron en la universidad.",
      fr: "Nos fondateurs, {ada} et {ben}, se sont rencontrés à l'université.",
      it: "I nostri fondatori, {ada} e {ben}, si sono conosciuti all'università.",
      pt: "Nossos fundadores, {ada} e {ben}, se conheceram na faculdade.",
      nl: "Onze oprichters {ada} en {ben} leerden elkaar kennen tijdens hun studie.",
      ja: "創業者の{ada}と{ben}は大学で出会いました。",
      zh: "我们的创始人{ada}和{ben}在大学相识。",
      ar: "التقى مؤسسانا {ada} و{ben} في الجامعة."
    }
  },
  "our founder": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "Our founder {ada} still answers every mail.",
      de: "Unser Gründer {ada} beantwortet bis heute jede Mail.",
      es: "Nuestro fundador, {ada}, sigue respondiendo cada correo.",
      fr: "Notre fondateur, {ada}, répond encore à chaque mail.",
      it: "Il nostro fondatore {ada} risponde ancora a ogni mail.",
      pt: "Nosso fundador, {ada}, ainda responde a cada e-mail.",
      nl: "Onze oprichter {ada} beantwoordt nog steeds elke mail.",
      ja: "創業者の{ada}が今もすべてのメールに返信しています。",
      zh: "我们的创始人{ada}至今仍亲自回复每一封邮件。",
      ar: "لا يزال مؤسسنا {ada} يرد على كل رسالة."
    }
  },
  "whose project it is": {
    at: "foot",
    told: { founders: "{ada}" },
    in: {
      en: "{name} is a project by {ada}.",
      de: "{name} ist ein Projekt von {ada}.",
      es: "{name} es un proyecto de {ada}.",
      fr: "{name} est un projet de {ada}.",
      it: "{name} è un progetto di {ada}.",
      pt: "{name} é um projeto de {ada}.",
      nl: "{name} is een project van {ada}.",
      ja: "{name}は{ada}の個人プロジェクトです。",
      zh: "{name}是{ada}的个人项目。",
      ar: "{name} مشروع من {ada}."
    }
  },
  "where, when and by whom": {
    at: "about",
    told: { year: "2014", founders: "{ada}" },
    in: {
      en: "Founded in {town} in 2014 by {ada}.",
      de: "2014 in {town} von {ada} gegründet.",
      es: "Fundada en {town} en 2014 por {ada}.",
      fr: "Fondée à {town} en 2014 par {ada}.",
      it: "Fondata a {town} nel 2014 da {ada}.",
      pt: "Fundada em {town} em 2014 por {ada}.",
      nl: "Opgericht in {town} in 2014 door {ada}.",
      ja: "2014年に{town}で{ada}が創業。",
      zh: "2014年由{ada}在{town}创立。",
      ar: "تأسست في {town} عام 2014 على يد {ada}."
    }
  },
  "who builds it, and since when": {
    at: "about",
    told: { year: "2014", founders: "{ada}, {ben}" },
    in: {
      en: "{ada} and {ben} have been building {name} together since 2014.",
      de: "{ada} und {ben} bauen {name} seit 2014 gemeinsam.",
      es: "{ada} y {ben} construyen {name} juntos desde 2014.",
      fr: "{ada} et {ben} développent {name} ensemble depuis 2014.",
      it: "{ada} e {ben} sviluppano {name} insieme dal 2014.",
      pt: "{ada} e {ben} desenvolvem a {name} juntos desde 2014.",
      nl: "{ada} en {ben} bouwen sinds 2014 samen aan {name}.",
      ja: "{ada}と{ben}は2014年から{name}を開発しています。",
      zh: "{ada}和{ben}从2014年开始一起开发{name}。",
      ar: "يطوّر {ada} و{ben} {name} معاً منذ عام 2014."
    }
  },
  "who met, and founded it later": {
    at: "about",
    told: { year: "2014", founders: "{ada}, {ben}" },
    in: {
      en: "{ada} and {ben} met at a market in 2011. Three years later, in 2014, they founded {name}.",
      de: "{ada} und {ben} lernten sich 2011 auf einem Markt kennen. 2014 gründeten sie {name}.",
      es: "{ada} y {ben} se conocieron en un mercado en 2011. En 2014 fundaron {name}.",
      fr: "{ada} et {ben} se sont rencontrés sur un marché en 2011. En 2014, ils ont fondé {name}.",
      it: "{ada} e {ben} si sono conosciuti in un mercato nel 2011. Nel 2014 hanno fondato {name}.",
      pt: "{ada} e {ben} se conheceram numa feira em 2011. Em 2014 fundaram a {name}.",
      nl: "{ada} en {ben} leerden elkaar in 2011 kennen op een markt. In 2014 richtten ze {name} op.",
      ja: "{ada}と{ben}は2011年に市場で出会いました。2014年、二人は{name}を創業しました。",
      zh: "{ada}和{ben}于2011年在市集相识。2014年，两人创办了{name}。",
      ar: "التقى {ada} و{ben} في سوق عام 2011. وفي عام 2014 أسسا {name}."
    }
  },
  "who develops it": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "{name} is developed by {ada}, an independent developer.",
      de: "{name} wird von {ada} entwickelt, einem unabhängigen Entwickler.",
      es: "{name} está desarrollada por {ada}, un desarrollador independiente.",
      fr: "{name} est développé par {ada}, développeur indépendant.",
      it: "{name} è sviluppato da {ada}, sviluppatore indipendente.",
      pt: "O {name} é desenvolvido por {ada}, desenvolvedor independente.",
      nl: "{name} wordt ontwikkeld door {ada}, een onafhankelijke ontwikkelaar.",
      ja: "{name}は個人開発者の{ada}が開発しています。",
      zh: "{name}由独立开发者{ada}开发。",
      ar: "{name} من تطوير {ada}، وهو مطور مستقل."
    }
  },
  "whose studio it is": {
    at: "about",
    told: { founders: "{ada}" },
    in: {
      en: "I'm {ada}, and {name} is my studio.",
      de: "Ich bin {ada}, und {name} ist mein Studio.",
      es: "Soy {ada} y {name} es mi estudio.",
      fr: "Je suis {ada} et {name} est mon studio.",
      it: "Sono {ada} e {name} è il mio studio.",
      pt: "Sou {ada} e a {name} é o meu estúdio.",
      nl: "Ik ben {ada} en {name} is mijn studio."
    }
  },
  "founders who look after something": {
    at: "about",
    told: { founders: "{ada}, {ben}" },
    in: {
      en: "<ul><li>{ada}, founder and maintainer, writes the core</li><li>{ben}, co-founder, looks after support and the docs</li></ul>",
      de: "<ul><li>{ada}, Gründer und Maintainer, schreibt den Kern</li><li>{ben}, Gründerin, kümmert sich um Support und Doku</li></ul>",
      es: "<ul><li>{ada}, fundador y mantenedor, escribe el núcleo</li><li>{ben}, cofundadora, se ocupa del soporte y la documentación</li></ul>",
      fr: "<ul><li>{ada}, fondateur et mainteneur, écrit le cœur</li><li>{ben}, cofondatrice, s'occupe du support et de la doc</li></ul>",
      it: "<ul><li>{ada}, fondatore e manutentore, scrive il nucleo</li><li>{ben}, cofondatrice, si occupa di assistenza e documentazione</li></ul>",
      pt: "<ul><li>{ada}, fundador e mantenedor, escreve o núcleo</li><li>{ben}, cofundadora, cuida do suporte e da documentação</li></ul>",
      nl: "<ul><li>{ada}, oprichter en beheerder, schrijft de kern</li><li>{ben}, medeoprichter, doet de support en de documentatie</li></ul>",
      ja: "<ul><li>{ada}、創業者、コアを書いています</li><li>{ben}、共同創業者、サポートを担当</li></ul>",
      zh: "<ul><li>{ada}，创始人，负责核心代码</li><li>{ben}，联合创始人，负责支持与文档</li></ul>",
      ar: "<ul><li>{ada}، المؤسس، يكتب النواة</li><li>{ben}، شريكة مؤسسة، تهتم بالدعم والتوثيق</li></ul>"
    }
  }
}
