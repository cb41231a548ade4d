/** Sentences in other languages that say whole clauses of the page, and lies that have the same words. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "../LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("whole clauses, in their order or in the passive", () => {
  test.each([
    ["de", "Vier Schreiner bauen im Jahr 60 Küchen.", "60 Küchen im Jahr werden von vier Schreinern gebaut."],
    ["de", "Die Gläser werden in der eigenen Hütte gefertigt.", "Wir fertigen die Gläser in unserer eigenen Hütte."],
    ["pt", "Se o mar estiver bravo, a aula é adiada.", "E se o mar estiver bravo? | Adiamos a aula."],
    ["fr", "Les légumes sont cultivés par douze maraîchers.", "Douze maraîchers cultivent nos légumes."],
    ["es", "Acme alquila bicicletas y organiza rutas.", "Acme alquila bicicletas. | Organizamos rutas."],
    ["nl", "Een app die vertelt wanneer je moet zaaien", "Acme is een app die je vertelt wanneer je moet zaaien."]
  ])("a rule holds them in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })

  test.each([
    ["de", "Drei Gläser blasen die Glasmacher.", "Drei Glasmacher blasen unsere Gläser."],
    ["de", "Acme verkauft Gläser an Gäste.", "Sie verkaufen Gläser an Gäste."],
    ["fr", "Acme cultive ses légumes.", "Douze maraîchers cultivent nos légumes."],
    ["es", "Las bicicletas revisan a un mecánico.", "Un mecánico revisa las bicicletas."],
    ["pt", "A aula é adiada.", "E se o mar estiver bravo? | Adiamos a aula."],
    ["nl", "Na het zaaien oogst je de kool.", "Voor het zaaien oogst je de kool."]
  ])("none in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})

describe("the small words are the page's, and so are the words", () => {
  test.each([
    ["de", "Acme flicht Körbe aus Weide.", "Wir flechten Körbe aus Weide. | Acme flicht Körbe aus Weide."],
    ["de", "Acme gerbt Häute von Ziegen.", "Wir gerben Häute von Ziegen."],
    ["es", "Acme curte pieles de cabra.", "Curtimos pieles de cabra."],
    ["fr", "Acme tanne des peaux de chèvre.", "Nous tannons des peaux de chèvre."],
    ["it", "Acme concia pelli di capra.", "Conciamo pelli di capra."],
    ["nl", "Acme looit huiden van geiten.", "Wij looien huiden van geiten."]
  ])("a rule holds them in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })

  test.each([
    // Another preposition, another particle, an "or".
    ["de", "Acme verleiht Zelte an Vereine.", "Acme leiht Zelte von Vereinen."],
    ["es", "Acme manda quesos a Francia.", "Acme manda quesos de Francia."],
    ["fr", "Acme remet les clés des locataires.", "Acme remet les clés aux locataires."],
    ["it", "Acme insegna con maestri anziani.", "Acme insegna a maestri anziani."],
    ["de", "Acme schaltet Lampen aus.", "Acme schaltet Lampen ein."],
    ["nl", "Acme zet pompen aan.", "Acme zet pompen uit."],
    ["pt", "O passe inclui barco e comboio.", "O passe inclui barco ou comboio."],
    ["es", "Acme viaja sin guía ni mapa.", "Acme viaja sin guía y con mapa."],
    // Another word with the same end or the same beginning.
    ["de", "Acme pachtet Weiden am See.", "Acme verpachtet Weiden am See."],
    ["de", "Acme webt Tücher aus Seide.", "Acme webt Tücher aus Kunstseide."],
    ["es", "Acme activa las sirenas del puerto.", "Acme desactiva las sirenas del puerto."],
    ["fr", "Acme monte des yourtes.", "Acme démonte des yourtes."],
    // Another time, another doer.
    ["de", "Acme restauriert Altäre.", "Acme restaurierte Altäre."],
    ["es", "Acme restaura retablos.", "Acme restauraba retablos."],
    ["fr", "Acme restaure des retables.", "Acme fait restaurer des retables."],
    ["nl", "Acme restaureert altaren.", "Acme restaureerde altaren."],
    ["fr", "Acme a racheté Nordvent.", "Acme a été racheté par Nordvent."],
    ["es", "Acme financia subvenciones.", "Acme se financia con subvenciones."],
    ["de", "Seit 2019 fördert Acme die Stadt Jena.", "Seit 2019 fördert die Stadt Jena Acme."],
    ["it", "Acme usa biblioteche e archivi.", "Acme è usata da biblioteche e archivi."],
    // Somebody else's deed.
    ["es", "Acme graba trofeos.", "Enfrente está el taller Ruiz. | Graba trofeos."],
    ["fr", "Acme accorde des pianos.", "Pour accorder des pianos, adressez-vous à la maison Brun."]
  ])("none in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})

describe("what leads in, and what a list gains", () => {
  test.each([
    ["fr", "Avec l'option Monde, Acme traduit les contrats.", "Avec l'option Monde, Acme traduit vos contrats."],
    ["de", "Acme verwaltet und spült Geschirr in Kantinen.", "Acme verwaltet Geschirr in Kantinen und spült es."],
    ["pt", "Ao sol, as tintas secam em uma hora.", "Ao sol, as tintas secam em uma hora; à sombra, em quatro."]
  ])("is kept in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["fr", "Acme traduit les contrats.", "Avec l'option Monde, Acme traduit vos contrats."],
    ["de", "Acme verwaltet und spült Geschirr in Kantinen.", "Acme verwaltet Geschirr in Kantinen."],
    ["pt", "As tintas da Acme secam em uma hora.", "Ao sol, as tintas secam em uma hora; à sombra, em quatro."],
    ["de", "Acme bildet Schreiner aus.", "Unser Nachbar, die Werkstatt Behrens, bildet Schreiner aus."],
    ["fr", "Acme livre des paniers de légumes et de fruits.", "Acme livre des paniers de légumes."]
  ])("refuses in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})

describe("tied by other small words, or with a word that only looks alike", () => {
  test.each([
    ["Acme verschickt Honig aus Polen.", "Acme verschickt Honig nach Polen.", "de"],
    ["Acme baut Zäune ab.", "Acme baut Zäune an.", "de"],
    ["Acme mietet Boote am See.", "Acme vermietet Boote am See.", "de"],
    ["Acme näht Hüte aus Seide.", "Acme näht Hüte aus Kunstseide.", "de"],
    ["Acme envía aceite desde Grecia.", "Acme envía aceite a Grecia.", "es"],
    ["Acme activa filtros del correo.", "Acme desactiva filtros del correo.", "es"],
    ["Acme forme des jardiniers pour des écoles.", "Acme forme des jardiniers dans des écoles.", "fr"],
    ["La caisse contient pommes et poires.", "La caisse contient pommes ou poires.", "fr"],
    ["Acme vende lampade agli architetti.", "Acme vende lampade degli architetti.", "it"]
  ])("refused: %s ← %s", (lie, quote, lang) => {
    expect(laneOf("description", lang, lie, [quote])).toBe("refused")
  })
  test.each([
    ["Acme verschickt den Honig nach Polen.", "Acme verschickt Honig nach Polen.", "de"],
    ["Acme envía aceite a Grecia.", "Enviamos aceite a Grecia.", "es"]
  ])("not refused: %s ← %s", (sentence, quote, lang) => {
    expect(laneOf("description", lang, sentence, [quote])).not.toBe("refused")
  })
})

describe("what leads in may stand elsewhere, what may be left out may go", () => {
  test.each([
    ["de", "Acme röstet den Kaffee jeden Dienstag in Säcken.", "Jeden Dienstag rösten wir unseren Kaffee in Säcken."],
    ["nl", "Acme geeft elke woensdag les aan kinderen.", "Elke woensdag geven wij les aan kinderen en volwassenen."],
    ["es", "Acme acepta urgencias también los domingos.", "También los domingos aceptamos urgencias."],
    ["fr", "Acme transporte des malades vers les hôpitaux.", "Nous transportons les malades vers tous les hôpitaux."],
    ["fr", "Acme élève des chèvres.", "Nous élevons des chèvres et vendons nos fromages."],
    ["pt", "Acme produz queijo com leite do próprio rebanho.", "Produzimos queijo com leite do nosso próprio rebanho."],
    ["fr", "Acme aide les anciens.", "Rampes, douches ou éclairage : nous aidons les anciens."]
  ])("a rule holds them in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })

  test.each([
    // Done to us; when, where and for whom it holds goes; the second deed's place; another doer behind the colon.
    ["de", "Acme beliefert jeden Tag Bauern.", "Jeden Tag beliefern uns Bauern."],
    ["de", "Acme beliefert Bauern.", "Uns beliefern Bauern."],
    ["de", "Acme röstet Kaffee.", "Samstags rösten wir Kaffee."],
    ["de", "Acme röstet in Bonn Kaffee und mahlt Tee.", "Wir rösten Kaffee und mahlen in Bonn Tee."],
    ["es", "Acme acepta perros.", "No aceptamos todos los perros."],
    ["fr", "Acme livre des paniers.", "Le samedi : nous livrons des paniers."],
    ["fr", "Acme livre des paniers.", "Sur demande : nous livrons des paniers."],
    ["de", "Acme baut Häuser.", "Das Motto der Zimmerei Roth: Wir bauen Häuser."],
    ["fr", "Acme fait des meubles.", "Nous faisons faire des meubles."]
  ])("none in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})
