/** Plain beginnings in French, Spanish, Portuguese, Italian, Japanese and Arabic, with look-alikes. */
import { describe, expect, test } from "bun:test"
import { yearToldBy } from "../stories/Told.ts"

describe("a beginning told plainly", () => {
  test.each([
    ["L'entreprise est née en janvier 2018.", "fr"],
    ["L'association est née en 2018 d'une bande de copains.", "fr"],
    ["Nous avons ouvert nos portes en 2018.", "fr"],
    ["Je me suis installée à mon compte en 2018.", "fr"],
    ["L'aventure Crumb démarre en 2018.", "fr"],
    ["C'est en 2018 que Crumb est née.", "fr"],
    ["Crumb arrancó en 2018 en un garaje.", "es"],
    ["Crumb echó a andar en 2018.", "es"],
    ["Trabajo por cuenta propia desde 2018.", "es"],
    ["Corría el año 2018 cuando dos amigas montaron Crumb.", "es"],
    ["La cooperativa se constituyó en 2018.", "es"],
    ["A Crumb abriu portas em 2018.", "pt"],
    ["A empresa nasceu em 2018.", "pt"],
    ["Em 2018 deixei o emprego e abri a Crumb.", "pt"],
    ["Trabalho por conta própria desde 2018.", "pt"],
    ["Crumb ha aperto i battenti nel 2018.", "it"],
    ["Abbiamo aperto a settembre 2018 con nove forni.", "it"],
    ["Nel 2018 mi sono messa in proprio.", "it"],
    ["Crumb nasce nel 2018.", "it"],
    ["2018年4月、Crumbのサービスを開始しました。", "ja"],
    ["2018年に開店しました。", "ja"],
    ["2018年に独立し、Crumbを始めました。", "ja"],
    ["افتتحنا المحل عام 2018.", "ar"],
    ["في عام 2018 تركت عملي وفتحت الورشة.", "ar"],
    ["فتحنا أبوابنا عام 2018.", "ar"]
  ])("%s (%s)", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("2018")
  })
  test.each([
    ["Le moulin a ouvert en 1911.", "fr"],
    ["Notre client Petit est né en 1962.", "fr"],
    ["Nous avons ouvert en 2018 une deuxième boutique.", "fr"],
    ["Depuis 2019, nous livrons à Lyon.", "fr"],
    ["El edificio nació en 1911 como molino.", "es"],
    ["Abrimos el segundo local en marzo de 2018.", "es"],
    ["En 2019 nos mudamos a la calle Mayor.", "es"],
    ["O edifício nasceu em 1911.", "pt"],
    ["Abrimos a segunda loja em 2018.", "pt"],
    ["Nel 2019 ci siamo trasferiti.", "it"],
    ["Abbiamo aperto il secondo negozio nel 2018.", "it"],
    ["2019年に二号店をオープンしました。", "ja"],
    ["2019年に法人化しました。", "ja"],
    ["2019年、創業者の白石遥は町内の班長になりました。", "ja"],
    ["افتتحنا الفرع الثاني عام 2019.", "ar"],
    ["الأسطى حسن درويش تعلم الصنعة سنة 2009.", "ar"]
  ])("not: %s (%s)", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("-")
  })
})
