/** How sentences tell where the makers are, in ten languages, each a row of `SaidForms.test.ts`. Data. */
import type { SaidForm } from "../FormDraft.ts"

export const placeSentences: Readonly<Record<string, SaidForm>> = {
  "where they work": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "We work from {town}.",
      de: "Wir arbeiten in {town}.",
      es: "Trabajamos desde {town}.",
      fr: "Nous travaillons depuis {town}.",
      it: "Lavoriamo da {town}.",
      pt: "Trabalhamos a partir de {town}.",
      nl: "We werken vanuit {town}.",
      ja: "私たちは{town}を拠点に活動しています。",
      zh: "我们在{town}办公。",
      ar: "نعمل من {town}."
    }
  },
  "its headquarters": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "{name} is headquartered in {town}.",
      de: "{name} hat seinen Hauptsitz in {town}.",
      es: "{name} tiene su sede central en {town}.",
      fr: "Le siège de {name} se trouve à {town}.",
      it: "La sede di {name} è a {town}.",
      pt: "A sede do {name} fica em {town}.",
      nl: "Het hoofdkantoor van {name} is in {town}.",
      ja: "{name}の本社は{town}にあります。",
      zh: "{name}总部设在{town}。",
      ar: "يقع مقر {name} في {town}."
    }
  },
  "whose product it is": {
    at: "foot",
    told: { town: "{town}" },
    in: {
      en: "{name} is a product of {company}, {town}.",
      de: "{name} ist ein Produkt der {company}, {town}.",
      es: "{name} es un producto de {company}, {town}.",
      fr: "{name} est un produit de {company}, {town}.",
      it: "{name} è un prodotto di {company}, {town}.",
      pt: "{name} é um produto da {company}, {town}.",
      nl: "{name} is een product van {company}, {town}."
    }
  },
  "where it is made": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "{name} is developed in {town}.",
      de: "{name} wird in {town} entwickelt.",
      es: "{name} se desarrolla en {town}.",
      fr: "{name} est développé à {town}.",
      it: "{name} è sviluppato a {town}.",
      pt: "O {name} é desenvolvido em {town}.",
      nl: "{name} wordt ontwikkeld in {town}.",
      ja: "{name}は{town}で開発されています。",
      zh: "{name}在{town}开发。",
      ar: "يُطوَّر {name} في {town}."
    }
  },
  "a team with one office": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "We are a remote team with our office in {town}.",
      de: "Wir sind ein verteiltes Team mit Büro in {town}.",
      es: "Somos un equipo remoto con oficina en {town}.",
      fr: "Nous sommes une équipe à distance avec un bureau à {town}.",
      it: "Siamo un team distribuito con ufficio a {town}.",
      pt: "Somos um time remoto com escritório em {town}.",
      nl: "We zijn een team op afstand met een kantoor in {town}.",
      ja: "リモート中心のチームで、オフィスは{town}にあります。",
      zh: "我们是远程团队，办公室位于{town}。",
      ar: "نحن فريق يعمل عن بُعد ومكتبنا في {town}."
    }
  },
  "what it is, and from where": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "{name} is a software company from {town}.",
      de: "{name} ist ein Softwareunternehmen aus {town}.",
      es: "{name} es una empresa de software de {town}.",
      fr: "{name} est une société de logiciels de {town}.",
      it: "{name} è una società di software di {town}.",
      pt: "A {name} é uma empresa de software de {town}.",
      nl: "{name} is een softwarebedrijf uit {town}.",
      ja: "{name}は{town}のソフトウェア会社です。",
      zh: "{name}是一家位于{town}的软件公司。",
      ar: "{name} شركة برمجيات من {town}."
    }
  },
  "where the team is": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "Our team of twelve sits in {town}.",
      de: "Unser zwölfköpfiges Team sitzt in {town}.",
      es: "Nuestro equipo de doce personas está en {town}.",
      fr: "Notre équipe de douze personnes est installée à {town}.",
      it: "Il nostro team di dodici persone è a {town}.",
      pt: "Nossa equipe de doze pessoas fica em {town}.",
      nl: "Ons team van twaalf zit in {town}.",
      ja: "12人のチームが{town}で働いています。",
      zh: "我们的十二人团队在{town}。",
      ar: "فريقنا المكون من اثني عشر شخصاً في {town}."
    }
  },
  "where it was founded": {
    at: "about",
    told: { town: "{town}" },
    in: {
      en: "{name} was founded in {town} in 2014.",
      de: "{name} wurde 2014 in {town} gegründet.",
      es: "{name} se fundó en {town} en 2014.",
      fr: "{name} a été fondé à {town} en 2014.",
      it: "{name} è stata fondata a {town} nel 2014.",
      pt: "A {name} foi fundada em {town} em 2014.",
      nl: "{name} werd in 2014 in {town} opgericht.",
      ja: "{name}は2014年に{town}で創業しました。",
      zh: "{name}于2014年在{town}成立。",
      ar: "تأسس {name} في {town} عام 2014."
    }
  }
}
