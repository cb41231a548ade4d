/** Questions with their answers, as pages set them. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { withoutLostLinks } from "../../../../src/services/drafter/extractive/telling/LostLinks.ts"
import { crumb, data, homeOfCrumb } from "../evidence/facts/FactPages.ts"

const faqsOf = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), []).stands.faqs.map(({ value }) => value)
const asked = [
  { question: "Does it work offline?", answer: "Yes, the oven lists are kept on your phone." },
  { question: "Can I bring my recipes?", answer: "We read them from any table you have." }
]
const boxes = asked.map((one) => `<div class="card"><p>${one.question}</p><p>${one.answer}</p></div>`).join("")

test.each(["Questions about Crumb?", "How can we help you?", "Frequently asked questions"])(
  "a heading over questions is none of them: %s",
  (heading) => {
    expect(
      faqsOf(`<section class="faq"><h2>${heading}</h2><p>All there is to know about it.</p>${boxes}</section>`)
    ).toEqual(asked)
  }
)
test.each([
  "Ten questions for Ada (we ran out at two)",
  "An interview with our founder",
  "Ein Gespräch mit Gründerin Ada Roth",
  "Entretien avec Ada Roth",
  "創業者インタビュー",
  "حوار مع المؤسسة"
])("nobody's questions are those of an interview: %s", (heading) => {
  expect(
    faqsOf(`<h1>${heading}</h1>${asked.map((one) => `<h3>${one.question}</h3><p>${one.answer}</p>`).join("")}`)
  ).toEqual([])
})
test("what follows the foot of a page is none of its questions", () => {
  const cookies = `<p>A few biscuits? We count visits with cookies.</p>`
  const page = crumb({
    main: `<h1>Bread that bakes itself</h1><p>Crumb plans the bakes of bakeries.</p><section><h2>FAQ</h2>${boxes}</section>`,
    footer: `</footer><div>${cookies}</div><footer>`
  })
  expect(extract(openGate({ pages: [page], categories: [] }), []).stands.faqs.map(({ value }) => value)).toEqual(asked)
})
test.each([
  ["Q.", "A."],
  ["问", "答"]
])("marks that nothing parts from what they stand before: %p, %p", (q, a) => {
  const said = [
    ["4种面包可以一起订吗？", "可以。三种起送。"],
    ["面包可以冷冻吗？", "可以，原袋放入即可。"]
  ]
  const list = said
    .map(([question, answer]) => `<dt><em>${q}</em>${question}</dt><dd><em>${a}</em>${answer}</dd>`)
    .join("")
  expect(faqsOf(`<h2>常见问题</h2><dl>${list}</dl>`, "zh")).toEqual(
    said.map(([question = "", answer = ""]) => ({ question, answer }))
  )
})
test("what data answers stands where readers see it asked, and not where they do not", () => {
  const head = data({
    "@type": "FAQPage",
    mainEntity: [
      ["Does it work offline?", "Yes, the oven lists are kept on your phone."],
      ["Is it made in Rotterdam?", "Yes, since 1987."]
    ].map(([name, text]) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }))
  })
  const faqs = (more: string) => {
    const main = `<h1>Bread that bakes itself</h1>${more}<section><h2>FAQ</h2><button>Does it work offline?</button></section>`
    const gate = openGate({ pages: [crumb({ head, main })], categories: [] })
    return extract(gate, []).stands.faqs.map(({ value }) => value.question)
  }
  const told = `<p>${"Crumb plans the bakes of bakeries, from the first dough to the last loaf. ".repeat(6)}</p>`
  expect(faqs(told)).toEqual(["Does it work offline?"])
  // Of a page that shows next to nothing the data has to speak.
  expect(faqs("")).toEqual(["Does it work offline?", "Is it made in Rotterdam?"])
})
test("readers who may have more questions are not asked one", () => {
  for (const closer of [
    "Still have questions?",
    "Question not answered?",
    "Can't find what you need?",
    "Didn’t see your oven here?",
    "Noch Fragen?",
    "Vous avez d'autres questions ?",
    "Have questions about ovens?",
    "Sie haben Fragen zu Öfen?",
    "¿Tienes dudas sobre hornos?",
    "Tem dúvidas sobre fornos?",
    "Hai domande sui forni?",
    "Heb je vragen over ovens?"
  ])
    expect(
      faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}<p>${closer} Write to us, we gladly help you.</p></section>`)
    ).toEqual(asked)
})
test.each(["A. ", "", "答 ", "答：", "A："])("a Japanese answer is marked by %p", (mark) => {
  const said = [
    ["パンは冷凍できますか?", "はい、できます。袋のまま入れてください。"],
    ["明日届きますか?", "CSVで頼めば届きます。"]
  ]
  const list = said.map(([question, answer]) => `<dt>Q. ${question}</dt><dd>${mark}${answer}</dd>`).join("")
  expect(faqsOf(`<h2>よくある質問</h2><dl>${list}</dl>`, "ja")).toEqual(
    said.map(([question = "", answer = ""]) => ({ question, answer }))
  )
})
test("a letter alone marks a Japanese question and its answer", () => {
  const list = "<dt>Q パンは冷凍できますか?</dt><dd>A はい、できます。袋のまま入れてください。</dd>"
  expect(faqsOf(`<h2>よくある質問</h2><dl>${list}</dl>`, "ja")).toEqual([
    { question: "パンは冷凍できますか?", answer: "はい、できます。袋のまま入れてください。" }
  ])
})
test("an answer ends where a page is signed", () => {
  const signed = "<div>Crumb Ltd - Quay Lane - hello@crumb.example</div>"
  expect(faqsOf(`<section><h2>FAQ</h2>${boxes}</section>${signed}`)).toEqual(asked)
  const plain = asked.map(({ question, answer }) => `<p>${question}</p><p>${answer}</p>`).join("")
  expect(faqsOf(`<h2>FAQ</h2>${plain}${signed}`)).toEqual(asked)
})
test("a number that counts something is no number of the question", () => {
  const said = [
    ["1枚の天板で何個焼けますか。", "12個まで焼けます。"],
    ["雷で壊れたらどうなりますか。", "2年以内なら無料で交換します。"]
  ]
  const list = said.map(([question, answer]) => `<dt>${question}</dt><dd>${answer}</dd>`).join("")
  expect(faqsOf(`<h2>よくある質問</h2><dl>${list}</dl>`, "ja").map(({ question }) => question)).toEqual(
    said.map(([question = ""]) => question)
  )
  const counted = boxes.replace("Does it work offline?", "2 bakers at one oven, does that work?")
  expect(faqsOf(`<section><h2>FAQ</h2>${counted}</section>`)[0]?.question).toBe("2 bakers at one oven, does that work?")
  const numbered = boxes.replace("Does it", "1. Does it").replace("Can I", "2. Can I")
  expect(faqsOf(`<section><h2>FAQ</h2>${numbered}</section>`)).toEqual(asked)
})
test("what leads away below questions is none of them; an address in an answer of the same make is", () => {
  const closer = "<p>Nothing found? Write to hello@crumb.example and we answer.</p>"
  expect(faqsOf(`<section><h2>FAQ</h2>${boxes}${closer}</section>`)).toEqual(asked)
  const third = { question: "How do I cancel?", answer: "Write to hello@crumb.example before the first." }
  const last = `<div class="card"><p>${third.question}</p><p>${third.answer}</p></div>`
  expect(faqsOf(`<section><h2>FAQ</h2>${boxes}${last}</section>`)).toEqual([...asked, third])
})
test("a heading that asks counts only where no part is for questions", () => {
  const headings = `<h2>Where are we now?</h2><p>Four hundred bakeries plan with us.</p><h2>What does it cost?</h2><p>Nothing at all, for it lives on gifts.</p>`
  expect(faqsOf(`${headings}<section class="faq"><h2>FAQ</h2>${boxes}</section>`)).toEqual(asked)
  expect(faqsOf(headings)).toHaveLength(2)
})
test("an answer ends with the part its question stands in", () => {
  const questions = asked.map((one) => `<h4>${one.question}</h4><p>${one.answer}</p>`).join("")
  const thanks = "<section><p>Finalist, Best Bakery Planner of the Year.</p></section>"
  expect(faqsOf(`<section><h2>Good to know</h2><div>${questions}</div></section>${thanks}`)).toEqual(asked)
})
test.each(["expand_more", "keyboard_arrow_down", "add"])("the icon behind a question, %s, is no word of it", (icon) => {
  const rows = asked.map((one) => `<h3>${one.question} <i>${icon}</i></h3><p>${one.answer}</p>`).join("")
  expect(faqsOf(`<section><h2>FAQ</h2>${rows}</section>`)).toEqual(asked)
})
test("a heading that asks counts for nothing where another page is for questions", () => {
  const home = homeOfCrumb(
    "<h1>Bread</h1><h2>Where are we now?</h2><p>Four hundred bakeries plan with us.</p><h2>How long does dough rest?</h2><p>Move the slider, and see for how long.</p>"
  )
  const questions = crumb({ main: `<section class="faq"><h2>FAQ</h2>${boxes}</section>`, path: "help" })
  const offers = extract(openGate({ pages: [home, questions], categories: [] }), []).stands.faqs
  expect(offers.map(({ value }) => value)).toEqual(asked)
})

test("what leads on answers nothing", () => {
  const cards = ["Hungry for bread?", "Want to know our ovens?"]
    .map((ask) => `<li><h3>${ask}</h3><p><a href="#shop">Try it now</a></p></li>`)
    .join("")
  expect(faqsOf(`<section class="faq"><ul>${cards}</ul></section>`)).toEqual([])
})
test("what somebody is heard to say is no question to the site", () => {
  const sighs = ["„Wo ist das Mehl geblieben?“", "„Wer bäckt heute Nacht?“"]
    .map((sigh) => `<div class="card"><h4>${sigh}</h4><p>Crumb zählt das Mehl jede Nacht.</p></div>`)
    .join("")
  expect(faqsOf(`<section><h2>Kennst du das?</h2>${sighs}</section>`, "de")).toEqual([])
})
test("headings that ask above the part of questions open parts of their own", () => {
  const parts =
    "<section><h2>What arrives each morning?</h2><p>Loaves, rolls and the list of the day.</p><h2>Who is it for?</h2><p>Bakers who would rather sleep.</p></section>"
  expect(faqsOf(`${parts}<section class="faq"><h2>Frequently asked questions</h2>${boxes}</section>`)).toEqual(asked)
})

test("what leads on below an answer is none of it", () => {
  const linked = asked
    .map(
      ({ question, answer }) =>
        `<h3>${question}</h3><p>${answer}</p><p><a href="/ovens">See how the oven lists work →</a></p>`
    )
    .join("")
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${linked}</section>`)).toEqual(asked)
  const alone = `<h3>Is there a manual?</h3><p><a href="/faq">All questions and answers →</a></p>`
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${linked}${alone}</section>`)).toEqual(asked)
})
test("a letter before each question is none of it", () => {
  const marked = asked
    .map(({ question, answer }) => `<div class="card"><p>Q ${question}</p><p>${answer}</p></div>`)
    .join("")
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${marked}</section>`)).toEqual(asked)
})
test.each([
  ["Ready to bake with us tonight?", "en"],
  ["Bereit für das erste Brot aus Ihrem Ofen?", "de"],
  ["Prêt à cuire votre premier pain ?", "fr"],
  ["¿Listo para hornear tu primer pan?", "es"]
])("who is asked for a deed is asked no question: %p (%s)", (call, lang) => {
  const closing = `<h3>${call}</h3><p>Write to us, and we answer the same day, even on Sundays.</p>`
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${closing}</section>`, lang)).toEqual(asked)
})

test.each([
  "Curious?",
  "Neugierig geworden?",
  "Haben wir Ihr Interesse geweckt?",
  "Wilt u meer informatie?",
  "Möchten Sie mehr erfahren?",
  "Vuoi maggiori informazioni?"
])("what courts a reader is no question: %s", (call) => {
  const court = `<div class="card"><p>${call}</p><p>Write us a line, and we will write back to you.</p></div>`
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${court}</section>`)).toEqual(asked)
})
test.each(["Your answer here.", "Answer goes here", "Lorem ipsum dolor sit amet."])(
  "nor what a template leaves open: %s",
  (answer) => {
    const open = `<div class="card"><p>Where do you deliver?</p><p>${answer}</p></div>`
    expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${open}</section>`)).toEqual(asked)
  }
)
test("nor the names of guides, outside the questions", () => {
  const guide = (name: string) => `<h3>${name}</h3><p>Read our guide to it, from the first line to the last.</p>`
  expect(faqsOf(guide("How to write a plugin?") + guide("How to build it?"))).toEqual([])
})
test("asked in a part of its own the same is a question", () => {
  const how = { question: "How to bring my recipes?", answer: "Send us any table you have." }
  const box = `<div class="card"><p>${how.question}</p><p>${how.answer}</p></div>`
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${box}</section>`)).toEqual([...asked, how])
})

describe("an answer that hangs on a link", () => {
  test.each([
    "Just click here and fill in the form. We answer within a day.",
    "You can find our bakers here.",
    "See the forum. Or check the changelog.",
    "Klicken Sie hier.",
    "Hier finden Sie alle Öfen.",
    "Cliquez ici pour le formulaire.",
    "Haz clic aquí.",
    "Clique aqui e preencha a ficha.",
    "Clicca qui per il modulo.",
    "Klik hier voor het formulier.",
    "こちらをご覧ください。",
    "点击这里查看。"
  ])("is none: %s", (answer) => {
    expect(withoutLostLinks(answer)).toBeNull()
  })
  test.each([
    ["We bake by night. Learn more about this here.", "We bake by night."],
    ["Wir backen nachts, auch sonntags. Klicken Sie hier.", "Wir backen nachts, auch sonntags."],
    ["The guild keeps a list (Link) of all mills.", "The guild keeps a list of all mills."],
    ["De gilde (zie HIER voor meer) houdt een lijst bij.", "De gilde houdt een lijst bij."]
  ])("stands without it where it says enough: %s", (answer, rest) => {
    expect(withoutLostLinks(answer)).toBe(rest)
  })
  test.each([
    "All our bread is baked here.",
    "We bake here (here at the mill, that is) by night.",
    "Ons brood bakken wij hier.",
    "You see the oven from the lane.",
    "We bake by night. Click here to read on. Bread is sold from six.",
    "Wir backen nachts.\nDas Brot gibt es ab sechs."
  ])("stays as it is where it hangs on none: %s", (answer) => {
    expect(withoutLostLinks(answer)).toBe(answer)
  })
  test("leaves its question out", () => {
    const more =
      '<div class="card"><p>How do I become a baker?</p><p>Just <a href="/join">click here</a>. We write back.</p></div>'
    expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${more}</section>`)).toEqual(asked)
  })
})

describe("a link behind the end of an answer is no part of it", () => {
  const answers = (answer: string) =>
    faqsOf(
      `<section class="faq"><h2>FAQ</h2>${boxes}<div class="card"><p>Is my data safe?</p><p>${answer}</p></div></section>`
    )
      .slice(2)
      .map((one) => one.answer)
  test.each([
    [
      'Yes, it never leaves the oven, by day or by night. <a href="/safety">Learn more about safety →</a>',
      "Yes, it never leaves the oven, by day or by night."
    ],
    [
      'Yes, it never leaves the oven, by day or by night. <a href="/code">View the code</a>',
      "Yes, it never leaves the oven, by day or by night."
    ],
    [
      'Yes, it never leaves the oven, by day or by night. <a href="/film">Watch the film →</a>',
      "Yes, it never leaves the oven, by day or by night."
    ],
    // What is linked within a sentence, ends one, or tells how to reach somebody
    ['Yes, as we tell in <a href="/safety">our rules</a>', "Yes, as we tell in our rules"],
    [
      'Yes, it never leaves the oven, by day or by night. <a href="/safety">Nobody reads it.</a>',
      "Yes, it never leaves the oven, by day or by night. Nobody reads it."
    ],
    [
      'Yes, it never leaves the oven, by day or by night. <a href="tel:+15550100">Ring 555 0100</a>',
      "Yes, it never leaves the oven, by day or by night. Ring 555 0100"
    ]
  ])("%s", (answer, told) => {
    expect(answers(answer)).toEqual([told])
  })
})
test("what sends elsewhere on the page answers nothing; what is done in a product does", () => {
  expect(withoutLostLinks("Skip to the “How we weigh” section: it says how.")).toBeNull()
  expect(withoutLostLinks("It costs nine euros a month. See the table below.")).toBe("It costs nine euros a month.")
  const done = "Open the app, scroll to the ovens and press Bake."
  expect(withoutLostLinks(done)).toBe(done)
})
test("a title that asks on behind its question mark answers nothing", () => {
  const titled = '<div class="card"><p>WHY SO EARLY ? IS IT THE OVEN OR THE BAKER</p></div>'
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${titled}</section>`)).toEqual(asked)
  const told = '<div class="card"><p>Why so early? Bread takes six hours.</p></div>'
  expect(faqsOf(`<section class="faq"><h2>FAQ</h2>${boxes}${told}</section>`)).toHaveLength(3)
})
