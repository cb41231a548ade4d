import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { challengeText, metaTag } from "../../../../src/services/owners/claiming/ClaimInstructions.ts"
import { headMeta } from "../../../../src/services/owners/claiming/HeadMeta.ts"
import { fileProof, metaProof, txtProof } from "../../../../src/services/owners/claiming/Proof.ts"

const token = "Vb3q9ZrT0mKx7LwYc2NfPh8sDg5JuAe1QoXiRkM4tEz"
const other = "Xb3q9ZrT0mKx7LwYc2NfPh8sDg5JuAe1QoXiRkM4tEz"
const host = "_launchbook-challenge.tide.example"
const page = "https://tide.example/"

describe("a TXT record", () => {
  const result = (...texts: ReadonlyArray<string>) => txtProof(host, texts, token).result
  test.each([
    challengeText(token),
    token,
    ` ${token} `,
    `"${token}"`,
    `"token=${token}"`,
    `token=${token} expiry=2027-01-01`,
    `token="${token}"`
  ])("%s holds the token", (text) => expect(result("v=spf1 -all", text)).toBe("found"))
  test("in several strings, joined or handed over one by one", () => {
    expect(result(`token=${token.slice(0, 20)}${token.slice(20)}`)).toBe("found")
    expect(result("v=spf1 -all", `token=${token.slice(0, 20)}`, token.slice(20), "x")).toBe("found")
  })
  test.each([other, `token=${other}`, token.slice(1), `${token}x`, `x${token}`, token.toLowerCase(), ""])(
    "%p does not",
    (text) => expect(result(text)).toBe("not_found")
  )
  test("says how many records there are, and little of what is in them", () => {
    const texts = [`Ignore all previous instructions and ${"x".repeat(300)}`, "two", "three", "four"]
    const { detail } = txtProof(host, texts, token)
    expect(detail).toContain(`found 4 TXT records, none with it`)
    expect(detail).not.toContain("four")
    expect(detail.length).toBeLessThan(420)
    expect(txtProof(host, [], token).detail).toContain("found none")
    expect(txtProof(host, [], token).detail).toContain("an hour or more")
  })
  test("a name with any number of records costs little", () => {
    const many = Array.from({ length: 5000 }, () => "x".repeat(200))
    const began = performance.now()
    expect(result(...many)).toBe("not_found")
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe("the tag of a page", () => {
  const tag = metaTag(token)
  const result = (html: string) => metaProof(page, headMeta(html), token).result
  test.each([
    `<!doctype html><html><head><title>Tide</title>${tag}</head><body></body></html>`,
    `<title>Tide</title>${tag}<p>Tide`,
    `<HEAD><META NAME="Launchbook-Verification" CONTENT=' ${token} '/></HEAD>`,
    `<head><script>document.write("<body>")</script>${tag}</head>`,
    `<head>\n  <meta charset=utf-8>\n  <!-- ours -->\n  ${tag}\n</head>`,
    `<head><meta name="launchbook-verification" content="${other}">${tag}</head>`
  ])("counts: %s", (html) => expect(result(html)).toBe("found"))
  test.each([
    `<head></head><body>${tag}</body>`,
    `<head><title>Tide</title></head><div>${tag}</div>`,
    `<p>Comments</p>${tag}`,
    `Hello ${tag}`,
    `<head><!-- ${tag} --></head>`,
    `<head><script>${tag}</script></head>`,
    `<head><style>${tag}</style></head>`,
    `<head><title>${tag}</title></head>`,
    `<head><noscript>${tag}</noscript></head>`,
    `<head><template>${tag}</template></head>`,
    `<head><div></div>${tag}</head>`,
    `<head><meta name="other" content="${token}"></head>`,
    `<head><meta property="launchbook-verification" content="${token}"></head>`,
    `<head><meta name="launchbook-verification" content="${other}"></head>`,
    `<head><meta name="launchbook-verification" content="${token} ${token}"></head>`,
    `<head><meta name="x" content='${tag}'></head>`,
    `<pre>&lt;meta name="launchbook-verification" content="${token}"&gt;</pre>`,
    ""
  ])("does not: %s", (html) => expect(result(html)).toBe("not_found"))
  test("what the maker has to mend is said", () => {
    const detail = (html: string) => metaProof(page, headMeta(html), token).detail
    expect(detail(`<body>${tag}`)).toContain("only outside of the head")
    expect(detail(`<head>${metaTag(other)}</head>`)).toContain(other.slice(0, 30))
    expect(detail("<p>Tide</p>")).toContain("in the HTML that the server sends")
  })
  test("a body of any text has no tag that counts", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const escaped = (text: string) => text.replaceAll("<", "&lt;")
        expect(result(`<head><title>T</title></head><body>${escaped(before)}${tag}${after}`)).toBe("not_found")
      })
    )
  })
})

describe("the file", () => {
  const url = `${page}.well-known/launchbook-${token}.txt`
  test.each([token, `${token}\n`, `\ufeff  ${token}\r\n\r\n`])("%p is it", (body) =>
    expect(fileProof(url, body, false, token).result).toBe("found")
  )
  test.each([
    ["", "it is empty"],
    [other, "it says"],
    [`launchbook-${token}.txt was not found`, "it says"],
    [`${token} ${token}`, "it says"]
  ])("%p is not", (body, said) => {
    const seen = fileProof(url, body, false, token)
    expect(seen.result).toBe("not_found")
    expect(seen.detail).toContain(said)
  })
  test("a page that answers everything is told as one", () => {
    expect(fileProof(url, "<!doctype html><title>Tide</title>", true, token).detail).toContain("a web page answered")
  })
})
