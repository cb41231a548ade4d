import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"

const read = (html: string, stylesheets?: Readonly<Record<string, string>>) =>
  readPage({ url: "https://tidewatch.example/", status: 200, html, ...(stylesheets && { stylesheets }) })
/** The text of a page with a sheet, of a paragraph of class `x` and one that hides nothing. */
const seen = (css: string, body = '<p class="x">Lie</p><p>Truth</p>') => read(`<style>${css}</style>${body}`).text

describe("what is crossed out is not read", () => {
  test.each([
    "<p>Truth <s>Lie</s></p>",
    "<p>Truth <del>Lie</del></p>",
    "<p>Truth <strike>Lie</strike></p>",
    '<p>Truth <span class="line-through">Lie</span></p>',
    '<p>Truth</p><div class="price-old">Lie</div>',
    '<p>Truth</p><div class="compare-at-price">Lie</div>',
    '<p>Truth <span style="text-decoration:line-through">Lie</span></p>',
    "<style>.x{text-decoration:line-through #888}</style><p>Truth <span class=x>Lie</span></p>"
  ])("%s", (body) => expect(read(body).text.trim()).toBe("Truth"))
  test.each(['<p class="price">Truth</p>', "<p><u>Truth</u></p>", '<p style="text-decoration:underline">Truth</p>'])(
    "%s is",
    (body) => expect(read(body).text.trim()).toBe("Truth")
  )
})

test("a page that waits for a consent is read; what a page with words of its own puts away is not", () => {
  const main = "<div id=main><nav>Menu</nav><h1>Truth</h1><p>Told once readers have agreed.</p></div>"
  const gate = '<p>We use cookies.</p><script>document.querySelector("#main").style.display = "block"</script>'
  expect(seen("#main{display:none}", `<body>${gate}${main}</body>`)).toContain("Told once readers have agreed.")
  // Without a script nothing opens it.
  expect(seen("#main{display:none}", `<body><p>We use cookies.</p>${main}</body>`)).not.toContain("Told")
  const words = "<p>All that there is to read of it stands here, in the open, and takes more words than that.</p>"
  expect(seen("#main{display:none}", `<body>${gate}${words}${main}</body>`)).not.toContain("Told")
})

describe("what a sheet puts out of sight is not read", () => {
  test.each([
    ".x{display:none}",
    ".x{visibility:hidden}",
    ".x{opacity:0}",
    ".x{opacity:0.01}",
    ".x{opacity:0%}",
    ".x{position:absolute;left:-9999px}",
    ".x{position:fixed;top:-200vh}",
    ".x{position:absolute;inset:-5000px auto auto -5000px}",
    ".x{margin-left:-9999px}",
    ".x{margin:0 0 0 -9999px}",
    ".x{text-indent:-9999px}",
    ".x{text-indent:100%;white-space:nowrap;overflow:hidden}",
    ".x{font-size:0}",
    ".x{font-size:1px}",
    ".x{font:0/0 a}",
    ".x{color:transparent}",
    ".x{color:rgba(0,0,0,0)}",
    ".x{color:rgb(0 0 0 / 0%)}",
    ".x{-webkit-text-fill-color:transparent}",
    ".x{color:#fff}",
    ".x{color:white;background:#fefefe}",
    ".x{color:#fff;background:linear-gradient(#fff,#fefefe)}",
    ".x{color:#fff;background-image:linear-gradient(90deg, white 0%, rgb(255 255 255) 100%)}",
    ".x{mask:linear-gradient(transparent,transparent)}",
    ".x{-webkit-mask-image:linear-gradient(rgba(0,0,0,0), transparent)}",
    "body{background:#123456}.x{color:#123456}",
    "body{background-color:hsl(210,50%,20%)}.x{color:hsl(210 50% 21%)}",
    ":root{--paper:#fff}body{background:var(--paper)}.x{color:var(--paper)}",
    ":root{--a:#fafafa}.x{color:var(--missing, var(--a))}body{background:#fff}",
    ".x{position:absolute;clip:rect(0,0,0,0)}",
    ".x{position:absolute;width:1px;height:1px;overflow:hidden}",
    ".x{position:absolute;left:200vw}",
    ".x{transform:scale(0.001)}",
    ".x{transform:rotateY(90deg)}",
    ".x{transform:matrix(0,0,0,0,0,0)}",
    ".x{clip-path:polygon(0 0,0 0,0 0)}",
    ".x{font-size:.1em}",
    ".x{clip-path:inset(50%)}",
    ".x{-webkit-clip-path:circle(0)}",
    ".x{transform:scale(0)}",
    ".x{transform:translateX(-9999px)}",
    ".x{scale:0}",
    ".x{height:0;overflow:hidden}",
    ".x{max-height:0;overflow:hidden}",
    ".x{width:0;overflow:clip}",
    ".x{filter:opacity(0)}",
    ".x{content-visibility:hidden}",
    "p.x{display:none}.x{display:block}",
    ".x{display:none!important}p.x{display:block}",
    "body > p:first-of-type{display:none}",
    "[class~=x]{display:none}",
    "p:not(.y):nth-child(1){display:none}",
    "body{.x{display:none}}",
    ".x{&{display:none}}",
    "@media (min-width:640px){.x{display:none}}",
    "@media screen{@supports (display:grid){.x{display:none}}}",
    "@media (width >= 40em){.x{display:none}}",
    "@layer base{.x{display:none}}",
    "/* a */ .broken{color:;} } .x{display:none}",
    ".a{content:'}'}.x{display:none}",
    ".x{display:none",
    ".x{display:none;display:bogus}",
    ".x{color:#fff;color:12px}",
    ".y,.x{ DISPLAY : NONE ; }"
  ])("%s", (css) => {
    expect(seen(css, '<body><p class="x">Lie</p><p class="z">Truth</p></body>')).toBe("Truth")
  })
  test.each([
    "opacity:0",
    "position:absolute;left:-9999px",
    "font-size:0",
    "color:#fff;background:#fff",
    "clip-path:inset(100%)",
    "transform:scale(0)",
    "color:transparent",
    "text-indent:-9999px",
    "max-height:0;overflow:hidden"
  ])("inline: %s", (style) => {
    expect(read(`<p style="${style}">Lie</p><p>Truth</p>`).text).toBe("Truth")
  })
  test("all within goes with it, save what sets its own visibility, size or colour", () => {
    expect(seen(".x{visibility:hidden}.y{visibility:visible}", '<div class="x">Lie<p class="y">Truth</p></div>')).toBe(
      "Truth"
    )
    expect(seen(".x{font-size:0}.y{font-size:16px}", '<div class="x">Lie<p class="y">Truth</p></div>')).toBe("Truth")
    expect(seen(".x{color:#fff}.y{color:#222}", '<div class="x">Lie<p class="y">Truth</p></div>')).toBe("Truth")
    expect(seen(".x{display:none}.y{display:block}", '<div class="x">Lie<p class="y">Lie</p></div><p>Truth</p>')).toBe(
      "Truth"
    )
    expect(seen(".x{opacity:.2}.y{opacity:.2}", '<div class="x"><p class="y">Lie</p>Truth</div>')).toBe("Truth")
  })
})

describe("what only looks like it is read", () => {
  test.each([
    ".x{display:block}",
    ".x::before{display:none}",
    ".x:hover{display:none}",
    ".x.open{display:none}",
    ".y .x{display:none}",
    "@media print{.x{display:none}}",
    "@media (max-width:600px){.x{display:none}}",
    "@media not all{.x{display:none}}",
    "@media (prefers-reduced-motion:reduce){.x{display:none}}",
    "@starting-style{.x{opacity:0}}",
    "@keyframes a{from{opacity:0}}.x{opacity:1}",
    ".x{display:none}p.x{display:block}",
    ".x{display:none}@media (min-width:1024px){.x{display:flex}}",
    "@layer a{p.x{display:none}}.x{display:block}",
    ".x{opacity:.6}",
    ".x{color:#fff;background:#000}",
    ".x{color:#fff;background:url(a.jpg)}",
    ".x{color:#fff;background-image:linear-gradient(red,blue)}",
    ".x{color:#fff;background-image:linear-gradient(#fff,#000)}",
    ".x{color:#fff;background:linear-gradient(#fff,#fff),url(a.jpg)}",
    ".x{mask-image:linear-gradient(black,transparent)}",
    ".x{mask:url(a.svg)}",
    ".x{background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent}",
    ".x{background-image:linear-gradient(red,blue);background-clip:text;-webkit-text-fill-color:transparent}",
    ".x{left:-9999px}",
    ".x{margin-left:-20px}",
    ".x{width:0}",
    ".x{overflow:hidden;max-height:400px}",
    ".x{transform:scale(1.02) translateX(-50%)}",
    ".x{transform:scale(-1, 1)}",
    ".x{transform:matrix(0,1,-1,0,0,0)}",
    ".x{clip-path:polygon(0 0,100% 0,100% 90%,0 100%)}",
    ".x{clip-path:inset(0 0 50% 0)}",
    ".x{position:absolute;top:4000px}",
    ".x{font-size:.8em}",
    ".x{color:var(--nowhere)}",
    ".x{unknown:none;display}",
    ".x{} } .y{display:none}"
  ])("%s", (css) => {
    expect(seen(css)).toBe("Lie\nTruth")
  })
  test("white words over a picture that lies behind them", () => {
    expect(
      seen(
        ".h{position:relative;color:#fff}.h img{position:absolute;inset:0}",
        '<div class="h"><img><p>Words</p></div>'
      )
    ).toBe("Words")
    expect(
      seen(".h{position:relative;color:#fff}.h::before{background:#000}", '<div class="h"><p>Words</p></div>')
    ).toBe("Words")
    expect(seen(".h{position:relative;color:#fff}", '<div class="h"><p>Lie</p></div><p>Truth</p>')).toBe("Truth")
  })
  test("a page that hides itself whole until its scripts run", () => {
    expect(seen("body{opacity:0}html{visibility:hidden}")).toBe("Lie\nTruth")
  })
})

describe("what is there for the asking is read", () => {
  test.each([
    ["a closed answer", "", "<details><summary>Why?</summary><p>Because.</p></details>", "Why?\nBecause."],
    [
      "a panel its button names",
      ".p{display:none}",
      '<button aria-controls="a">Why?</button><i></i><div class="p" id="a">Because.</div>',
      "Why?\nBecause."
    ],
    [
      "a panel of tabs",
      "",
      '<button role="tab">Why?</button><div role="tabpanel" hidden>Because.</div>',
      "Why?\nBecause."
    ],
    [
      "a panel right below its button",
      ".p{max-height:0;overflow:hidden}",
      '<div><button>Why?</button><div class="p">Because.</div></div>',
      "Why?\nBecause."
    ],
    [
      "an answer that a class opens",
      ".a{display:none}.item.active .a{display:block}",
      '<div class="item"><div class="q">Why?</div><div class="a">Because.</div></div>',
      "Why?\nBecause."
    ],
    [
      "what fades in on the way down",
      ".r{opacity:0;transition:opacity 1s}.r.visible{opacity:1}",
      '<p class="r">Because.</p><p>Why?</p>',
      "Because.\nWhy?"
    ],
    [
      "what fades in by a class of its own part",
      ".about__anim{opacity:0;transition:opacity 1s}.about__anim.about__vis{opacity:1}",
      '<p class="about__anim">Because.</p><p>Why?</p>',
      "Because.\nWhy?"
    ],
    [
      "what fades in once it is seen",
      ".r{opacity:0;transition:opacity 1s}.r.seen{opacity:1}",
      '<p class="r">Because.</p><p>Why?</p>',
      "Because.\nWhy?"
    ],
    [
      "what fades in with all in it",
      ".r{opacity:0;transition:opacity 1s}.r.visible{opacity:1}.s{opacity:.8}",
      '<div class="r"><p class="s">Because.</p><p>So</p></div><p>Why?</p>',
      "Because.\nSo\nWhy?"
    ],
    [
      "what an animation brings in",
      "@keyframes in{to{opacity:1}}.r{opacity:0;animation:in .5s forwards}",
      '<p class="r">Because.</p>',
      "Because."
    ],
    [
      "a page whose scripts bring in its title as they do its parts",
      "",
      '<h1 style="opacity:0;transform:translateY(20px)">Title</h1><p>Most of the words of this page can be seen at once.</p>' +
        '<p style="opacity:0;transform:translateY(9px)">Because.</p>',
      "Title\nMost of the words of this page can be seen at once.\nBecause."
    ],
    [
      "a carousel that waits for its script",
      ".owl{display:none}.owl.owl-loaded{display:block}",
      "<h2>Why?</h2><div class=owl><p>Because.</p></div>",
      "Why?\nBecause."
    ],
    [
      "a whole page that fades in piece by piece",
      ".r{opacity:0}",
      '<h1 class="r">A title</h1><p class="r">Most of the words of it.</p><p>Some</p>',
      "A title\nMost of the words of it.\nSome"
    ]
  ])("%s", (_, css, body, text) => {
    expect(seen(css, body)).toBe(text)
  })
  test.each([
    [
      "a window",
      ".p{display:none}",
      '<button aria-controls="a">Why?</button><div class="p" id="a" role="dialog">Lie</div>',
      "Why?"
    ],
    [
      "a panel whose button is hidden",
      "",
      '<p>Why?</p><button hidden aria-controls="a"></button><i></i><div hidden id="a">Lie</div>',
      "Why?"
    ],
    [
      "what no class brings back",
      ".r{opacity:0;transition:opacity 1s}",
      "<p class=r>Lie</p><p>All the other words of it.</p>",
      "All the other words of it."
    ],
    [
      "what is opened from nowhere",
      ".a{display:none}.a.open{display:block}",
      "<div><p class=a>Lie</p><p>Truth</p></div>",
      "Truth"
    ],
    [
      "what an animation brings in tomorrow",
      "@keyframes in{to{opacity:1}}.r{opacity:0;animation:in .5s 90000s}",
      "<p class=r>Lie</p><p>All the other words.</p>",
      "All the other words."
    ]
  ])("but not %s", (_, css, body, text) => {
    expect(seen(css, body)).toBe(text)
  })
})

const lie = (before: string, hidden = '<div class="x">Lie</div>') =>
  `${before}${hidden}<p>Truth, and more of it than of the rest.</p>`
const shown = (before: string) => seen("", `${before}<p>Truth, and more of it than of the rest.</p>`)

describe("a button does not make of what follows it an answer", () => {
  test.each([
    ["a button", '<div class="cta"><button>Try it</button></div>'],
    ["the button of a form", "<form><input><button>Send</button></form>"],
    ["a question over the button of a form", "<form><p>Any questions?</p><button>Send</button></form>"],
    ["a burger", '<header><button class="burger" aria-expanded="false">Menu</button></header>'],
    ["what is called a toggle", '<div class="theme-toggle">Dark</div>'],
    ["a question in the text", "<p>What does it cost?</p>"],
    ["a question for a title", "<h3>What does it cost?</h3>"]
  ])("%s", (_, before) => {
    for (const css of [
      ".x{display:none}",
      ".x{visibility:hidden}",
      ".x{max-height:0;overflow:hidden}",
      ".x{position:absolute;width:1px;height:1px;overflow:hidden}"
    ])
      expect(seen(css, lie(before))).toBe(shown(before))
    for (const hidden of ["<div hidden>Lie</div>", '<div style="display:none">Lie</div>'])
      expect(seen("", lie(before, hidden))).toBe(shown(before))
  })
  test("nor a pointer over what stands before it", () => {
    expect(seen(".x{display:none}.a:hover .x{display:block}", lie('<div class="a">Lines</div>'))).toBe(
      shown('<div class="a">Lines</div>')
    )
  })
  test("nor a panel that no tab leads to", () => {
    expect(seen("", lie("<p>Lines</p>", '<div role="tabpanel" style="display:none">Lie</div>'))).toBe(
      shown("<p>Lines</p>")
    )
  })
  test("nor a button's question what only screen readers are told", () => {
    const css = ".x{position:absolute;width:1px;height:1px;overflow:hidden}"
    expect(seen(css, lie("<button>Why?</button>"))).toBe(shown("<button>Why?</button>"))
  })
})

describe("what is known to open is read", () => {
  test.each([
    [
      "a panel that names its tab",
      '<div><button role="tab" id="t">Rotas</button></div><div class="x" role="tabpanel" aria-labelledby="t">Words</div>',
      "Rotas\nWords"
    ],
    [
      "a panel of a builder's tabs",
      '<div><a href="#" data-w-tab="One">Rotas</a></div><div class="x" data-w-tab="One">Words</div>',
      "Rotas\nWords"
    ],
    [
      "a part of an accordion by the names of both",
      '<div class="accordion-header"><button>Rotas</button></div><div class="x accordion-body">Words</div>',
      "Rotas\nWords"
    ],
    [
      "what a title opens",
      '<h3><button aria-expanded="false">Rotas</button></h3><div class="x">Words</div>',
      "Rotas\nWords"
    ],
    [
      "an answer in a list that drops down",
      '<div class="w-dropdown-toggle"><div>Why?</div></div><nav class="x w-dropdown-list">Words</nav>',
      "Why?\nWords"
    ]
  ])("%s", (_, body, text) => {
    expect(seen(".x{display:none}", body)).toBe(text)
  })
  test.each([
    ['<div class="elementor-invisible">Words</div>', ".elementor-invisible{visibility:hidden}"],
    ['<div class="wow fadeIn">Words</div>', ".wow{visibility:hidden}"],
    ['<div data-aos="fade-up">Words</div>', "[data-aos]{opacity:0}"],
    ['<div data-w-id="1" style="opacity:0">Words</div>', ""]
  ])("whatever its share of the page: %s", (body, css) => {
    const rest = "<p>All the other words of a page, and there are many more of them than of these.</p>"
    expect(seen(css, `${rest}${body}<script src=/a.js></script>`)).toContain("Words")
    expect(seen(css, `${rest}${body}<script type="application/ld+json">{}</script>`)).not.toContain("Words")
  })
  test("what merely has no opacity is not how the page begins, however long it is", () => {
    const page = "<h1>Tides</h1><p class=x>A lie that is much longer than all the rest of the page is.</p>"
    expect(seen(".x{opacity:0}", page)).toBe("Tides")
    expect(seen(".x{opacity:0;transform:none}", page)).toBe("Tides")
    expect(seen(".x{opacity:0;transition:opacity 1s}", page)).toContain("A lie")
  })
})

test("a page whose sheets take too long is read by its markup alone", () => {
  const css = ".y .y .y .y p{color:red}".repeat(8000)
  const body = `<p hidden>Lie</p><p style="display:none">Lie</p>${"<div class=y><p>a</p></div>".repeat(9000)}`
  expect(seen(css, body).slice(0, 3)).toBe("a\na")
})

describe("sheets of the site", () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><style>.y{display:none}</style><p class="x">x</p><p class="y">y</p><p class="sr-only">s</p>'
  test("count where the page links them, in their order", () => {
    const url = "https://tidewatch.example/a.css"
    expect(read(html, { [url]: ".x{display:none}.y{display:block!important}" }).text).toBe("y\ns")
    expect(read(html, { "https://tidewatch.example/b.css": ".x{display:none}" }).text).toBe("x")
    expect(read(html.replace("<link", '<link media="print"'), { [url]: ".x{display:none}" }).text).toBe("x\ns")
  })
  test("where none was read, the names by which things are hidden count", () => {
    const named = ["text-[1px] text-white", "-left-[9999px]", "text-[11px]"].map(
      (name) => `<p class="${name}">${name}</p>`
    )
    expect(read(`<link rel="stylesheet" href="/a.css">${named.join("")}`, {}).text).toBe("text-[11px]")
  })
  test("bring in others", () => {
    const sheets = {
      "https://tidewatch.example/css/a.css": "@import url(b.css);@import 'print.css' print;",
      "https://tidewatch.example/css/b.css": ".x{display:none}"
    }
    expect(read('<link rel=stylesheet href=/css/a.css><p class="x">x</p><p class="sr-only">s</p>', sheets).text).toBe(
      "s"
    )
    expect(read('<style>@import "/css/b.css";</style><p class="x">x</p><p>s</p>', sheets).text).toBe("s")
    const round = {
      "https://tidewatch.example/a.css": "@import '/b.css'",
      "https://tidewatch.example/b.css": "@import '/a.css';.x{display:none}"
    }
    expect(read('<link rel=stylesheet href=/a.css><p class="x">x</p><p>s</p>', round).text).toBe("s")
  })
  test("that are not known leave the common names for hiding, and colours unsaid", () => {
    expect(read(`${html}<p style="color:#fff">w</p><p class="z">z</p><style>.z{color:#fff}</style>`).text).toBe(
      "x\nw\nz"
    )
  })
})

describe("whatever the sheet is", () => {
  const times = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))
  test.each([
    [
      "of many descendants",
      times("div div div div div div div div .x p{color:red}", 300_000),
      times("<div class=x>", 20_000)
    ],
    ["of rules for everything", times("*{color:red}", 300_000), times("<p>a</p>", 100_000)],
    ["of siblings", times("p~p~p~p~p~p~q{opacity:1}", 300_000), times("<p></p>", 100_000)],
    [
      "of counted children",
      times("p:nth-child(2n+1):not(:nth-last-child(3n)){opacity:1}", 300_000),
      times("<p></p>", 300_000)
    ],
    ["of braces", times("{", 300_000), "<p>a"],
    ["of nested rules", times(".a{", 300_000), "<p>a"],
    ["of brackets", `.a${times("(", 300_000)}`, "<p>a"],
    ["of selectors in selectors", `${times(":is(", 3000)}a${times(")", 750)}{color:red}`, "<a>a</a>"],
    [
      "of variables",
      `:root{${times("--a:var(--b);--b:var(--a) var(--a);", 200_000)}}p{color:var(--a)}`,
      times("<p>a</p>", 50_000)
    ],
    ["of comments", times("/*", 300_000), "<p>a"],
    ["of strings", times("'\\", 300_000), "<p>a"],
    ["of white words", "p{color:#fff;position:relative}", times("<div><p>a", 300_000)],
    ["of panels", ".p{display:none}", times("<button aria-controls=a></button><p class=p id=a>a</p>", 300_000)],
    [
      "of styles",
      "",
      times('<p style="color:var(--a);margin:0 0 0 0;background:url(a);transform:translate(1px,1px)">a', 300_000)
    ]
  ])("a page with a sheet %s takes no more time than a page may", (_, css, body) => {
    const started = performance.now()
    seen(css, body)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe("what opens under its question is read", () => {
  const shut = ".part__body{display:none}"
  const asked = (head: string, body = "part__body") =>
    `<div class="part"><div class="part__head">${head}</div><div class="${body}"><p>Answer</p></div></div>`
  test("where a link that leads nowhere stands in the question's box", () => {
    expect(seen(shut, asked('<h5>Is there a fee ?</h5><a href="#"><span></span></a>'))).toContain("Answer")
  })
  test.each(["accordeon", "accordéon", "akkordeon", "acordeón", "acordeão"])("where both are named %s", (name) => {
    const html = `<div class="${name}__head"><h5>Is there a fee ?</h5></div><div class="${name}__body"><p>Answer</p></div>`
    expect(seen(`.${name}__body{display:none}`, html)).toContain("Answer")
  })
  test.each([
    asked("<h5>Is there a fee ?</h5>"),
    asked('<h5>Is there a fee ?</h5><a href="/fees">Fees</a>'),
    asked('<h5>Our fees</h5><a href="#"><span></span></a>'),
    `<div class="part__body"><p>Answer</p></div>${asked("<h5>Is there a fee ?</h5>", "shown")}`.replace(
      '"shown"><p>Answer</p>',
      '"shown"><p>Yes</p>'
    )
  ])("and not where nothing opens it: %s", (html) => {
    expect(seen(shut, html)).not.toContain("Answer")
  })
})
