/** Sentences in languages that no table tells how to read: what is put to a second opinion, and what is refused without. */
import { describe, expect, test } from "bun:test"
import { type Lane, laneOf } from "../LaneOf.ts"

const rows: ReadonlyArray<
  readonly [lang: string, quote: string, ...said: ReadonlyArray<readonly [lane: Lane, what: string, sentence: string]>]
> = [
  [
    "pl",
    "Pobierz bajki na urządzenie i słuchaj ich bez dostępu do internetu przez 14 dni.",
    ["doubt", "other endings", "Bajki można pobrać i słuchać ich na urządzeniu bez internetu."],
    ["doubt", "its figure", "Pobrane bajki można słuchać na urządzeniu bez internetu przez 14 dni."],
    ["refused", "no denial", "Pobierz bajki na urządzenie i słuchaj ich przez internet."],
    ["refused", "another figure", "Pobrane bajki można słuchać na urządzeniu bez internetu przez 30 dni."],
    ["refused", "a limit", "Bajki można pobrać i słuchać ich tylko na urządzeniu bez internetu."],
    ["refused", "a name", "Bajki można pobrać na urządzenie Kindle i słuchać ich bez internetu."]
  ],
  [
    "cs",
    "Zabýváme se i prořezem keřů, sekáním trávy a čištěním pozemků.",
    ["doubt", "other endings", "Prořezávání keřů, sekání trávy a čištění pozemků"],
    ["refused", "the best", "Nejlepší prořez keřů, sekání trávy a čištění pozemků"],
    ["refused", "a denial", "Nezabýváme se prořezem keřů, sekáním trávy a čištěním pozemků."]
  ],
  [
    "ru",
    "Доставка до двери не входит в стоимость, монтаж занимает 2 дня.",
    ["doubt", "fewer words", "Монтаж занимает 2 дня, доставка не входит в стоимость."],
    ["refused", "no denial", "Доставка до двери уже входит в стоимость, монтаж занимает 2 дня."],
    ["refused", "a figure of something else", "Доставка до двери не входит в стоимость и занимает 5 дней."]
  ],
  [
    "uk",
    "Узгоджуємо зручний формат зустрічі: офлайн у Чернігові чи онлайн по всій Україні.",
    ["doubt", "other words", "Формат зустрічі узгоджуємо: онлайн по Україні чи офлайн у Чернігові."],
    ["refused", "a limit", "Узгоджуємо формат зустрічі: лише офлайн у Чернігові."]
  ],
  [
    "ko",
    "저희 치과는 400평 규모이며 전문의 14인이 함께 진료합니다.",
    ["doubt", "another counter", "400평 규모의 치과로, 전문의 14명이 함께 진료합니다."],
    ["refused", "another figure", "400평 규모의 치과로, 전문의 20명이 함께 진료합니다."],
    ["refused", "the first", "국내 최초 400평 규모의 치과로, 전문의 14인이 진료합니다."]
  ],
  [
    "tr",
    "Uygulama faturaları internet olmadan okur ve muhasebeciye gönderir.",
    ["doubt", "other endings", "Uygulama, faturaların okunmasını internet olmadan yapar ve muhasebeciye gönderir."],
    ["refused", "no denial", "Uygulama faturaları internet üzerinden okur ve muhasebeciye gönderir."],
    ["refused", "all", "Uygulama tüm faturaları internet olmadan okur ve muhasebeciye gönderir."]
  ],
  [
    "vi",
    "Báo giá rõ ràng ngay từ đầu, không phụ phí phát sinh trong quá trình xử lý.",
    ["doubt", "other words", "Báo giá rõ ràng từ đầu, không thu phụ phí trong khi xử lý."],
    ["refused", "no denial", "Báo giá rõ ràng ngay từ đầu, phụ phí phát sinh trong quá trình xử lý."]
  ],
  [
    "he",
    "האפליקציה קוראת חשבוניות בלי חיבור לאינטרנט ושולחת אותן לרואה החשבון.",
    ["doubt", "other words", "האפליקציה קוראת חשבוניות בלי אינטרנט ושולחת לרואה החשבון."],
    ["refused", "a limit", "האפליקציה קוראת רק חשבוניות בלי חיבור לאינטרנט ושולחת לרואה החשבון."]
  ],
  [
    "el",
    "Η εφαρμογή διαβάζει τιμολόγια χωρίς σύνδεση και τα στέλνει στον λογιστή.",
    ["doubt", "other words", "Η εφαρμογή διαβάζει τα τιμολόγια χωρίς σύνδεση και στέλνει στον λογιστή."],
    ["refused", "no denial", "Η εφαρμογή διαβάζει τιμολόγια με σύνδεση και τα στέλνει στον λογιστή."]
  ],
  [
    "id",
    "Minyak jelantah diolah menjadi biodiesel dan belum dijual di luar Jawa.",
    ["doubt", "other words", "Jelantah diolah menjadi biodiesel, dan belum dijual di luar Jawa."],
    ["refused", "no denial", "Minyak jelantah diolah menjadi biodiesel dan dijual di luar Jawa."]
  ],
  [
    "fi",
    "Sovellus lukee laskut ilman yhteyttä ja lähettää ne kirjanpitäjälle.",
    ["doubt", "other words", "Sovellus lukee laskuja ilman yhteyttä ja lähettää ne kirjanpitäjälle."],
    ["refused", "all", "Sovellus lukee kaikki laskut ilman yhteyttä ja lähettää ne kirjanpitäjälle."]
  ],
  [
    "ja",
    "電話だけでなく、メールやチャットでも相談できます。受付は18:30までです。",
    ["doubt", "not only", "電話のほか、メールやチャットでも相談できます。"],
    ["refused", "only", "メールやチャットだけで相談できます。"]
  ],
  [
    "zh",
    "除了自主研发，团队还与高校合作，产品型号为S3600。",
    ["doubt", "besides", "团队自主研发产品，还与高校合作。"],
    ["refused", "a denial", "团队不自主研发产品，也不与高校合作。"]
  ]
]

describe("a sentence in a language that no table reads", () => {
  for (const [lang, quote, ...said] of rows)
    for (const [lane, what, sentence] of said)
      test(`${lang}: ${what}: ${lane}`, () => {
        expect(laneOf("description", lang, sentence, [quote])).toBe(lane)
      })
})

test("what has no words of its language known is asked about only where every word stands in its quotes", () => {
  const quote = "Programska oprema bere račune in jih pošilja računovodji."
  expect(laneOf("description", "xx", "Programska oprema bere vse račune računovodji.", [quote])).toBe("refused")
})
