/** The video that shows the product, and nobody else's. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { crumb, fact, homeOfCrumb } from "./FactPages.ts"

const review = (inside: string) =>
  `<section class="testimonials"><h2>What our customers say</h2><p>“Great.”</p>${inside}</section>`

const video = "https://www.youtube.com/watch?v=abcdefghijk"
describe("a video shows the product", () => {
  test.each([
    `<p><a href="${video}">Watch the demo</a></p>`,
    '<h2>Watch the trailer</h2><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    `<p><a href="${video}">See Crumb in action</a></p>`,
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="Crumb in 90 seconds"></iframe>',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb tour"></iframe>',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb in two minutes (Hindi with English subtitles)"></iframe>',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb Mini product video"></iframe>',
    `<a href="#"><div>Watch the film</div><script type="application/json">{"items":[{"originalUrl":"${video}"}]}</script></a>`,
    `<button data-video-url="${video}">Watch the demo</button>`,
    '<h2>At work</h2><film-box><button>Play</button><template><iframe src="https://www.youtube.com/embed/abcdefghijk?autoplay=1"></iframe></template></film-box>',
    '<h2>At work</h2><div class="video"><template><div> <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div></template></div>',
    `<p><a href="${video}">See the CX-40 at work</a></p>`,
    `<h2>At work</h2><div><a href="${video}"><img src="/poster.jpg" alt="Crumb walkthrough on YouTube"></a></div>`,
    `<h2>At work</h2><a href="${video}" aria-label="Watch the demo"><svg></svg></a><p>And what it bakes.</p>`,
    '<h2>At work</h2><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb in two minutes: from dough to PDF"></iframe>',
    `<p><a href="/ovens">Buy an oven</a> <a href="${video}">Watch it rise</a> (1 min 40)</p>`,
    '<h2>See it in action</h2><p>How Crustplan works, from dough to shelf.</p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="How a Crustplan works - Crumb"></iframe>',
    '<h2>At work</h2><p>A short walkthrough: a script becomes an episode.</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    '<h2>At work</h2><div class="player" data-video="abcdefghijk"><img src="https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg" alt=""></div>',
    '<h2>At work</h2><div data-embed-id="abcdefghijk"><span style="background-image:url(https://img.youtube.com/vi/abcdefghijk/0.jpg)"></span></div>',
    '<div><h2>At work</h2><p>From dough to shelf.</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div><div><h2>Radio ad</h2><p>Listen to our radio ad</p><iframe src="https://www.youtube.com/embed/zzzzzzzzzzz"></iframe></div>',
    `<p>It is a tool for bakers.</p><p><a href="${video}">Here it is in ninety seconds</a>, filmed over my shoulder.</p>`,
    '<h2>At work</h2><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Ninety seconds in a bakery"></iframe><h2>News</h2><ul class="news"><li><a href="https://www.youtube.com/watch?v=zzzzzzzzzzz">We were guests in Bread Radio</a></li></ul>'
  ])("%s", (html) => {
    expect(fact(homeOfCrumb(html), "demo_video_url", video, video)).toBe(video)
  })
  test.each([
    [
      "a player that names nobody",
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Seed round"></iframe>'
    ],
    [
      "a customer's, named beside us",
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb at Petit"></iframe>'
    ],
    ["whose picture says so", `<h2>At work</h2><a href="${video}"><img src="/p.jpg" alt="Max Roe on stage"></a>`],
    ["a talk in a lightbox", `<button data-video-url="${video}">Our CTO at BakeConf</button>`],
    ["a talk", `<p><a href="${video}">Our CTO at BakeConf</a></p>`],
    ["a customer's story", `<p><a href="${video}">See how Petit uses Crumb</a></p>`],
    ["a reviewer's", review(`<a href="${video}">Watch Max’s story</a>`)],
    ["a rival's", `<h2>How we compare</h2><p><a href="${video}">Watch the OvenDesk demo</a></p>`],
    ["her talk", `<h2>Hanna on stage</h2><p>Her twenty minutes on ovens are <a href="${video}">on video</a>.</p>`],
    ["a song", `<h2>Music</h2><p><a href="${video}">The song we bake to</a></p>`]
  ])("not %s", (_, html) => {
    expect(fact(homeOfCrumb(html), "demo_video_url", video, video)).toBeUndefined()
  })
})

describe("a film that bears our name", () => {
  const film = '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="{}"></iframe>'
  const shown = (title: string, lang: string) => {
    const page = readPage({
      url: "https://harbour.example/",
      status: 200,
      html: `<html lang="${lang}"><head><title>Rye Harbour</title></head><body><main><h1>Rye Harbour</h1>
        <p>Rye Harbour plans bread.</p><h2>At work</h2>${film.replace("{}", title)}</main></body></html>`
    })
    return fact(page, "demo_video_url", video, video)
  }
  test.each([
    ["en", "Rye Harbour"],
    ["it", "Rye Harbour in due minuti"],
    ["de", "Ein Montag mit Rye Harbour"]
  ])("in %s is ours, of two words as well: %s", (lang, title) => {
    expect(shown(title, lang)).toBe(video)
  })
  test.each([
    ["en", "Rye Harbour at Petit"],
    ["de", "Ein Montag mit Petit und Rye Harbour"]
  ])("in %s is not, where it names somebody else: %s", (lang, title) => {
    expect(shown(title, lang)).toBeUndefined()
  })
})

describe("and however it is shown", () => {
  test.each<[string, string, string?]>([
    [video, '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb in zwei Minuten"></iframe>', "de"],
    [
      video,
      '<p><a class="btn" href="/signup">Start</a> <a class="btn" href="https://www.youtube.com/watch?v=abcdefghijk">Watch the 2-minute demo</a></p>'
    ],
    [
      video,
      '<p><a class="btn" href="https://www.youtube.com/watch?v=abcdefghijk">So funktioniert’s (Video, 90 Sekunden)</a></p>',
      "de"
    ],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Voir la démo (2 min)</a></p>', "fr"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Ver cómo funciona</a></p>', "es"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Guarda la demo</a></p>', "it"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Assista à demonstração em vídeo</a></p>', "pt"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Bekijk hoe het werkt</a></p>', "nl"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">紹介動画を見る（1分半）</a></p>', "ja"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">观看演示</a></p>', "zh"],
    [video, '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">شاهد كيف نعمل</a></p>', "ar"],
    [
      video,
      '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Here is a little film</a> (1:40) of me kneading with it.</p>'
    ]
  ])("%s of %s", (url, html, lang = "en") => {
    expect(fact(homeOfCrumb(html, lang), "demo_video_url", url, url)).toBe(url)
  })
  test.each<[string, string, string, string?]>([
    [
      "a customer's story",
      video,
      '<h2>How Petit uses Crumb</h2><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'
    ],
    [
      "a talk",
      video,
      '<h2>Our CTO</h2><figure><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><figcaption>A talk on yeast</figcaption></figure>'
    ],
    [
      "a broadcaster's",
      video,
      `<h2>Seen on film</h2><p>The broadcaster's programme about bread used two of ours. You may <a href="${video}">watch the trailer</a>.</p>`
    ],
    ["a station's", video, `<p>Channel Seven made a report on bakers: <a href="${video}">watch it</a>.</p>`],
    ["a supplier's", video, `<h2>The oven</h2><p>Our supplier's film: <a href="${video}">watch</a>.</p>`],
    [
      "a harbour authority's",
      video,
      `<p>How the tide works is told in the <a href="${video}">video of the authority</a>.</p>`
    ],
    [
      "a report's",
      video,
      `<h2>Nos han nombrado</h2><p>El canal Mundo Puerto hizo un reportaje: <a href="${video}">ver reportaje</a>.</p>`,
      "es"
    ],
    [
      "a museum's",
      video,
      `<p>Der Film über die Salzfässer ist vom Heimatmuseum: <a href="${video}">ansehen</a>.</p>`,
      "de"
    ],
    [
      "told by another",
      video,
      `<p>Ein Video von Mehlwerk zeigt alte Öfen: <a href="${video}">Video ansehen</a>.</p>`,
      "de"
    ],
    ["a programme's", video, `<p>テレビ番組で紹介されました。<a href="${video}">動画を見る</a></p>`, "ja"],
    ["a documentary's", video, `<p>纪录片《面包》：<a href="${video}">观看视频</a></p>`, "zh"],
    ["a channel's", video, `<p>أعدت قناة الخبز تقريرًا: <a href="${video}">شاهد الفيديو</a></p>`, "ar"],
    [
      "a documentary's",
      video,
      `<p>Un documentaire de la chaîne locale : <a href="${video}">voir la vidéo</a>.</p>`,
      "fr"
    ],
    ["a broadcast's", video, `<p>De omroep maakte een uitzending: <a href="${video}">bekijk de video</a>.</p>`, "nl"],
    ["a report's", video, `<p>A emissora local fez uma reportagem: <a href="${video}">ver vídeo</a>.</p>`, "pt"],
    ["a report's", video, `<p>Un servizio del telegiornale: <a href="${video}">guarda il video</a>.</p>`, "it"],
    [
      "under a talk's heading",
      video,
      `<section><h2>Keynote at the bread conference</h2><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Crumb in action"></iframe></section>`
    ]
  ])("not %s: %s %s", (_, url, html, lang = "en") => {
    expect(fact(homeOfCrumb(html, lang), "demo_video_url", url, url)).toBeUndefined()
  })
})

test("the one film of a press kit, and nothing from the middle of a recording", () => {
  const film = '<h2>Videos</h2><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'
  const more = '<iframe src="https://www.youtube.com/embed/zzzzzzzzzzz"></iframe>'
  const on = (path: string, main: string, url = video) => fact(crumb({ main, path }), "demo_video_url", url, url)
  expect(on("presskit.html", film)).toBe(video)
  expect(on("presskit.html", film + more)).toBeUndefined()
  expect(on("blog.html", film)).toBeUndefined()
  const late = "https://www.youtube.com/watch?v=abcdefghijk&t=2365"
  expect(on("", `<p><a href="${late}">Introduction</a></p>`, late)).toBeUndefined()
})

test.each([
  // Somebody's name in a title, though ours stands behind it
  '<h2>Stories</h2><p>How Miller plans.</p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="How Miller plans - Crumb"></iframe>',
  '<h2>See it in action</h2><iframe src="https://www.youtube.com/embed/abcdefghijk" title="How Miller bakes - Crumb"></iframe>',
  // Something to listen to
  "<h2>Radio ad</h2><p>Listen to our radio ad</p><iframe src='https://www.youtube.com/embed/abcdefghijk'></iframe>",
  "<h2>Our podcast</h2><p>The newest episode.</p><iframe src='https://www.youtube.com/embed/abcdefghijk'></iframe>",
  // A number that no picture bears out, and a picture of another film
  '<h2>At work</h2><div data-video="abcdefghijk"><img src="/oven.jpg"></div>',
  '<h2>At work</h2><div data-video="abcdefghijk"><img src="https://i.ytimg.com/vi/zzzzzzzzzzz/0.jpg"></div>'
])("not %s", (html) => {
  expect(fact(homeOfCrumb(html), "demo_video_url", video, video)).toBeUndefined()
})
