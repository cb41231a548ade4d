/** Sentences of the page with a part left out: what adds may go, what says of whom, when or at what price may not. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quote: string) => laneOf("description", lang, sentence, [quote])

describe("what adds, describes further or gives a reason may be left out", () => {
  test.each([
    ["de", "Acme töpfert Krüge und Schalen.", "Acme töpfert Krüge und Schalen, auch in Übergröße."],
    ["de", "Acme brennt Ziegel.", "Acme brennt Ziegel und verkauft keinen Beton."],
    ["es", "Acme poda los olivos del valle.", "Acme poda los olivos del valle, que tienen cien años."],
    ["es", "Acme forja rejas en Ronda.", "Acme forja rejas en Ronda; los herreros firman cada pieza."],
    ["fr", "Acme tisse des draps de lin.", "Acme tisse des draps de lin et coud des nappes."],
    ["it", "Acme stampa manifesti.", "Acme stampa manifesti, anche su tela."],
    ["pt", "Acme pinta azulejos.", "Acme pinta azulejos e restaura painéis."],
    ["nl", "Acme bindt boeken.", "Acme bindt boeken, ook oude atlassen."],
    ["en", "Acme tunes harps.", "Acme tunes harps, which takes a morning."],
    ["en", "Acme tunes every harp.", "Of course, Acme tunes every single harp."],
    ["en", "Tuning takes an hour and needs no tools.", "Tuning really takes an hour and needs no tools at all."],
    ["en", "Every harp is stamped with its year.", "Every harp is clearly stamped with its year."],
    ["de", "Tauscht Dienste mit einem Klick", "Tauscht Dienste mit einem Klick statt mit zehn Nachrichten."],
    ["fr", "Acme chauffe les fours au bois.", "Acme chauffe les fours au bois au lieu de brûler du gaz."]
  ])("in %s: %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).toBe("stands")
  })
})

describe("what restricts stays", () => {
  test.each([
    ["de", "Acme bringt die Ware ins Haus.", "Acme bringt die Ware ins Haus, ausschließlich in Ulm."],
    ["de", "Acme verschickt nach Norwegen.", "Acme verschickt nach Norwegen (in Planung)."],
    ["de", "Acme holt Klaviere ab.", "Acme holt Klaviere ab, die auf Rollen stehen."],
    ["de", "Acme reinigt Teppiche.", "Acme reinigt Teppiche – gegen Zuschlag."],
    ["en", "Acme binds books for £9.", "Acme binds books for £9 instead of £12."],
    ["en", "Acme replaces a tuner.", "Acme does not really replace a tuner."],
    ["en", "Lessons are free for new pupils.", "Lessons are free for new pupils who were sent by a friend."],
    ["en", "Workshops are open to members.", "Workshops are open to members that have passed a test."],
    ["de", "Acme nimmt Kaninchen.", "Acme nimmt Kaninchen und Meerschweinchen auf."],
    ["de", "Acme stimmt Orgeln.", "Acme stimmt Orgeln oder vermittelt einen Orgelbauer."],
    ["de", "Acme verkauft Adressen.", "Acme verkauft Adressen, munkelt die Konkurrenz."],
    ["es", "Acme entrega en Canarias.", "Acme entrega en Canarias, bajo petición."],
    ["es", "Acme avisa por SMS.", "Acme avisa por SMS, en la tarifa Plus."],
    ["fr", "Acme loue des tentes.", "Acme loue des tentes (pour les adhérents)."],
    ["fr", "Acme loue des tentes.", "Acme loue des tentes, sur présentation de la carte."],
    ["it", "Acme consegna a Capri.", "Acme consegna a Capri, con supplemento."],
    ["pt", "Acme entrega nos Açores.", "Acme entrega nos Açores, a pedido."],
    ["nl", "Acme levert op Texel.", "Acme levert op Texel, op aanvraag."]
  ])("in %s: %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).not.toBe("stands")
  })
})

describe("a label before a colon binds, unless it greets or names a topic", () => {
  test.each([
    ["de", "Acme druckt auf Stoff.", "Leistungen: Acme druckt auf Stoff."],
    ["es", "Acme imprime en tela.", "Novedad: Acme imprime en tela."],
    ["fr", "Acme imprime sur tissu.", "Acme : Acme imprime sur tissu."]
  ])("free in %s: %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).toBe("stands")
  })
  test.each([
    ["de", "Acme druckt auf Stoff.", "Tarif Plus: Acme druckt auf Stoff."],
    ["de", "Acme druckt auf Stoff.", "Irrglaube: Acme druckt auf Stoff."],
    ["es", "Acme imprime en tela.", "Bulo: Acme imprime en tela."],
    ["fr", "Acme imprime sur tissu.", "Pour les écoles : Acme imprime sur tissu."],
    ["nl", "Acme drukt op stof.", "In voorbereiding: Acme drukt op stof."]
  ])("binds in %s: %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).not.toBe("stands")
  })
})

describe("in English what follows without a comma may restrict too", () => {
  test.each([
    ["Acme mends sails.", "Acme mends sails where a crane stands."],
    ["Acme waives the fee.", "Acme waives the fee of the first berth."],
    ["Acme paints hulls.", "Acme paints hulls, tide permitting."],
    ["Acme tows yachts.", "Acme tows yachts (members only)."],
    ["Acme moors ferries.", "Charter plan: Acme moors ferries."],
    ["Acme moors ferries.", "Nobody believes that Acme moors ferries."],
    ["Anyone can sail.", "Anyone can sail who holds a licence."]
  ])("%s <- %s", (sentence, quote) => {
    expect(lane("en", sentence, quote)).not.toBe("stands")
  })
  test.each([
    ["Acme moors ferries.", "Acme moors ferries and tows yachts."],
    ["Acme mends sails.", "At Acme: Acme mends sails."]
  ])("%s stands by %s", (sentence, quote) => {
    expect(lane("en", sentence, quote)).toBe("stands")
  })
})

test.each([
  ["de", "Acme verkauft Ihre Fotos.", "Acme verkauft Ihre Fotos. Falsch!"],
  ["fr", "Acme vend vos photos.", "Acme vend vos photos. Faux !"]
])("what is called wrong right behind is not said in %s", (lang, sentence, quote) => {
  expect(lane(lang, sentence, quote)).toBe("refused")
})

test.each([
  ["fr", "La visite est gratuite.", "La visite est gratuite, sur présentation du billet."],
  ["de", "Die Führung ist kostenlos.", "Die Führung ist kostenlos (für Schüler)."]
])("free under a condition is not free in %s", (lang, sentence, quote) => {
  expect(lane(lang, sentence, quote)).not.toBe("stands")
})
