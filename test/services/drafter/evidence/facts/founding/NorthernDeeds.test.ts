/** Who began a house, and when, as German and Dutch tell it by what was done, and what looks like it. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "../stories/Told.ts"

describe("told by a deed in German", () => {
  test.each([
    ["Den Grundstein für Crumb legte im Jahr 1937 Konrad Abel, damals noch mit einem Handwagen.", "1937 Konrad Abel"],
    ["1964 legte Konrad Abel mit einer Garage und zwei Öfen den Grundstein für unser Unternehmen.", "1964 Konrad Abel"],
    ["Dr. Aylin Sommer hat die 1983 von Konrad Abel gegründete Firma im Jahr 2014 übernommen.", "1983 Konrad Abel"],
    ["Crumb, 1992 eröffnet, geht auf den Lehrer Konrad Abel zurück, der alles aufbaute.", "1992 Konrad Abel"],
    ["Auf Initiative von Pfarrer Konrad Abel entstand 1981 Crumb.", "1981 Konrad Abel"],
    ["Mit Crumb erfüllte sich Nora Abel 2015 einen Kindheitstraum.", "2015 Nora Abel"],
    ["2016 kündigte Köchin Nora Abel ihren Job im Hotel – und Crumb war geboren.", "2016 Nora Abel"],
    ["Crumb ist ein unabhängiger Verlag aus Gera, 2009 von Nora Abel gegründet und von ihr geführt.", "2009 Nora Abel"],
    ["Sieben Familien haben den Verein 1993 gegründet, weil Plätze fehlten.", "1993"],
    ["Am 3. Mai 1924 trafen sich 19 Turner im Adler zur Gründungsversammlung.", "1924"],
    ["Nora Abel ließ sich 2018 mit Crumb in Kassel nieder.", "2018 Nora Abel"],
    ["Ihre Nora Abel, Gründerin", "- Nora Abel"]
  ])("%s", (said, wanted) => {
    expect(toldBy(said, "de")).toBe(wanted)
  })
  test.each([
    "Auf Initiative von Bürgermeister Konrad Abel wurde 2009 der Platz vor Crumb neu gestaltet.",
    "Den Grundstein für die neue Backhalle von Crumb legten wir 2014 mit Konrad Abel.",
    "1987 gründete Konrad Abel die Tennisabteilung.",
    "2005 machte sich unser Kollege Konrad Abel mit einem eigenen Büro in Trier selbstständig.",
    "Nora Abel erfüllte sich 2010 mit einer Radtour nach Rom einen Traum.",
    "Die Bäckerei Moser, unser Nachbar, wurde 1920 von Konrad Abel gegründet."
  ])("%s tells nothing", (said) => {
    expect(toldBy(said, "de")).toBe("-")
  })
})

describe("told by a deed in Dutch", () => {
  test.each([
    [
      "Crumb ontstond in 1996 op initiatief van buurtbewoonster Nora Kuiper, die langs de deuren ging.",
      "1996 Nora Kuiper"
    ],
    ["De basis van Crumb werd in 1955 gelegd door Piet Kuiper.", "1955 Piet Kuiper"],
    ["Met Crumb liet Nora Kuiper in 2016 een oude droom in vervulling gaan.", "2016 Nora Kuiper"],
    ["Het bedrijf bestaat sinds 1971 en Crumb is opgericht door Piet en Nora Kuiper.", "1971 Nora Kuiper, Piet Kuiper"],
    [
      "In 2013 begon Nora Kuiper met een lijstje. Haar broer Piet Kuiper bouwde er een app omheen, en zo is Crumb geboren.",
      "2013 Nora Kuiper, Piet Kuiper"
    ],
    ["De oprichtingsvergadering vond plaats op 4 april 1952 in de gymzaal.", "1952"],
    ["Crumb is een onafhankelijke uitgeverij uit Gent, in 2010 opgericht door Nora Kuiper.", "2010 Nora Kuiper"]
  ])("%s", (said, wanted) => {
    expect(toldBy(said, "nl")).toBe(wanted)
  })
  test.each([
    "Nora Kuiper werkt sinds 2009 bij ons en begon in 2020 haar eigen bakkerij in Assen.",
    "Het park werd aangelegd op initiatief van de gemeente in 1978.",
    "In 1985 opende burgemeester Kuiper ons nieuwe clubhuis.",
    "In 2019 openden we onze tweede winkel met Nora Kuiper als bedrijfsleider."
  ])("%s tells nothing", (said) => {
    expect(toldBy(said, "nl")).toBe("-")
  })
})

describe("told by a deed in Japanese", () => {
  test.each([
    ["1976年、小林茂が脱サラしてはじめました。", "1976 小林茂"],
    ["パティシエだった父・中島和夫が、1984年に妻と二人で始めた店です。", "1984 中島和夫"],
    ["2007年に代表の福田真理が自宅の一室で開いた教室がはじまりです。", "2007 福田真理"],
    ["2004年、子育て中の母親たちが集まって設立した保育園です。", "2004"]
  ])("%s", (said, wanted) => {
    expect(toldBy(said, "ja")).toBe(wanted)
  })
  test.each([
    "築90年の古民家は、昭和8年に大工の小林茂が建てたものです。",
    "2010年、小林茂が三代目社長に就任しました。",
    "小林茂が2012年に展覧会を始めました。"
  ])("%s tells nothing", (said) => {
    expect(toldBy(said, "ja")).toBe("-")
  })
})

describe("told by a deed in Arabic", () => {
  test.each([
    ["تأسست Crumb عام ١٩٨٢ على يد الحاج محمود الكيلاني، ثم افتتحنا فرعًا عام ٢٠٠٥.", "1982 محمود الكيلاني"],
    ["منذ تأسيسها عام 2006 على يد الأخوين سامي ورامي العلي، نمت Crumb.", "2006 رامي العلي, سامي العلي"],
    ["قرر الصديقان زياد مراد وفادي سعيد ترك وظيفتيهما، وافتتحا Crumb في 2017.", "2017 زياد مراد, فادي سعيد"]
  ])("%s", (said, wanted) => {
    expect(toldBy(said, "ar")).toBe(wanted)
  })
  test.each(["شُيّد المبنى عام 1920 على يد المهندس الياس سمعان.", "موردنا شركة الورد تأسست عام 1990 على يد علي حسن."])(
    "%s tells nothing",
    (said) => {
      expect(toldBy(said, "ar")).toBe("-")
    }
  )
})
