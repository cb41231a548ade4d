import { describe, expect, test } from "bun:test"
import { load } from "cheerio"
import fc from "fast-check"
import { BadgeKind, BadgeMode, BadgeShape, BadgeSize } from "../../../src/domain/launch/Badge.ts"
import { badgeSvg } from "../../../src/domain/launch/BadgeArt.ts"
import { badgeHtml, badgeSnippet, badgeSrc } from "../../../src/domain/launch/BadgeEmbed.ts"
import { badgeSize, badgeTitle, drawing, palette } from "../../../src/domain/launch/BadgeLook.ts"
import { Monday } from "../../../src/domain/Week.ts"

const week = Monday.make("2026-11-16")
const every = BadgeKind.literals.flatMap((kind) =>
  BadgeShape.literals.flatMap((shape) =>
    BadgeMode.literals.flatMap((mode) => BadgeSize.literals.map((size) => ({ kind, shape, mode, size })))
  )
)
const won = { place: 2, week }
/** Reads a badge as strict XML. */
const xml = (svg: string) => load(svg, { xml: true })
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    "</text><script>alert(1)</script>",
    "\u202Eevil\u0000]]>",
    `"'&<>`,
    "\ud800",
    "Z\u0335\u0321\u0327\u034e\u0333"
  )
)

describe("every badge", () => {
  test("is 225 different drawings, each of its own size, titled, without anything to load or run", () => {
    expect(new Set(every.map((badge) => badgeSvg({ ...badge, ...won, name: "Saltgrass" }))).size).toBe(225)
    for (const badge of every) {
      const $ = xml(badgeSvg({ ...badge, ...won, name: "Saltgrass" }))
      const { width, height } = badgeSize(badge.kind, badge.shape, badge.size)
      const box = drawing(badge.kind, badge.shape)
      expect($("svg").attr()).toMatchObject({
        xmlns: "http://www.w3.org/2000/svg",
        width: String(width),
        height: String(height),
        viewBox: `0 0 ${box.width} ${box.height}`,
        role: "img"
      })
      expect($("svg > title").text()).toBe(badgeTitle({ ...badge, ...won, name: "Saltgrass" }))
      expect($("svg > desc").text()).not.toBe("")
      expect($("script, image, use, foreignObject, a, [href], [onload]").length).toBe(0)
      expect($.xml()).not.toMatch(/url\(|@import|@font-face|NaN|undefined/)
    }
  })

  test("keeps all its parts inside its edges", () => {
    for (const badge of every) {
      const { width, height } = drawing(badge.kind, badge.shape)
      const $ = xml(badgeSvg({ ...badge, ...won, name: "A rather long name for a product of this kind, is it not" }))
      for (const text of $("svg > text")
        .toArray()
        .map((node) => $(node))) {
        const x = Number(text.attr("x"))
        // Pinned, every one of them: the reader's fonts are not known.
        const length = Number(text.attr("textLength"))
        const left = { start: x, middle: x - length / 2, end: x - length }[text.attr("text-anchor") ?? "start"] ?? x
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + length).toBeLessThanOrEqual(width - 6)
        expect(Number(text.attr("y"))).toBeLessThanOrEqual(height - 6)
      }
    }
  })

  test("leaves a short name as the font draws it", () => {
    const $ = xml(badgeSvg({ kind: "listed", shape: "banner", mode: "light", size: "m", name: "Loam" }))
    expect($("svg > text").first().text()).toBe("Loam")
    expect($("svg > text").first().attr("textLength")).toBeUndefined()
  })

  test("has both colours of every part in auto mode, and one set of them in the others", () => {
    for (const { kind, shape, size } of every.filter((badge) => badge.mode === "auto")) {
      const draw = (mode: "light" | "dark" | "auto") => badgeSvg({ kind, shape, size, mode, ...won, name: "Saltgrass" })
      const $ = xml(draw("auto"))
      const rules = $("style").text()
      expect(rules).toStartWith("@media (prefers-color-scheme:dark){")
      for (const node of $("[class]").toArray()) {
        for (const name of ($(node).attr("class") ?? "").split(" ")) expect(rules).toContain(`.${name}{`)
      }
      // An element that takes a colour takes it from one place: with two classes the second attribute would be lost.
      expect(draw("auto")).not.toMatch(/class="[^"]*"[^>]*class="/)
      for (const [light, dark] of Object.values(palette)) {
        expect(draw("light")).not.toContain(dark)
        expect(draw("dark")).not.toContain(light)
      }
      expect(draw("light")).not.toContain("<style")
    }
  })

  test("says in words what was paid for, and shows it in a colour of its own", () => {
    for (const shape of BadgeShape.literals) {
      const draw = (kind: BadgeKind) => badgeSvg({ kind, shape, mode: "light", size: "m", name: "Saltgrass" })
      expect(xml(draw("featured"))("text").text().toLowerCase()).toContain("paid")
      expect(draw("featured")).toContain(palette.paid[0])
      for (const kind of BadgeKind.literals) {
        if (kind !== "featured") expect(draw(kind)).not.toContain(palette.paid[0])
        if (kind !== "verified") expect(draw(kind)).not.toContain(palette.good[0])
      }
    }
  })

  test("of a Launch of the Week shows its place everywhere, and its week where there is room", () => {
    for (const shape of BadgeShape.literals) {
      const draw = (place: number) =>
        xml(badgeSvg({ kind: "launch_of_the_week", shape, mode: "light", size: "m", name: "Saltgrass", place, week }))
      for (const place of [1, 2, 3]) expect(draw(place)("g > text").text()).toBe(String(place))
      const dated = draw(1)("text").text().includes("16 Nov 2026")
      expect(dated).toBe(shape !== "pill" && shape !== "square")
    }
  })
})

test("the colours can be read: contrast of 4.5 on their own paper", () => {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const { paper, line, ...pens } = palette
  for (const mode of [0, 1] as const) {
    for (const [name, colours] of Object.entries(pens)) {
      const [dark, light] = [luminance(colours[mode]), luminance(paper[mode])].sort((a, b) => a - b)
      const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
      expect(`${name} ${mode}: ${contrast >= 4.5 ? "readable" : contrast}`).toBe(`${name} ${mode}: readable`)
    }
    expect(line[mode]).not.toBe(paper[mode])
  }
})

describe("any name", () => {
  test("draws as well-formed XML with the same elements as a plain one", () => {
    const tags = (svg: string) => {
      const $ = xml(svg)
      return $("*")
        .toArray()
        .map((node) => $(node).prop("tagName"))
    }
    fc.assert(
      fc.property(nasty, fc.constantFrom(...every), (name, badge) => {
        const svg = badgeSvg({ ...badge, ...won, name })
        expect(tags(svg)).toEqual(tags(badgeSvg({ ...badge, ...won, name: "Saltgrass" })))
        expect(svg).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/)
        expect(svg.isWellFormed()).toBe(true)
        expect(svg.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&")
      })
    )
  })
  test("is cut at 60 letters in the title, and the badge still has one without any", () => {
    const title = badgeTitle({ kind: "listed", name: "n".repeat(61) })
    expect(title).toBe(`${"n".repeat(59)}… is listed on Launchbook`)
    expect(badgeTitle({ kind: "listed", name: " \u200b " })).toBe("This product is listed on Launchbook")
    expect(badgeTitle({ kind: "launch_of_the_week", name: "Loam", place: 1, week })).toBe(
      "Loam is #1 Launch of the Week on Launchbook, week of 2026-11-16"
    )
  })
})

describe("the snippet", () => {
  const form = { shape: "pill", mode: "auto", size: "l" } as const
  test("is one link around one picture with its size", () => {
    const { width } = badgeSize("listed", "pill", "l")
    expect(
      badgeSnippet("https://launchbook.example", "saltgrass", { kind: "listed", name: "Salt & <Grass>", ...form })
    ).toBe(
      `<a href="https://launchbook.example/products/saltgrass"><img src="https://launchbook.example/badges/saltgrass/listed.svg` +
        `?shape=pill&amp;mode=auto&amp;size=l" alt="Salt &amp; &lt;Grass&gt; is listed on Launchbook" width="${width}" height="54"></a>`
    )
    expect(badgeSrc("https://launchbook.example", "saltgrass", "verified", form)).toBe(
      "https://launchbook.example/badges/saltgrass/verified.svg?shape=pill&mode=auto&size=l"
    )
  })
  test("gives back every value it was given, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.nat(), (href, src, alt, width) => {
        const $ = load(badgeHtml({ href, src, alt, width, height: 1 }), null, false)
        const clean = (text: string) => text.replaceAll("\u0000", "\ufffd").replace(/\r\n?/g, "\n")
        expect($("a").attr("href")).toBe(clean(href))
        expect($("a > img").attr()).toEqual({ src: clean(src), alt: clean(alt), width: String(width), height: "1" })
        expect($("*").length).toBe(2)
      })
    )
  })
})
