/** The evidenceGate against generated pages: what a page says passes, whatever is changed in it does not. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { type Candidates, noCandidates, type Quote } from "../../../../src/domain/draft/Candidates.ts"
import { fieldKeys, isListKey, socialPlatforms } from "../../../../src/domain/listing/Profile.ts"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { evidenceGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { by, categories, home, page, standing } from "./Pages.ts"

/** Words with a claim of their own, none of them a function word, glue, a negation or the ending of another. */
const vocabulary =
  "invoices bakers harbour lanterns quietly folded copper rivers mountain ledger orchard violet summon gather kettle " +
  "window planet doctor marble timber saddle rocket pepper velvet cradle signal anchor bridge candle ember"
    .split(" ")
    .join(" ")
const pageWords = vocabulary.split(" ")
/** Words no page has. */
const foreign = [
  "zephyrine",
  "quillon",
  "Obsidian",
  "certified",
  "guaranteed",
  "best",
  "unlimited",
  "leading",
  "secure",
  "ISO27001"
]

const sentence = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...pageWords), { minLength: 4, maxLength: 8 }),
    fc.integer({ min: 2, max: 900 }),
    fc.nat(8)
  )
  .map(([words, number, at]) => {
    const told = [
      ...words.slice(0, 1 + (at % (words.length - 1))),
      String(number),
      ...words.slice(1 + (at % (words.length - 1)))
    ]
    return `${told[0]?.charAt(0).toUpperCase()}${told.join(" ").slice(1)}.`
  })
const lines = fc.array(sentence, { minLength: 2, maxLength: 6 })
const site = lines.map((texts) => page(texts, { title: texts[0] ?? null }))
const cased = lines.chain((texts) => fc.tuple(fc.constant(texts), fc.nat(texts.length - 1)))

const tagline = (texts: ReadonlyArray<string>, text: string, ...quotes: ReadonlyArray<Quote>) =>
  standing(page(texts), { tagline: { value: text, evidence: quotes } }).stands.fields.tagline
const quote = (text: string, url = home): Quote => ({ quote: text, url })

describe("for any page", () => {
  test("its own sentence stands by itself, and keeps the page's words", () => {
    fc.assert(
      fc.property(cased, ([texts, index]) => {
        const text = texts[index] ?? ""
        const stands = tagline(texts, text, quote(text.toUpperCase().replaceAll(" ", "\u00a0\u200b ")))
        expect(stands?.value).toBe(text)
        expect(stands?.evidence).toEqual([quote(text)])
      })
    )
  })

  test("a clause of it, cut before what is added, stands by itself; another figure in it does not", () => {
    fc.assert(
      fc.property(cased, ([texts, index]) => {
        const clause = (texts[index] ?? "").replace(".", "")
        const rest = (texts.at(-1) ?? "").replace(/\d+ /, "").toLowerCase()
        const whole = `${clause}, and ${rest}`
        expect(tagline([...texts, whole], clause, quote(whole))).toBeDefined()
        expect(tagline([whole], clause.replace(/\d/, "7$&"), quote(whole))).toBeUndefined()
      })
    )
  })

  test("one word changed for another does not", () => {
    fc.assert(
      fc.property(cased, fc.nat(), fc.constantFrom(...foreign), ([texts, index], at, word) => {
        const words = (texts[index] ?? "").split(" ")
        const changed = words.with(at % words.length, word).join(" ")
        expect(tagline(texts, changed, quote(texts[index] ?? ""))).toBeUndefined()
      })
    )
  })

  test("one word added does not", () => {
    fc.assert(
      fc.property(cased, fc.nat(), fc.constantFrom(...foreign, "never", "not", "no"), ([texts, index], at, word) => {
        const words = (texts[index] ?? "").replace(".", "").split(" ")
        const added = words.toSpliced(at % words.length, 0, word).join(" ")
        expect(tagline(texts, added, quote(texts[index] ?? ""))).toBeUndefined()
      })
    )
  })

  test("another number does not, nor a piece of it", () => {
    fc.assert(
      fc.property(cased, fc.integer({ min: 1, max: 99_999 }), ([texts, index], number) => {
        const text = texts[index] ?? ""
        fc.pre(!text.includes(` ${number} `))
        const changed = text.replace(/ \d+ /, ` ${number} `)
        expect(tagline(texts, changed, quote(text))).toBeUndefined()
        expect(tagline(texts, changed, quote(changed))).toBeUndefined()
      })
    )
  })

  test("a quote with a changed word is no quote", () => {
    fc.assert(
      fc.property(cased, fc.nat(), fc.constantFrom(...foreign), ([texts, index], at, word) => {
        const text = texts[index] ?? ""
        const words = text.split(" ")
        expect(tagline(texts, text, quote(words.with(at % words.length, word).join(" ")))).toBeUndefined()
      })
    )
  })

  test("a quote spliced from two places is no quote", () => {
    fc.assert(
      fc.property(cased, fc.constantFrom(" … ", " ... ", " [...] ", " "), ([texts, index], glue) => {
        const words = (texts[index] ?? "").replace(".", "").split(" ")
        fc.pre(words.length >= 5)
        const splice = `${words[0]} ${words[1]}${glue}${words.at(-1)}`
        fc.pre(!fold(texts.join(" ")).includes(fold(splice)))
        expect(tagline(texts, splice, quote(splice))).toBeUndefined()
      })
    )
  })

  test("a page nobody read vouches for nothing", () => {
    fc.assert(
      fc.property(cased, fc.webUrl(), ([texts, index], url) => {
        const text = texts[index] ?? ""
        expect(tagline(texts, text, quote(text, url))).toBeUndefined()
      })
    )
  })

  test("what it denies cannot be said without the denial", () => {
    const denial = fc.constantFrom("We do not", "We never", "We don't", "No", "Without", "Wir haben keine")
    fc.assert(
      fc.property(
        denial,
        fc.uniqueArray(fc.constantFrom(...pageWords), { minLength: 2, maxLength: 4 }),
        (no, words) => {
          const claim = words.join(" ")
          const texts = [`${no} ${claim}.`]
          expect(tagline(texts, claim, quote(claim))).toBeUndefined()
          expect(tagline(texts, `We ${claim}.`, quote(texts[0] ?? ""))).toBeUndefined()
          expect(tagline(texts, texts[0] ?? "", quote(texts[0] ?? ""))).toBeDefined()
        }
      )
    )
  })

  test("look-alike letters are other letters", () => {
    fc.assert(
      fc.property(cased, ([texts, index]) => {
        const text = texts[index] ?? ""
        const fake = text.replaceAll("a", "\u0430").replaceAll("e", "\u0435").replaceAll("o", "\u043e")
        fc.pre(fake !== text)
        expect(tagline(texts, fake, quote(fake))).toBeUndefined()
        expect(tagline(texts, fake, quote(text))).toBeUndefined()
      }),
      { examples: [[[["Summon 737 signal timber window."], 0]]] }
    )
  })
})

describe("for any candidates at all", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom(...foreign),
    sentence,
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom("NL", "2019", "free", "beta", "$9 /mo")
  )
  const candidatesFor = (texts: ReadonlyArray<string>): fc.Arbitrary<Candidates> => {
    const quotes = fc.array(
      fc.record({ quote: fc.oneof(fc.constantFrom(...texts), anyText), url: fc.oneof(fc.constant(home), fc.webUrl()) }),
      { maxLength: 3 }
    )
    const value = fc.oneof(fc.constantFrom(...texts), anyText)
    const backed = <A>(of: fc.Arbitrary<A>) => fc.record({ value: of, evidence: quotes })
    return fc.record({
      fields: fc.record(
        Object.fromEntries(
          fieldKeys.map((key) => [key, isListKey(key) ? backed(fc.array(value, { maxLength: 3 })) : backed(value)])
        ),
        { requiredKeys: [] }
      ),
      faqs: fc.array(backed(fc.record({ question: value, answer: value })), { maxLength: 2 }),
      founders: fc.array(backed(fc.record({ name: value, title: fc.option(value), bio: fc.option(value) })), {
        maxLength: 2
      }),
      socials: fc.record(Object.fromEntries(socialPlatforms.slice(0, 4).map((key) => [key, backed(value)])), {
        requiredKeys: []
      })
    })
  }
  /** Every string the evidenceGate let through, with its quotes. */
  const through = ({ fields, faqs, founders, socials }: Candidates) => [
    ...Object.values(fields).map((one) => ({ texts: [one?.value ?? ""].flat(), evidence: one?.evidence ?? [] })),
    ...faqs.map((one) => ({ texts: [one.value.question, one.value.answer], evidence: one.evidence })),
    ...founders.map((one) => ({
      texts: [one.value.name, one.value.title ?? "", one.value.bio ?? ""],
      evidence: one.evidence
    })),
    ...Object.values(socials).map((one) => ({ texts: [one?.value ?? ""], evidence: one?.evidence ?? [] }))
  ]

  test("what comes through has quotes that stand, and no word or number that they lack", () => {
    let stood = 0
    fc.assert(
      fc.property(
        lines.chain((texts) => fc.tuple(fc.constant(texts), candidatesFor(texts))),
        ([texts, candidates]) => {
          const { stands } = evidenceGate({ pages: [page(texts)], candidates, categories })
          for (const { texts: values, evidence } of through(stands)) {
            stood += 1
            expect(evidence.length).toBeGreaterThan(0)
            for (const one of evidence) {
              expect(one.url).toBe(home)
              expect(one.quote.length).toBeLessThanOrEqual(300)
              expect(fold(texts.join("\n"))).toContain(fold(one.quote))
            }
            const said = fold(evidence.map((one) => one.quote).join(" "))
            for (const text of values) {
              for (const number of fold(text).match(/\d+/g) ?? []) expect(said.split(/\D+/)).toContain(number)
              for (const word of fold(text).match(/\p{L}{4,}/gu) ?? [])
                expect(said).toContain(word.slice(0, Math.max(4, word.length - 3)))
            }
          }
        }
      ),
      { numRuns: 300 }
    )
    // The run means something only if true values were among the lies.
    expect(stood).toBeGreaterThan(20)
  })

  test("no address that was not extracted comes through", () => {
    fc.assert(
      fc.property(site, fc.webUrl(), fc.emailAddress(), (read, url, email) => {
        const said = { ...read, text: `${read.text}\nWrite to ${email} or see ${url}` }
        const { stands } = evidenceGate({
          pages: [said],
          candidates: {
            ...noCandidates,
            fields: {
              contact_email: by(email, email),
              logo_url: by(url, url),
              demo_video_url: by(url, url),
              short_description: by(`See ${url}`, `see ${url}`)
            },
            socials: { x: by(url, url), website: by(url, url) }
          },
          categories
        })
        expect(stands).toEqual(noCandidates)
      })
    )
  })
})
