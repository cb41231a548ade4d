/** Logos that no data declares: at the top and the foot of a page, and by the name of their file. */
import { expect, test } from "bun:test"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const logosAt = (url: string, body: string) =>
  readPage({ url, status: 200, html: `<title>Tidewatch: Harbour Eel Club</title>${body}` }).logos.map(
    (logo) => new URL(logo).pathname
  )
const logos = (body: string) => logosAt("https://tidewatch.example/", body)
const h1 = "<h1>Tides</h1>"

test.each([
  ["/img/logo.png", true],
  ["/img/tidewatch-logo-white@2x.png", true],
  ["/img/logoHEC.png", true],
  ["/img/app-icon.png", true],
  ["/img/tidewatch_icon_shadow_128x128.png", true],
  ["/img/flourtech-logo.png", false],
  ["/img/logo-flourtech.svg", false],
  ["/img/partners/logo.png", false],
  ["/img/phone-icon.svg", false],
  ["/img/icon.svg", false],
  ["/img/logo.jpg", false],
  ["https://flourtech.example/logo.png", false]
])("the file %p says that it is the logo: %p", (src, isLogo) => {
  expect(logos(`${h1}<p>Ebb and flood.</p><img src="${src}">`)).toEqual(isLogo ? [src] : [])
})
test("a picture in a part about others is none of ours, whatever its file is called", () => {
  expect(logos(`${h1}<div class="our-partners"><img src="/img/logo.png"></div>`)).toEqual([])
})
test.each([
  ['<footer><a class="foot-brand" href="/"><img src="/shield.png"></a></footer>', ["/shield.png"]],
  ['<footer><a class="foot-brand" href="/brands"><img src="/shield.png"></a></footer>', []],
  ['<footer><a href="/"><img src="/shield.png"></a></footer>', []]
])("at the foot %p", (foot, found) => {
  expect(logos(h1 + foot)).toEqual(found)
})
test.each([
  ['<div class="nav-logo-wrapper"><img src="/2-1.png"></div>', ["/2-1.png"]],
  ['<a href="#"><img src="/bag.svg"></a>', []],
  [`<a href="/"><img src="/card.png">${"A card that tells a lot. ".repeat(5)}</a>`, []],
  ['<header><img src="/logo-placeholder.png"></header>', []],
  ['<header><img src="/vite.svg" class="logo"></header>', []],
  ['<header><img src="/carton.jpg" alt="Our brand on a carton"></header>', []],
  ['<header><a href="https://meet.example/x"><img src="https://cdn.example/logos/meet.svg"></a></header>', []]
])("over the first heading %p", (head, found) => {
  expect(logos(head + h1)).toEqual(found)
})
test("home of a project is its folder", () => {
  const link = '<a href="index.html"><img src="mark.svg"></a>'
  expect(logosAt("https://tidewatch.github.io/eels/about.html", link + h1)).toEqual(["/eels/mark.svg"])
  expect(logosAt("https://tidewatch.example/eels/about.html", link + h1)).toEqual([])
})

test.each([
  ['<img src="/img/XYZ_Logo_Print.png" alt="Harbour Eel Club">', ["/img/XYZ_Logo_Print.png"]],
  ['<img src="/img/XYZ_Logo_Print.png" alt="Harbour Eel Club logo">', ["/img/XYZ_Logo_Print.png"]],
  ['<img src="/img/XYZ_Logo_Print.png" alt="Flourtech">', []],
  ['<img src="/img/eels.png" alt="Harbour Eel Club">', []],
  ['<img src="/img/catalogo.png" alt="Harbour Eel Club">', []]
])("a file called logo that is described with the name: %p", (image, found) => {
  expect(logos(`${h1}<p>Ebb and flood.</p>${image}`)).toEqual(found)
})
