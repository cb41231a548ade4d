import { describe, expect, test } from "bun:test"
import { Schema } from "effect"
import fc from "fast-check"
import { firstFree, MAX_SLUG_LENGTH, reservedSlugs, slugify, withSuffix } from "../../../src/domain/text/Slug.ts"
import { Slug } from "../../../src/domain/Wire.ts"

const isSlug = Schema.is(Slug)
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 600 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("a", "Z", "9", "-", " ", "ß", "щ", "ψ", "東", "ﬁ"), maxLength: 600 }),
  fc.constantFrom(...reservedSlugs)
)

describe("a slug from a name", () => {
  test.each([
    ["Saltgrass", "saltgrass"],
    ["Papercut Radio", "papercut-radio"],
    ["  Node.js --- for  Teams!  ", "node-js-for-teams"],
    ["Bob's & Ann’s", "bobs-and-anns"],
    ["Notepad++", "notepad-plus-plus"],
    ["me@home", "me-at-home"],
    ["Café Zürich Ångström", "cafe-zurich-angstrom"],
    ["Łódź Straße Ærø Œuvre Þing Đakovo", "lodz-strasse-aero-oeuvre-thing-dakovo"],
    ["İstanbul Işık", "istanbul-isik"],
    ["Яндекс Щука Подъезд Ёлка Чай", "yandeks-shchuka-podezd-elka-chay"],
    ["Чаи\u0306 Café e\u0301", "chay-cafe-e"],
    ["Київ Їжак Ґанок Нью-Йорк", "kiiv-izhak-ganok-nyu-york"],
    ["Љубав Ђорђе Ќерка", "ljubav-djordje-kerka"],
    ["Αθήνα Ψυχή Ώρα", "athina-psychi-ora"],
    ["ﬁne ² Ｗｉｄｅ", "fine-2-wide"],
    ["Loam™ © ®", "loam"],
    ["Ünïcödé\u0000\u202Ename", "unicode-name"],
    ["例え Notes", "notes"],
    ["東京タワー 2", "2"],
    ["トヨタ ﾆﾝﾃﾝﾄﾞｰ ひらがな", "toyota-nintendo-hiragana"],
    ["微信支付 Pay", "weixinzhifu-pay"],
    ["카카오톡", "kakaotog"],
    ["საქართველო Հայաստան", "sakartvelo-hayastan"],
    ["नमस्ते दुनिया", "nmste-duniya"],
    ["שלום עולם", "slvm-vlm"],
    ["مرحبا بالعالم", "mrhb-bllm"],
    ["สวัสดี", "swasdi"],
    ["Tiếng Việt", "tieng-viet"],
    ["½ €uro £5 №1 A→B • C", "1-2-uro-5-no1-a-b-c"],
    ["🇩🇪 Flagge 👩🏽‍💻", "flagge"],
    ["🚀 Rocket 🚀", "rocket"],
    ["404", "404"]
  ])("%s is %s", (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  test("falls back to the site's host, then to `listing`", () => {
    expect(slugify("例え", "www.Tatoe.jp")).toBe("tatoe-jp")
    expect(slugify("🚀", "例え.jp")).toBe("jp")
    expect(slugify("🚀", "🚀")).toBe("listing")
    expect(slugify("")).toBe("listing")
    expect(slugify("Named", "tatoe.jp")).toBe("named")
  })
  test("is never a reserved word", () => {
    expect(slugify("New")).toBe("new-2")
    expect(slugify("new!")).toBe("new-2")
    expect(slugify("?", "search")).toBe("search-2")
    expect(slugify("New Relic")).toBe("new-relic")
  })

  test("is a slug for any name, and the slug of a slug is itself", () => {
    fc.assert(
      fc.property(anyText, fc.option(anyText, { nil: undefined }), (name, host) => {
        const slug = slugify(name, host)
        expect(isSlug(slug)).toBe(true)
        expect(slug).not.toMatch(/--|-$/)
        expect(reservedSlugs.has(slug)).toBe(false)
        expect(slugify(slug)).toBe(slug)
      })
    )
  })
  test("keeps the limit without a hanging hyphen", () => {
    expect(slugify("x".repeat(500))).toHaveLength(MAX_SLUG_LENGTH)
    expect(slugify(`${"x".repeat(219)} tail`)).toBe("x".repeat(219))
  })
})

describe("a suffix", () => {
  test("goes behind the name, and the name gives way at the limit", () => {
    expect(withSuffix("loam", 2)).toBe("loam-2")
    expect(withSuffix("x".repeat(220), 12)).toBe(`${"x".repeat(217)}-12`)
    expect(withSuffix(`${"x".repeat(217)}-yz`, 2)).toBe(`${"x".repeat(217)}-2`)
  })
  test("any base with any suffix is a slug of its own", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 1_000_000 }), (name, n) => {
        const slug = withSuffix(slugify(name), n)
        expect(isSlug(slug)).toBe(true)
        expect(slug.endsWith(`-${n}`)).toBe(true)
      })
    )
  })
  test("the first free slug is the base, or the lowest number nobody has", () => {
    expect(firstFree("loam", new Set())).toBe("loam")
    expect(firstFree("loam", new Set(["loam", "loam-2", "loam-4"]))).toBe("loam-3")
    expect(firstFree("new", new Set(["new-2"]))).toBe("new-3")
    const long = "x".repeat(220)
    expect(firstFree(long, new Set([long, `${"x".repeat(218)}-2`]))).toBe(`${"x".repeat(218)}-3`)
  })
})
