/** What pages in other languages call the trades and things that categories know, and the look-alikes that they do not. */
import { describe, expect, test } from "bun:test"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { tokensOf } from "../../../../src/services/drafter/evidence/reading/Tokens.ts"
import { saysKeyword } from "../../../../src/services/drafter/evidence/topics/CategoryWords.ts"
import { dailyWords } from "../../../../src/services/drafter/evidence/topics/DailyWords.ts"
import { englishWords } from "../../../../src/services/drafter/evidence/topics/EnglishWords.ts"
import { fartherThings } from "../../../../src/services/drafter/evidence/topics/kinds/FartherThings.ts"
import { fartherTrades } from "../../../../src/services/drafter/evidence/topics/kinds/FartherTrades.ts"
import { lifeKinds } from "../../../../src/services/drafter/evidence/topics/kinds/LifeKinds.ts"
import { makerKinds } from "../../../../src/services/drafter/evidence/topics/kinds/MakerKinds.ts"
import { officeKinds } from "../../../../src/services/drafter/evidence/topics/kinds/OfficeKinds.ts"
import { thingKinds } from "../../../../src/services/drafter/evidence/topics/kinds/ThingKinds.ts"
import { townKinds } from "../../../../src/services/drafter/evidence/topics/kinds/TownKinds.ts"
import { wayKinds } from "../../../../src/services/drafter/evidence/topics/kinds/WayKinds.ts"
import { workKinds } from "../../../../src/services/drafter/evidence/topics/kinds/WorkKinds.ts"
import { landWords } from "../../../../src/services/drafter/evidence/topics/LandWords.ts"
import type { Language } from "../../../../src/services/drafter/evidence/topics/Language.ts"
import { pursuitWords } from "../../../../src/services/drafter/evidence/topics/PursuitWords.ts"
import { toolWords } from "../../../../src/services/drafter/evidence/topics/ToolWords.ts"
import { defaults } from "../../data/seed/Files.ts"

const says = (lang: Language, text: string, keyword: string) => saysKeyword(tokensOf(fold(text)), keyword, lang)

describe("rows of trades and things", () => {
  test("stand for a keyword that a category has", () => {
    const known = new Set(defaults.categories.flatMap(({ keywords }) => keywords))
    const keysOf = (rows: string) => rows.split("\n").flatMap((row) => row.split(" | ")[0]?.trim() || [])
    const repeated = (keys: ReadonlyArray<string>) => keys.filter((key, at) => keys.indexOf(key) !== at)
    const kinds = [workKinds, officeKinds, lifeKinds, wayKinds, makerKinds, townKinds].join("")
    expect(
      [landWords, pursuitWords, dailyWords, toolWords, englishWords, kinds, thingKinds, fartherTrades, fartherThings]
        .flatMap(keysOf)
        .filter((key) => !known.has(key))
    ).toEqual([])
    expect(repeated(keysOf(`${landWords}${pursuitWords}`))).toEqual([])
    expect([
      ...repeated(keysOf(dailyWords)),
      ...repeated(keysOf(toolWords)),
      ...repeated(keysOf(englishWords)),
      ...repeated(keysOf(kinds)),
      ...repeated(keysOf(thingKinds)),
      ...repeated(keysOf(`${fartherTrades}${fartherThings}`))
    ]).toEqual([])
  })

  test.each([
    ["de", "Die Weide- und Milchviehplanung für kleine Höfe", "cattle"],
    ["es", "Partituras para bandas de pueblo", "sheet music"],
    ["fr", "La location de violons au mois", "accordion"],
    ["pt", "Sementes e mudas para a sua terra", "vegetable seeds"],
    ["it", "Spartiti per cori", "sheet music"],
    ["nl", "Nestkasten van eikenhout", "nest box"],
    ["ja", "高校受験のための学習アプリ", "learning app"],
    ["zh", "奶牛养殖记录", "cattle"],
    ["ar", "تعلم العزف على الكمان", "accordion"],
    ["en", "Rotas for cafés that fill themselves", "on-call rota"],
    ["en", "A mobile bike shop", "bicycles"],
    ["de", "Pikettdienste planen und tauschen", "on-call rota"],
    ["nl", "Digitale werkbonnen voor installateurs", "work orders"],
    ["pt", "Vistorias para síndicos", "housing association"],
    ["fr", "Guide de pêche en Camargue", "fishing"],
    ["it", "Uno stabilimento balneare con cani", "beach club"],
    ["pt", "Próteses dentárias sob medida", "dental clinic"],
    ["nl", "Een steenhouwer in Limburg", "craftsmen"],
    ["de", "Ein Passwort-Tresor für Vereine", "password manager"],
    ["en", "A charmingly dark city-builder", "video game"],
    ["en", "A fast and free BitTorrent client", "file transfer"],
    ["de", "Individuelle Software für Betriebe", "software development"],
    ["nl", "Beheer je paard met passie", "cows"],
    ["ar", "عناية بالقدمين في منزلكم", "massage"],
    ["zh", "家庭相册整理", "photo albums"],
    ["fr", "Hébergement et conteneurs", "hosting"],
    ["pt", "App de boleias", "ride sharing"],
    ["ar", "قصص صوتية", "music"],
    ["ko", "바다치과는 매일 엽니다", "dentist"],
    ["ru", "Стоматология у моря", "dentist"],
    ["uk", "Адвокатське бюро Рот", "law firm"],
    ["pl", "Kancelaria Roth", "law firm"],
    ["cs", "Stěhování a vyklízení bytů", "moving company"],
    ["tr", "Deniz Diş Polikliniği", "dentist"],
    ["vi", "Nhà hàng Crumb", "restaurant"],
    ["he", "משרד עורכי דין רות", "law firm"],
    ["el", "Οδοντιατρείο Ροθ", "dentist"],
    ["ro", "Pensiunea Crumb", "holiday apartments"],
    ["id", "Kursus bahasa Crumb", "language school"],
    ["sv", "Tandläkare i Malmö", "dentist"],
    ["da", "Frisør i Odense", "hairdresser"]
  ] as const)("%s: %p says %p", (lang, text, keyword) => {
    expect(says(lang, text, keyword)).toBe(true)
  })

  test.each([
    ["fr", "Soins pour femmes enceintes", "headphones"],
    ["fr", "Moins de gaz à effet de serre", "greenhouse"],
    ["it", "Accordi commerciali e primo piano", "sheet music"],
    ["it", "Il primo piano della casa", "pianists"],
    ["ja", "あなたのスタイル", "tiling"],
    ["de", "Rasend schnell", "gardeners"],
    ["nl", "Een tocht door de duinen", "draught excluder"],
    ["es", "No hay letra pequeña", "fodder"],
    ["en", "Of course we will call you back", "lessons"],
    ["en", "It rings the people you chose", "jewellery"],
    ["de", "Montags ab 9 Uhr geöffnet", "electronic device"],
    ["ja", "個人事業主のための請求書", "human resources"],
    ["it", "Camere con vista mare", "land surveying"],
    ["de", "Ganz in Ihrer Nähe", "creative tools"],
    ["fr", "Nos amis et leur mode de vie", "fashion"],
    ["en", "It returns leads to you", "crm"],
    ["de", "Eine Angelegenheit des Vertrauens", "fishing"],
    ["ar", "اكتب كما كتب الأوائل", "bookshop"],
    ["fr", "Coulées dans un atelier de Chambéry", "creative tools"],
    ["en", "A well-designed tool that finds large files", "prototyping tool"],
    ["en", "Priorities have shifted", "on-call rota"],
    ["de", "Alles vereint und vereinfacht", "clubs"],
    ["ko", "소비자를 위한 자동화", "visa services"],
    ["ko", "소비자를 위한 자동화", "short stories"],
    ["sv", "Hundra dagar", "dogs"],
    ["ru", "Ферменты для сыра", "farming"]
  ] as const)("%s: %p does not say %p", (lang, text, keyword) => {
    expect(says(lang, text, keyword)).toBe(false)
  })
})
