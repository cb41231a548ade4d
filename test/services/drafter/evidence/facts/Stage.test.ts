/** How far along a product is: said of it, in the present. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "./FactPages.ts"

const home = (said: string, lang: string) =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>${said}</p><p>Crumb plans the bakes of bakeries.</p>`, lang })

describe("a stage is stated of the product", () => {
  test.each([
    ["Crumb is in beta.", "beta", "en"],
    ["We are in public beta.", "beta", "en"],
    ["Crumb is in public beta for iPhone and Android.", "beta", "en"],
    ["Crumb ist in der Beta für iOS und Android.", "beta", "de"],
    ["We're still in private beta with 120 families.", "beta", "en"],
    ["Crumb is currently in beta.", "beta", "en"],
    ["The app is in open beta.", "beta", "en"],
    ["Crumb is in early access.", "beta", "en"],
    ["Now in public beta", "beta", "en"],
    ["🎉 Now in public beta", "beta", "en"],
    ["Crumb has been in open beta since May 2026.", "beta", "en"],
    ["Crumb ist seit September 2026 in der offenen Beta.", "beta", "de"],
    ["Crumb est en bêta depuis mars 2026.", "beta", "fr"],
    ["Crumb está en beta desde 2026.", "beta", "es"],
    ["Crumb è in beta da maggio 2026.", "beta", "it"],
    ["Heads up: Crumb is in beta. The dough may still change.", "beta", "en"],
    ["We're in private beta right now. Ask for an invitation.", "beta", "en"],
    ["Crumb est actuellement en bêta ouverte : tout fonctionne, ou presque.", "beta", "fr"],
    ["Ahora mismo estamos en beta pública: cuéntanos qué falla.", "beta", "es"],
    ["Status: public beta", "beta", "en"],
    ["Status: alpha", "alpha", "en"],
    ["Crumb is alpha software. Expect flour on the floor.", "alpha", "en"],
    ["Crumb is playable today as an early alpha; saves will be wiped.", "alpha", "en"],
    ["Crumb is stable and production-ready: version 3.2 is what we recommend.", "launched", "en"],
    ["Crumb has been open to all since September 2021 and plans the days of 600 bakers.", "launched", "en"],
    ["Available now on the App Store and Google Play.", "launched", "en"],
    ["Crumb is in alpha.", "alpha", "en"],
    ["We launched last week.", "launched", "en"],
    ["Crumb is now generally available.", "launched", "en"],
    ["Crumb has launched.", "launched", "en"],
    ["Crumb is live.", "launched", "en"],
    ["Crumb is live with a growing catalogue of ovens, mills and scales.", "launched", "en"],
    ["While we're in early access", "beta", "en"],
    ["Crumb befindet sich in der Beta-Phase.", "beta", "de"],
    ["Crumb ist in der geschlossenen Beta.", "beta", "de"],
    ["Crumb est en bêta publique.", "beta", "fr"],
    ["Crumb está en beta.", "beta", "es"],
    ["A Crumb está em beta.", "beta", "pt"],
    ["Crumb è in beta.", "beta", "it"],
    ["Crumb is in besloten bèta.", "beta", "nl"],
    ["We are a fast-growing company.", "growing", "en"],
    ["Crumb is live and used by 600 bakers.", "launched", "en"],
    ["Crumb is now available worldwide.", "launched", "en"],
    ["We are live for everyone.", "launched", "en"],
    ["We are in alpha, so expect flour.", "alpha", "en"]
  ])("%p: %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBe(stage)
  })
})

describe("and not of a part of it, of others, of the past or the future", () => {
  test.each([
    ["Our Slack integration is in beta.", "beta", "en"],
    ["The calendar is in beta.", "beta", "en"],
    ["Crumb left beta in 2019.", "beta", "en"],
    ["🎉 Our calendar: now in public beta", "beta", "en"],
    ["Unser Kalender ist seit Mai 2026 in der offenen Beta.", "beta", "de"],
    ["Crumb was in beta since 2019 and is out.", "beta", "en"],
    ["After two years of beta, Crumb is out.", "beta", "en"],
    ["We are no longer in beta.", "beta", "en"],
    ["This is not a beta.", "beta", "en"],
    ["Crumb will be in beta soon.", "beta", "en"],
    ["Crumb was in beta until May.", "beta", "en"],
    ["Beta testers get a mug.", "beta", "en"],
    ["Join the beta of our Android app.", "beta", "en"],
    ["FlourTech is in beta.", "beta", "en"],
    ["Our customer Petit is in beta.", "beta", "en"],
    ["We just shipped our calendar. It is in beta.", "beta", "en"],
    ["Beta", "beta", "en"],
    ["v2.0-beta: fixed the crash", "beta", "en"],
    ["We have not launched yet.", "launched", "en"],
    ["We will launch in May.", "launched", "en"],
    ["We launched our new API last week.", "launched", "en"],
    ["Petit launched last week.", "launched", "en"],
    ["A tool for your growing business", "growing", "en"],
    ["We help fast-growing companies.", "growing", "en"],
    ["When Crumb is live, bakers sleep.", "launched", "en"],
    ["We are live and acoustic.", "launched", "en"],
    ["We are live - at noon in the town hall.", "launched", "en"],
    ["We are live, at the harbour.", "launched", "en"],
    ["We are now available so ring us.", "launched", "en"],
    ["We are the growing team.", "growing", "en"],
    ["We are in beta, the east hall.", "beta", "en"],
    ["Is Crumb in beta?", "beta", "en"],
    ["If Crumb is in beta, expect bugs.", "beta", "en"],
    ['"Crumb is in beta," says Max.', "beta", "en"],
    ["Crumb is in beta on Android.", "beta", "en"],
    ["Unser Kalender ist in der Beta.", "beta", "de"],
    ["Notre client est en bêta.", "beta", "fr"]
  ])("%p: not %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBeUndefined()
  })

  test("nor by an entry of a menu, a word of its metadata, or a badge on a card", () => {
    const page = crumb({
      head: '<meta name="keywords" content="beta, bakery">',
      main: `<nav><a href="/beta">Beta</a></nav><h1>Bread</h1><div class="card"><h3>Slack</h3><p>Now in public beta</p></div>
        <div class="card"><h3>Mail</h3><p>Now in public beta</p></div>`
    })
    for (const quote of ["Beta", "beta, bakery", "Now in public beta"])
      expect(fact(page, "stage", "beta", quote)).toBeUndefined()
  })

  test("a badge beside the title of the first page does, one further down or on another page does not", () => {
    const badge = "<p>Private beta</p>"
    const plain = "<p>Crumb plans the bakes of bakeries.</p>"
    const stageOf = (main: string, path = "") => fact(crumb({ main, path }), "stage", "beta", "Private beta")
    expect(stageOf(`<div class="hero"><span>Private beta</span><h1>Bread</h1>${plain}</div>`)).toBe("beta")
    expect(stageOf(`<h1>Bread</h1>${plain}<section><h2>Recipes</h2>${badge}</section>`)).toBeUndefined()
    expect(stageOf(`<h1>Bread</h1>${plain}<div class="card"><h3>Mail</h3>${badge}</div>`)).toBeUndefined()
    expect(stageOf(`${badge}<h1>Mail</h1>${plain}`, "mail")).toBeUndefined()
  })

  test("the house's own manual says it as well, but what is available there is one thing of it", () => {
    const manual = (said: string, path: string) => crumb({ main: `<h1>Help</h1><p>${said}</p>`, path })
    expect(fact(manual("Crumb is in beta.", "docs"), "stage", "beta", "Crumb is in beta.")).toBe("beta")
    const launched = "Crumb is now available for Android."
    expect(fact(manual(launched, "help"), "stage", "launched", launched)).toBeUndefined()
    expect(fact(manual("Crumb is in beta.", "customers"), "stage", "beta", "Crumb is in beta.")).toBeUndefined()
  })

  test("nor launched, where a badge or an aside says that it is a beta", () => {
    const launched = "Crumb is now available for Android."
    const stageOf = (more: string) => fact(home(`${launched}</p><p>${more}`, "en"), "stage", "launched", launched)
    expect(stageOf("Version 0.8, beta")).toBeUndefined()
    expect(stageOf("It holds the bakes of forty shops, but it is still a beta, so keep a copy.")).toBeUndefined()
    expect(stageOf("Version 0.8 was a beta.")).toBe("launched")
  })

  test("nor where two stages are stated", () => {
    const page = home("Crumb is in beta.</p><p>Crumb is now generally available.", "en")
    expect(fact(page, "stage", "beta", "Crumb is in beta.")).toBeUndefined()
    expect(fact(page, "stage", "launched", "Crumb is now generally available.")).toBeUndefined()
  })
})
