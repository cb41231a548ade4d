import { describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const read = (html: string, url = "https://tidewatch.example/en/") => readPage({ url, status: 200, html })

describe("head", () => {
  test("title, language and meta, the first of each", () => {
    const page = read(
      `<html lang="en-GB"><title> Tide\n watch </title><title>No</title><meta name="Description" content="Tide  tables">
       <meta name=description content=second><meta property="og:title" content="OG"><meta name="empty" content=" ">
       <meta charset=utf-8>`
    )
    expect([page.title, page.lang]).toEqual(["Tide watch", "en-GB"])
    expect(page.meta).toEqual({ description: "Tide tables", "og:title": "OG" })
  })
  test("none of them where there is none", () => {
    const page = read("<svg><title>Arrow</title></svg><p>a")
    expect([page.title, page.lang, page.meta, page.jsonLd, page.logos]).toEqual([null, null, {}, [], []])
  })
  test("a meta name cannot reach into the object", () => {
    const { meta } = read('<meta name="__proto__" content="x"><meta name="constructor" content="y">')
    expect(Object.entries(meta)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"]
    ])
    expect(Object.getPrototypeOf(meta)).toBe(Object.prototype)
  })
})

describe("microdata", () => {
  const organization = 'itemscope itemtype="https://schema.org/Organization"'
  test("of a maker, since when and by whom", () => {
    const page = read(
      `<div ${organization}><h1 itemprop="name">Tidewatch</h1><p>Opened <time itemprop="foundingDate" datetime="2001-09">in September</time>
       by <span itemprop="founder" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada Roth</b></span></p></div>`
    )
    expect(page.jsonLd).toEqual([
      {
        "@type": "Organization",
        name: "Tidewatch",
        foundingDate: "2001-09",
        founder: { "@type": "Person", name: "Ada Roth" }
      }
    ])
  })
  test("nothing of one that tells neither, nor of whoever publishes or hosts another thing", () => {
    expect(read(`<div ${organization}><h1 itemprop="name">Tidewatch</h1></div>`).jsonLd).toEqual([])
    const hosted = `<p itemprop="organizer" ${organization}><b itemprop="founder">Ada Roth</b></p>`
    expect(read(`<div itemscope itemtype="https://schema.org/Event">${hosted}</div>`).jsonLd).toEqual([])
  })
})

describe("JSON-LD", () => {
  const ld = (...texts: ReadonlyArray<string>) =>
    read(texts.map((text) => `<script type="application/LD+json">${text}</script>`).join("")).jsonLd
  test("lists and graphs are flattened", () => {
    expect(
      ld(
        '{"@context":"https://schema.org","@graph":[{"@type":"A"},[{"@type":"B","x":{"y":1}}]]}',
        '[{"@type":"C"}]',
        '{"@type":"D","@graph":{"@type":"E"}}'
      )
    ).toEqual([{ "@type": "A" }, { "@type": "B", x: { y: 1 } }, { "@type": "C" }, { "@type": "D" }, { "@type": "E" }])
  })
  test("what does not parse, is no object or nests too deep says nothing", () => {
    const deep = `${'{"a":'.repeat(40)}1${"}".repeat(40)}`
    const quoted = '{"name":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}'
    expect(ld('{"a":}', "1", "null", '"x"', deep, "[".repeat(100_000), `"${'\\"'.repeat(90_000)}`, quoted)).toEqual([
      { name: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" }
    ])
  })
  test("its strings and names can be stored", () => {
    expect(ld('{"name":"Tide\\u0000\\nwatch\\ud800","b\\u0000d":1}')).toEqual([{ name: "Tide watch\ufffd" }])
  })
})

describe("links", () => {
  test("are absolute, without fragment, each once, with its words", () => {
    const page = read(
      `<a href="#top">Top</a><a href="about#team"></a><a href="about">About <b>us</b></a><a href="/pricing">Pricing</a>
       <a href="//docs.tidewatch.example">Docs</a>
       <a href="mailto:a@b.example">m</a><a href="javascript:alert(1)">j</a><a href="https://u:p@x.example/">u</a>
       <a href="http://[">b</a><a>none</a><a href="/hidden" hidden>h</a>`
    )
    expect(page.links.map(({ url, text }) => ({ url, text }))).toEqual([
      { url: "https://tidewatch.example/en/", text: "Top" },
      { url: "https://tidewatch.example/en/about", text: "About us" },
      { url: "https://tidewatch.example/pricing", text: "Pricing" },
      { url: "https://docs.tidewatch.example/", text: "Docs" }
    ])
  })
  test("follow the base of the page", () => {
    expect(read('<base href="/de/"><a href="preise">Preise</a>').links[0]?.url).toBe(
      "https://tidewatch.example/de/preise"
    )
    expect(read('<base href="javascript:x"><a href="preise">Preise</a>').links[0]?.url).toBe(
      "https://tidewatch.example/en/preise"
    )
  })
  test("are bounded", () => {
    expect(read(Array.from({ length: 3000 }, (_, at) => `<a href="/${at}">x</a>`).join("")).links).toHaveLength(500)
  })
})

test("embedded players are links to what they play", () => {
  const page = read(
    `<section><h2>Customer stories</h2><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="A story"></iframe></section>
     <section><h2>How it works</h2><lite-youtube videoid="ABCDEFGHIJK" playlabel="Tour"></lite-youtube>
     <iframe data-src="//player.vimeo.com/video/12345"></iframe><iframe src="https://maps.example/embed/abcdefghijk"></iframe>
     <iframe hidden src="https://www.youtube.com/embed/hiddenvideo"></iframe></section>`
  )
  expect(page.links.map(({ film: _, ...link }) => link)).toEqual([
    { url: "https://www.youtube.com/watch?v=abcdefghijk", text: "A story", region: "others" },
    { url: "https://www.youtube.com/watch?v=ABCDEFGHIJK", text: "Tour", region: "features" },
    { url: "https://vimeo.com/12345", text: "", region: "features" }
  ])
})

test.each([
  ['<iframe src="https://player.vimeo.com/video/12345?h=7a&dnt=1"></iframe>', "https://vimeo.com/12345", ""],
  [
    '<iframe data-cookieblock-src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Tour"></iframe>',
    "https://www.youtube.com/watch?v=abcdefghijk",
    "Tour"
  ],
  ['<div class="rll-youtube-player" data-id="abcdefghijk"></div>', "https://www.youtube.com/watch?v=abcdefghijk", ""],
  [
    '<film-box><template><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Tour"></iframe></template></film-box>',
    "https://www.youtube.com/watch?v=abcdefghijk",
    "Tour"
  ],
  ['<a href="#" data-video-src="https://player.vimeo.com/video/12345">Tour</a>', "https://vimeo.com/12345", "Tour"]
])("plays: %s", (html, url, text) => {
  const [link] = read(`<main><h1>Tides</h1><p>Tidewatch.</p>${html}</main>`).links
  expect([link?.url, link?.text]).toEqual([url, text])
})
test.each([
  '<video controls src="/sea.mp4"></video>',
  '<div class="card" data-id="abcdefghijk"></div>',
  '<div><template><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></template></div>',
  '<film-list><template><p>A story</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></template></film-list>',
  '<div hidden><iframe src="https://www.youtube.com/embed/hiddenvideo"></iframe></div>'
])("plays nothing: %s", (html) => expect(read(`<p>Tidewatch.</p>${html}`).links).toEqual([]))

test("words of a template are nobody's", () => {
  const page = read(
    `<p>Tidewatch.</p><film-box><template><p>It costs $9 a month.</p><a href="/x">x</a></template></film-box>`
  )
  expect([page.blocks?.map(({ text }) => text), page.links]).toEqual([["Tidewatch."], []])
})

test("e-mails come from links and from the text", () => {
  const page = read(
    `<a href="mailto:Hello%40Tidewatch.example?subject=x@y.example">Write</a> <p>Or to Sales@tidewatch.example,
     logo@2x.png, not.an@address</p>
     <p hidden>secret@tidewatch.example</p><!-- old@tidewatch.example --><a href="mailto:%E0%A4">broken</a>`
  )
  expect(page.emails).toEqual(["hello@tidewatch.example", "sales@tidewatch.example"])
})

test("e-mail addresses stated as data are the maker's, never a reviewer's or an employee's", () => {
  const data = [
    {
      "@type": "Corporation",
      email: "mailto:Office@Tidewatch.example",
      employee: { "@type": "Person", email: "e@x.example" }
    },
    {
      "@type": ["WebSite"],
      publisher: { "@type": "Organization", contactPoint: [{ email: "help@tidewatch.example" }] }
    },
    { "@type": "Review", author: { "@type": "Organization", email: "fan@customer.example" } },
    { "@type": "Product", review: { "@type": "Review", author: { "@type": "Person", email: "r@x.example" } } },
    { "@type": "Person", email: "somebody@x.example" },
    { email: "untyped@x.example" }
  ]
  const page = read(`<script type="application/ld+json">${JSON.stringify({ "@graph": data })}</script>`)
  expect(page.emails).toEqual(["office@tidewatch.example", "help@tidewatch.example"])
})

test("logos, the surest first", () => {
  const page = read(
    `<meta property="og:image" content="/og-logo.png"><link rel="icon" type="image/png" sizes="16x16" href="/16.png">
     <link rel="shortcut icon" href="/192.png?v=2" sizes="192x192">
     <link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/touch.png"><link rel=icon href=/favicon.ico>
     <link rel="mask-icon" href="/mask.svg">
     <script type="application/ld+json">{"@type":"Organization","logo":{"@type":"ImageObject","url":"/ld.png"}}</script>
     <header><a href="/"><img src="/header.webp" alt="Tidewatch logo"></a><img src="/hero.png"></header>
     <p><img class="logo" src="/customer.png"></p>
     <nav><img src="data:image/png;base64,x" class="logo"></nav>`
  )
  expect(page.logos.map((url) => new URL(url).pathname)).toEqual([
    "/ld.png",
    // What readers see, before what browsers show: of each kind of icon the largest.
    "/header.webp",
    "/touch.png",
    "/icon.svg",
    "/192.png",
    "/og-logo.png"
  ])
})

test("the picture over a page that leads home is its logo, no picture that leads elsewhere or stands below", () => {
  const logos = (body: string) => read(body).logos.map((url) => new URL(url).pathname)
  expect(logos(`<div><a href="/"><img src="/stamp.webp"></a></div><h1>Tides</h1>`)).toEqual(["/stamp.webp"])
  expect(logos(`<a href="/en/"><img src="/a.svg"></a><a href="/"><img src="/b.svg"></a><h1>Tides</h1>`)).toEqual([
    "/a.svg"
  ])
  expect(logos(`<a href="https://partner.example/"><img src="/partner.svg"></a><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<header><img src="/external/logo/become_a_patron_button.png"></header><h1>Tides</h1>`)).toEqual([])
  // A flag leads home in another language, or in this one.
  expect(logos(`<a href="/"><img src="/img/flag-fr.svg" alt="FR"></a><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<a href="/"><img src="/gb.svg" alt="EN"></a><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<a href="/offer"><img src="/offer.png"></a><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<h1>Tides</h1><a href="/"><img src="/photo.jpg"></a>`)).toEqual([])
  expect(logos(`<a href="/"><img src="/harbour.jpg"></a><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<a href="/"><img src="/our-logo.jpg"></a><h1>Tides</h1>`)).toEqual(["/our-logo.jpg"])
})

test("a picture named like the site over its first heading is its logo, no photograph and nobody else's", () => {
  const host = new URL(read("").url).hostname.split(".").at(-2) ?? ""
  const logos = (body: string) => read(body).logos.map((url) => new URL(url).pathname)
  expect(logos(`<div><img src="/mark.png" alt="${host}"></div><h1>Tides</h1>`)).toEqual(["/mark.png"])
  expect(logos(`<div><img src="/logo/a.png" alt="${host} harbour masters"></div><h1>Tides</h1>`)).toEqual([
    "/logo/a.png"
  ])
  expect(logos(`<x-head><img slot="logo" src="/w.svg" alt=""></x-head><h1>Tides</h1>`)).toEqual(["/w.svg"])
  expect(logos(`<div><img src="/hero.png" alt="${host}"></div><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<div><img src="/harbour.jpg" alt="${host} at work"></div><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<div><img src="/partner.png" alt="Flourtech"></div><h1>Tides</h1>`)).toEqual([])
  expect(logos(`<h1>Tides</h1><img src="/mark.png" alt="${host}">`)).toEqual([])
})

test("a page opens with its logo where it is named so, or described with the site's name alone", () => {
  const logos = (body: string) =>
    read(`<title>Tidewatch | Tides</title>${body}`).logos.map((url) => new URL(url).pathname)
  const title = "<h1>Tides</h1>"
  expect(logos(`<img class="custom-logo" src="/a.svg">${title}`)).toEqual(["/a.svg"])
  expect(logos(`<div data-framer-name="Logo"><img src="/b.svg" alt="Wave"></div>${title}`)).toEqual(["/b.svg"])
  expect(logos(`<div class="brand"><img src="/c.png"></div>${title}`)).toEqual(["/c.png"])
  expect(logos(`<div><img src="/d.png" alt="Tidewatch"></div>${title}`)).toEqual(["/d.png"])
  expect(logos(`<div><img src="/beach.jpg" alt="Tidewatch"></div>${title}`)).toEqual([])
  expect(logos(`<div><img src="/e.png" alt="Tidewatch on the beach"></div>${title}`)).toEqual([])
  expect(logos(`<div class="logo-wall"><img src="/customer.svg"></div>${title}`)).toEqual([])
  expect(logos(`${title}<div class="brand"><img src="/partner.svg"></div>`)).toEqual([])
})

test("a logo is none of another host's thing, nor any picture to share", () => {
  const data = { "@type": "Organization", url: "https://acme.example", logo: "/acme.png" }
  const page = read(
    `<meta property="og:image" content="/party.png"><script type="application/ld+json">${JSON.stringify(data)}</script>`
  )
  expect(page.logos).toEqual([])
})

describe("real pages", () => {
  const folder = new URL("../../../../../shared/data/sites/", import.meta.url)
  const names = [
    "aisales",
    "brickproperty",
    "celestialsaas",
    "finance",
    "lawgroup",
    "nutrio",
    "project-africa",
    "saasydark",
    "scooter",
    "traveler"
  ]
  test.skipIf(!existsSync(folder)).each(names)("%s", (name) => {
    const html = readFileSync(new URL(`${name}/index.html`, folder), "utf8")
    const page = read(html)
    expect(page.title?.length).toBeGreaterThan(3)
    expect(page.lang).toBe("en")
    expect(page.text.length).toBeGreaterThan(1000)
    expect(page.headings.length).toBeGreaterThan(5)
    expect(page.logos.some((url) => url.includes("logo"))).toBe(true)
    expect(page.text).not.toMatch(/function\s*\(|gtag|@media|\{\s*$|<\/?\w+>/m)
    // Every plain line of the text stands in the page, its markup aside.
    const bare = html.replace(/<[^>]*>/g, "").replace(/\s+/g, "")
    const plain = page.text.split("\n").filter((line) => /^[\w ,.?-]+$/.test(line))
    expect(plain.length).toBeGreaterThan(10)
    expect(plain.filter((line) => !bare.includes(line.replaceAll(" ", "")))).toEqual([])
  })
})

test("reads an address that a content network hides from robots as its visitors do", () => {
  const hidden = (address: string) =>
    [0x5a, ...[...address].map((one) => one.charCodeAt(0) ^ 0x5a)]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("")
  const code = hidden("hello@tidewatch.example")
  const page = readPage({
    url: "https://tidewatch.example/",
    status: 200,
    html: `<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a></p>
      <p><a href="/cdn-cgi/l/email-protection#${hidden("sales@tidewatch.example")}">Sales</a></p>
      <p><span data-cfemail="00${hidden("nobody").slice(2)}">[email&#160;protected]</span></p>`
  })
  expect(page.emails).toEqual(["hello@tidewatch.example", "sales@tidewatch.example"])
  expect(page.text).toBe("Write to hello@tidewatch.example\nSales\n[email protected]")
})

test("prices set under each other by breaks are lines of their own; an address stays one", () => {
  const lines = (paragraph: string) =>
    (read(`<h2>Prices</h2><p>${paragraph}</p>`).blocks ?? []).map(({ text }) => text).slice(1)
  expect(lines("Solo: $12/month<br>Team: $29/month")).toEqual(["Solo: $12/month", "Team: $29/month"])
  expect(lines("Tides Ltd<br>4 Quay Street<br>Day ticket £5")).toEqual(["Tides Ltd 4 Quay Street Day ticket £5"])
  expect(lines("It was $12 then.<br>It is $29 now.")).toEqual(["It was $12 then. It is $29 now."])
})

describe("what the logo is said to show", () => {
  test.each([
    ["a picture that leads home", '<a href="/"><img src="a.png" alt="Pargeter & Wren"></a>', "Pargeter & Wren"],
    ["a drawing that leads home", '<a href="/" aria-label="Tidewatch home"><svg><path/></svg></a>', "Tidewatch home"],
    ["by its own title", '<a href="/"><svg><title>Tidewatch</title></svg></a>', "Tidewatch"],
    ["a picture above all text", '<img src="a.svg" alt="Tidewatch"><h1>Tide</h1>', "Tidewatch"],
    [
      "home before others",
      '<img src="a.svg" alt="The sea"><a href="/"><img src="b.svg" alt="Tidewatch"></a>',
      "Tidewatch"
    ],
    ["no words beside a picture", '<a href="/"><img src="a.png" alt="Leaf"> Tidewatch</a>', undefined],
    ["no picture below the first heading", '<h1>Tide</h1><img src="a.svg" alt="Ada Roth">', undefined],
    ["no photograph of people", '<img src="team-photo.jpg" alt="Ada and Ben"><h1>Tide</h1>', undefined],
    ["no flag", '<a href="/"><img src="/flags/en.png" alt="English"></a>', undefined],
    ["no sentence", `<img src="a.svg" alt="${"A picture of the sea ".repeat(5)}"><h1>Tide</h1>`, undefined]
  ])("%s", (_, body, words) => {
    const page = readPage({
      url: "https://tidewatch.example/",
      status: 200,
      html: `<body>${body}<p>Know the tide.</p>`
    })
    expect(page.logoWords).toBe(words)
  })
})
