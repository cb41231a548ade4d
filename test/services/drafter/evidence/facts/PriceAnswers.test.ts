/** What nobody pays, as answers to questions tell it and as those say it who are still trying things out; beside it what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const fields = (more: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields

describe("free, as an answer or for now", () => {
  test.each([
    ["<h2>Questions</h2><h3>Is Crumb free?</h3><p>Yes.</p>", "free", "en"],
    ["<h2>Questions</h2><h3>Is Crumb really free?</h3><p>Yes, completely. We live on grants.</p>", "free", "en"],
    ["<h2>FAQ</h2><h3>Is there a paid version?</h3><p>There isn't, and we don't plan one.</p>", "free", "en"],
    ["<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>Nothing.</p>", "free", "en"],
    ["<h2>FAQ</h2><details><summary>Do I have to pay for it?</summary><p>No, never.</p></details>", "free", "en"],
    [
      "<h2>FAQ</h2><details><summary>What does it cost?</summary><p>It is free and will stay free.</p></details>",
      "free",
      "en"
    ],
    [
      "<h2>Open beta</h2><p>Crumb is free, without ads and without purchases inside the app. A public fund pays for it.</p>",
      "free",
      "en"
    ],
    [
      "<h2>What it costs</h2><p>Nothing during the beta. All features are open to everyone.</p><p>When the beta ends we intend to charge $9 a month.</p>",
      "free",
      "en"
    ],
    ["<h2>Pricing</h2><p>Crumb is free while in beta.</p>", "free", "en"],
    ["<h2>Pricing</h2><p>Free during the public beta.</p>", "free", "en"],
    ["<h2>Pricing</h2><p>During the beta, all features are free for everyone.</p>", "free", "en"],
    [
      "<p>Crumb is a command-line tool that reads your orders, works out which ovens have been cold for months, and writes the plan that takes them out. It is free software under the MIT licence and it never phones home.</p>",
      "open-source",
      "en"
    ],
    ["<p>Crumb is free, will be free, and there is no edition with more buttons.</p>", "free", "en"],
    [
      "<h2>Estamos en beta abierta</h2><p>Crumb es gratis, sin avisos y sin compras dentro de la app. La paga un fondo público.</p>",
      "free",
      "es"
    ],
    ["<h2>Preguntas</h2><h3>¿Crumb es gratis?</h3><p>Sí, del todo.</p>", "free", "es"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Cuánto cuesta?</h3><p>Nada.</p>", "free", "es"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Hay versión de pago?</h3><p>No, ni la habrá.</p>", "free", "es"],
    ["<h2>Precio</h2><p>Durante la beta, gratis.</p>", "free", "es"],
    ["<h2>Häufige Fragen</h2><h3>Ist Crumb kostenlos?</h3><p>Ja.</p>", "free", "de"],
    [
      "<h2>Häufige Fragen</h2><h3>Gibt es eine Bezahlversion?</h3><p>Nein, und wir planen auch keine.</p>",
      "free",
      "de"
    ],
    ["<h2>Häufige Fragen</h2><h3>Was kostet Crumb?</h3><p>Nichts.</p>", "free", "de"],
    ["<h2>Preis</h2><p>Während der Beta ist Crumb kostenlos.</p>", "free", "de"],
    ["<h2>Was es kostet</h2><p>Solange die Beta läuft, nichts.</p>", "free", "de"],
    ["<h2>Questions fréquentes</h2><h3>Crumb est-il gratuit ?</h3><p>Oui, entièrement.</p>", "free", "fr"],
    ["<h2>Questions fréquentes</h2><h3>Y a-t-il une version payante ?</h3><p>Non.</p>", "free", "fr"],
    ["<h2>Tarifs</h2><p>Gratuit pendant la bêta.</p>", "free", "fr"],
    ["<p>Crumb est gratuit, sans publicité ni achats intégrés.</p>", "free", "fr"],
    ["<h2>Perguntas frequentes</h2><h3>O Crumb é gratuito?</h3><p>Sim, totalmente.</p>", "free", "pt"],
    ["<h2>Preço</h2><p>Durante o beta, o Crumb é gratuito.</p>", "free", "pt"],
    ["<h2>Domande frequenti</h2><h3>Crumb è gratis?</h3><p>Sì.</p>", "free", "it"],
    ["<h2>Prezzi</h2><p>Gratis durante la beta.</p>", "free", "it"],
    ["<h2>Veelgestelde vragen</h2><h3>Is Crumb gratis?</h3><p>Ja, helemaal.</p>", "free", "nl"],
    ["<h2>Prijs</h2><p>Tijdens de bèta betaal je niets.</p>", "free", "nl"],
    ["<h2>よくある質問</h2><h3>Crumbは無料ですか？</h3><p>はい。</p>", "free", "ja"],
    ["<h2>よくある質問</h2><h3>有料版はありますか？</h3><p>ありません。</p>", "free", "ja"],
    [
      "<h2>ねだん</h2><p>ベータ版のあいだは、すべての機能を無料でお使いいただけます。</p><p>正式版では、月額480円のプランを予定しています。</p>",
      "free",
      "ja"
    ],
    ["<h2>料金</h2><p>ベータ期間中は無料です。</p>", "free", "ja"],
    ["<h2>常见问题</h2><h3>Crumb 收费吗？</h3><p>不收费。</p>", "free", "zh"],
    ["<h2>常见问题</h2><h3>Crumb是免费的吗？</h3><p>是的，完全免费。</p>", "free", "zh"],
    ["<h2>价格</h2><p>公测期间，所有功能免费使用。</p>", "free", "zh"],
    ["<h2>الأسئلة الشائعة</h2><h3>هل Crumb مجاني؟</h3><p>نعم، تماما.</p>", "free", "ar"],
    ["<h2>الأسعار</h2><p>مجاني خلال الفترة التجريبية العامة.</p>", "free", "ar"],
    ["<h2>Tarifs</h2><p>Tant que Crumb est en bêta, vous ne payez rien.</p>", "free", "fr"]
  ])("%s", (more, model, lang) => expect(fields(more, lang).pricing_model?.value).toBe(model))
})

describe("no more than the answer says", () => {
  test.each([
    ["<h2>FAQ</h2><h3>Is there a premium plan?</h3><p>No. There is one Crumb and everybody gets all of it.</p>", "en"],
    ["<h2>Questions</h2><h3>Is Crumb free?</h3><p>Yes, for the first month.</p>", "en"],
    ["<h2>Questions</h2><h3>Is the trial free?</h3><p>Yes.</p>", "en"],
    ["<h2>Questions</h2><h3>Is delivery free?</h3><p>Yes.</p>", "en"],
    ["<h2>Questions</h2><h3>Is Crumb free?</h3><p>No.</p>", "en"],
    ["<h2>Questions</h2><h3>Is Crumb free?</h3><p>Yes, for schools.</p>", "en"],
    ["<h2>Questions</h2><h3>Is Crumb free for schools?</h3><p>Yes.</p>", "en"],
    ["<h2>FAQ</h2><h3>Is there a free version?</h3><p>No.</p>", "en"],
    ["<h2>FAQ</h2><h3>Is there a paid version of Loafly?</h3><p>There isn't.</p>", "en"],
    ["<h2>FAQ</h2><h3>Is there a setup fee?</h3><p>No.</p>", "en"],
    ["<h2>FAQ</h2><h3>Do I have to pay for updates?</h3><p>No, never.</p>", "en"],
    ["<h2>FAQ</h2><h3>Do I have to pay up front?</h3><p>No.</p>", "en"],
    ["<h2>FAQ</h2><h3>Is there a paid version?</h3><p>Not yet.</p>", "en"],
    ["<h2>FAQ</h2><h3>Is there a paid version?</h3><p>No, but we are working on one.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does a visit cost?</h3><p>Nothing.</p>", "en"],
    ["<h2>Pricing</h2><p>The Excel add-on is free during the beta.</p>", "en"],
    ["<h2>Pricing</h2><p>Beta testers use Crumb Pro free for life.</p>", "en"],
    ["<h2>Pricing</h2><p>Free during the beta for existing customers.</p>", "en"],
    ["<h2>Pricing</h2><p>Crumb was free during the beta.</p>", "en"],
    ["<h2>Pricing</h2><p>Crumb was free until 2024.</p>", "en"],
    ["<h2>Questions</h2><h3>Is Loafly free?</h3><p>Yes.</p>", "en"],
    ["<h2>Pricing</h2><p>Nothing is more annoying than paying during the beta.</p>", "en"],
    ["<h2>Häufige Fragen</h2><h3>Ist der Versand kostenlos?</h3><p>Ja.</p>", "de"],
    ["<h2>Häufige Fragen</h2><h3>Ist das Erstgespräch kostenlos?</h3><p>Ja.</p>", "de"],
    ["<h2>Preis</h2><p>Während der Beta war Crumb kostenlos.</p>", "de"],
    ["<h2>Häufige Fragen</h2><h3>Gibt es eine Testversion?</h3><p>Nein.</p>", "de"],
    ["<h2>Questions fréquentes</h2><h3>La livraison est-elle gratuite ?</h3><p>Oui.</p>", "fr"],
    ["<h2>Questions fréquentes</h2><h3>L'essai est-il gratuit ?</h3><p>Oui, entièrement.</p>", "fr"],
    ["<h2>Preguntas frecuentes</h2><h3>¿El envío es gratis?</h3><p>Sí.</p>", "es"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Hay versión gratuita?</h3><p>No.</p>", "es"],
    ["<h2>よくある質問</h2><h3>送料は無料ですか？</h3><p>はい。</p>", "ja"],
    ["<h2>よくある質問</h2><h3>お試しは無料ですか？</h3><p>はい。</p>", "ja"],
    ["<h2>常见问题</h2><h3>运费收费吗？</h3><p>不收费。</p>", "zh"],
    ["<h2>Pricing</h2><p>Crumb is free in the beta for invited bakeries only.</p>", "en"],
    ["<h2>What the beta of Loafly costs</h2><p>Nothing during the Loafly beta.</p>", "en"],
    [
      "<h2>FAQ</h2><h3>Is there a paid version?</h3><p>No. Premium features come with a subscription to Loafly.</p>",
      "en"
    ],
    ["<h2>Häufige Fragen</h2><h3>Ist Crumb kostenlos?</h3><p>Ja, für Vereine.</p>", "de"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Crumb es gratis?</h3><p>Sí, pero solo el primer mes.</p>", "es"],
    ["<h2>Domande frequenti</h2><h3>La consegna è gratis?</h3><p>Sì.</p>", "it"],
    ["<h2>Veelgestelde vragen</h2><h3>Is de proefles gratis?</h3><p>Ja.</p>", "nl"],
    ["<h2>Perguntas frequentes</h2><h3>A entrega é grátis?</h3><p>Sim.</p>", "pt"],
    ["<h2>الأسئلة الشائعة</h2><h3>هل التوصيل مجاني؟</h3><p>نعم.</p>", "ar"],
    ["<h2>Two beds</h2><p>£90 a night.</p><h2>FAQ</h2><h3>Is it free?</h3><p>Yes.</p>", "en"]
  ])("%s", (more, lang) => expect(fields(more, lang).pricing_model).toBeUndefined())
})

describe("a summary holds no questions, and nothing that is planned", () => {
  test.each([
    ["<h2>Questions</h2><h3>Is Crumb free?</h3><p>Yes.</p>", undefined],
    [
      "<h2>FAQ</h2><h3>Is Crumb free?</h3><p>Yes, all of it. Crumb is free for everyone.</p>",
      "Crumb is free for everyone."
    ],
    [
      "<h2>What it costs</h2><p>Nothing during the beta.</p><p>When the beta ends we intend to charge $9 a month.</p>",
      "Nothing during the beta."
    ]
  ])("%s", (more, summary) => expect(fields(more, "en").pricing_summary?.value).toBe(summary))
})

describe("what it costs, as an answer", () => {
  test.each([
    [
      "<h2>Questions</h2><h3>What does it cost?</h3><p>That depends on the job. You get a quote within a week.</p>",
      "contact-sales",
      "en"
    ],
    [
      "<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>It depends on the size of your bakery. Write to us and we will send you a quote.</p>",
      "contact-sales",
      "en"
    ],
    [
      "<h2>Häufige Fragen</h2><h3>Was kostet das?</h3><p>Das hängt vom Auftrag ab. Sie bekommen innerhalb einer Woche ein Angebot.</p>",
      "contact-sales",
      "de"
    ],
    [
      "<h2>Veelgestelde vragen</h2><h3>Wat kost het?</h3><p>Dat hangt af van de klus. Je krijgt binnen een week een offerte met één vaste prijs.</p>",
      "contact-sales",
      "nl"
    ],
    [
      "<h2>Questions fréquentes</h2><h3>Combien ça coûte ?</h3><p>Cela dépend du chantier. Vous recevez un devis sous huit jours.</p>",
      "contact-sales",
      "fr"
    ],
    [
      "<h2>Preguntas frecuentes</h2><h3>¿Cuánto cuesta?</h3><p>Depende del trabajo. Te enviamos un presupuesto en una semana.</p>",
      "contact-sales",
      "es"
    ],
    [
      "<h2>Domande frequenti</h2><h3>Quanto costa?</h3><p>Dipende dal lavoro. Riceve un preventivo entro una settimana.</p>",
      "contact-sales",
      "it"
    ],
    [
      "<h2>Perguntas frequentes</h2><h3>Quanto custa?</h3><p>Depende do trabalho. Enviamos um orçamento em uma semana.</p>",
      "contact-sales",
      "pt"
    ],
    ["<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>€9 a month.</p>", "subscription", "en"],
    ["<h2>FAQ</h2><h3>What does it cost?</h3><p>Crumb costs €9 a month, cancel any time.</p>", "subscription", "en"],
    ["<h2>FAQ</h2><h3>What does it cost?</h3><p>€9 a month per bakery, VAT included.</p>", "subscription", "en"],
    ["<h2>Häufige Fragen</h2><h3>Was kostet Crumb?</h3><p>9 € im Monat.</p>", "subscription", "de"],
    ["<h2>Questions fréquentes</h2><h3>Combien coûte Crumb ?</h3><p>49 €, une seule fois.</p>", "one-time", "fr"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Cuánto cuesta Crumb?</h3><p>9 € al mes.</p>", "subscription", "es"],
    ["<h2>Domande frequenti</h2><h3>Quanto costa Crumb?</h3><p>9 € al mese.</p>", "subscription", "it"],
    ["<h2>Veelgestelde vragen</h2><h3>Wat kost Crumb?</h3><p>€ 9 per maand.</p>", "subscription", "nl"],
    ["<h2>Perguntas frequentes</h2><h3>Quanto custa o Crumb?</h3><p>R$ 19 por mês.</p>", "subscription", "pt"],
    ["<h2>よくある質問</h2><h3>Crumbの料金はいくらですか？</h3><p>月額980円です。</p>", "subscription", "ja"],
    ["<h2>常见问题</h2><h3>Crumb多少钱？</h3><p>每月19元。</p>", "subscription", "zh"],
    ["<h2>الأسئلة الشائعة</h2><h3>كم سعر Crumb؟</h3><p>20 ريال شهريا.</p>", "subscription", "ar"]
  ])("%s", (more, model, lang) => expect(fields(more, lang).pricing_model?.value).toBe(model))
})

describe("what something else costs, as an answer", () => {
  test.each([
    ["<h2>FAQ</h2><h3>What does delivery cost?</h3><p>€9 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does an oven cost?</h3><p>€9 a month to run.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does Loafly cost?</h3><p>€9 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much will Crumb cost?</h3><p>€9 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much did it cost?</h3><p>€9 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>We have not decided. Others want €9 a month.</p>", "en"],
    [
      "<h2>FAQ</h2><h3>How much does it cost to repair an oven?</h3><p>That depends. Your baker will send you a quote.</p>",
      "en"
    ],
    ["<h2>FAQ</h2><h3>How much does Crumb save?</h3><p>€90 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does a house cost?</h3><p>That depends. You get a quote from your builder.</p>", "en"],
    ["<h2>Häufige Fragen</h2><h3>Was kostet der Versand?</h3><p>9 € im Monat.</p>", "de"],
    ["<h2>Häufige Fragen</h2><h3>Was kostet Loafly?</h3><p>9 € im Monat.</p>", "de"],
    ["<h2>Questions fréquentes</h2><h3>Combien coûte un four ?</h3><p>49 € par mois.</p>", "fr"],
    ["<h2>Preguntas frecuentes</h2><h3>¿Cuánto cuesta el envío?</h3><p>9 € al mes.</p>", "es"],
    [
      "<h2>FAQ</h2><h3>Do you deliver?</h3><p>Yes, within Ghent. Delivery is by bike.</p><h3>Do you charge for delivery?</h3><h3>What does it cost?</h3><p>€9 a month.</p>",
      "en"
    ],
    ["<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>It was €9 a month until 2024.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does Crumb cost?</h3><p>From 2027 on it will be €9 a month.</p>", "en"],
    ["<h2>FAQ</h2><h3>How much does Crumb cost the climate?</h3><p>€9 a month in certificates.</p>", "en"],
    ["<h2>Domande frequenti</h2><h3>Quanto costa la consegna?</h3><p>9 € al mese.</p>", "it"],
    ["<h2>Veelgestelde vragen</h2><h3>Wat kost Loafly?</h3><p>€ 9 per maand.</p>", "nl"],
    ["<h2>よくある質問</h2><h3>送料はいくらですか？</h3><p>月額980円です。</p>", "ja"]
  ])("%s", (more, lang) => expect(fields(more, lang).pricing_model).toBeUndefined())
})
