import { describe, expect, test } from "bun:test"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import fc from "fast-check"
import { badgeSnippet } from "../../../../src/domain/launch/BadgeEmbed.ts"
import { findBadge } from "../../../../src/services/launches/badge/BadgePage.ts"

const origin = "https://launchbook.example"
const slug = "saltgrass"
const link = `${origin}/products/${slug}`
const image = `${origin}/badges/${slug}/listed.svg`
const asked = { pageUrl: "https://saltgrass.example/", origin, slug }
/** Enough words that a page does not look like an empty shell. */
const words = `<p>${"Sensor kits that tell you when a marsh is drowning. ".repeat(8)}</p>`

const look = (body: string, head = "<title>Saltgrass</title>", more: Partial<typeof asked> = {}) =>
  findBadge(`<!doctype html><html><head>${head}</head><body>${words}${body}</body></html>`, { ...asked, ...more })
const reason = (body: string, head?: string) => {
  const finding = look(body, head)
  return finding.result === "found" ? "found" : finding.reason
}
const img = `<img src="${image}">`
const badge = `<a href="${link}">${img}</a>`

describe("a badge is found", () => {
  test("as the snippet we hand out, in every kind and form", () => {
    for (const kind of ["listed", "launched", "featured", "verified", "launch_of_the_week"] as const) {
      const form = { shape: "pill", mode: "auto", size: "l" } as const
      const snippet = badgeSnippet(origin, slug, { kind, name: 'The "Salt" & <Grass>', ...form })
      expect(look(snippet)).toEqual({ result: "found" })
    }
  })

  const variants: Record<string, string> = {
    "with any rel and target": `<a rel="nofollow noopener sponsored" target=_blank href="${link}">${img}</a>`,
    "without quotes and end tags": `<a href=${link}><img src=${image}>`,
    "in upper case, with single quotes": `<A HREF='${link}'><IMG SRC='${image}'></A>`,
    "deep inside the link": `<a href="${link}"><span><b></b><picture><img alt="x" src="${image}"></picture></span></a>`,
    "beside words": `<a href="${link}">We are on ${img} Launchbook</a>`,
    "with entities in the addresses": `<a href="https&#58;//launchbook&period;example/products/saltgr&#x61;ss?a=1&amp;b=2"><img src="${image.replaceAll("/", "&#47;")}?shape=pill&amp;mode=dark"></a>`,
    "with white space around the addresses": `<a href=" ${link}\n"><img src="\t${image} "></a>`,
    "protocol-relative": `<a href="//launchbook.example/products/saltgrass"><img src="//launchbook.example/badges/saltgrass/listed.svg"></a>`,
    "over http": `<a href="${link.replace("https", "http")}">${img}</a>`,
    "with www. and capitals in the host": `<a href="https://WWW.LaunchBook.Example/products/saltgrass/">${img}</a>`,
    "with a trailing slash, a tracker and a fragment": `<a href="${link}/?utm_source=home&amp;ref=x#reviews">${img}</a>`,
    "with another case in the path": `<a href="${origin}/Products/SaltGrass">${img}</a>`,
    "with an escaped path": `<a href="${origin}/products/%73altgrass">${img}</a>`,
    "with an explicit default port": `<a href="https://launchbook.example:443/products/saltgrass">${img}</a>`,
    "as any of the kinds": `<a href="${link}"><img src="${origin}/badges/saltgrass/launch_of_the_week.svg?size=l"></a>`,
    "in a srcset": `<a href="${link}"><img srcset="${image} 1x, ${image}?size=l 2x"></a>`,
    "in a source of a picture": `<a href="${link}"><picture><source srcset="${image}?mode=dark" media="(prefers-color-scheme:dark)"></picture></a>`,
    "loaded late": `<a href="${link}"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${image}"></a>`,
    "loaded late by srcset": `<a href="${link}"><img data-lazy-srcset="${image} 1x"></a>`,
    "loaded late, with a noscript twin": `<a href="${link}"><img class=lazy><noscript>${img}</noscript></a>`,
    "as an image of an inline svg": `<a href="${link}"><svg width="204" height="56"><image href="${image}"/></svg></a>`,
    "as an image with xlink": `<a href="${link}"><svg><image xlink:href="${image}"></image></svg></a>`,
    "through Next.js": `<a href="${link}"><img src="/_next/image?url=${encodeURIComponent(`${image}?size=m`)}&amp;w=256&amp;q=75"></a>`,
    "through wsrv.nl": `<a href="${link}"><img src="https://wsrv.nl/?url=launchbook.example/badges/saltgrass/listed.svg&w=200"></a>`,
    "through weserv with ssl:": `<a href="${link}"><img src="//images.weserv.nl/?url=ssl:launchbook.example/badges/saltgrass/listed.svg"></a>`,
    "through Cloudflare": `<a href="${link}"><img src="/cdn-cgi/image/width=80,quality=75/${image}"></a>`,
    "through a proxy that folds slashes": `<a href="${link}"><img src="https://cdn.example/fetch/https:/launchbook.example/badges/saltgrass/listed.svg"></a>`,
    "through Photon": `<a href="${link}"><img src="https://i0.wp.com/launchbook.example/badges/saltgrass/listed.svg?ssl=1"></a>`,
    "through an escaped path": `<a href="${link}"><img src="https://cdn.example/_image/${encodeURIComponent(image)}"></a>`,
    "through two proxies": `<a href="${link}"><img src="/_next/image?url=${encodeURIComponent(`https://wsrv.nl/?url=${encodeURIComponent(image)}`)}"></a>`,
    "with the address kept beside a proxy's": `<a href="${link}"><img src="https://camo.example/0a1b" data-canonical-src="${image}"></a>`,
    "once visibly, once hidden": `<div hidden>${badge}</div>${badge}`,
    "beside another listing's": `<a href="${origin}/products/other"><img src="${origin}/badges/other/listed.svg"></a>${badge}`,
    "after a link that was never closed": `<a href="${origin}/products/other">${badge}`,
    "with attributes said twice": `<a href="${link}" href="/x"><img src="${image}" src="/y"></a>`,
    "on a host written with its root dot": `<a href="https://launchbook.example./products/saltgrass">${img}</a>`,
    "after a drawing that closes itself": `<a href="${link}"><svg><g style="display:none"/><image href="${image}"/></svg></a>`,
    "in a closed details": `<details><summary>Press</summary>${badge}</details>`,
    "in a box that keeps its shape by padding": `<div style="height:0;overflow:hidden;padding-bottom:20%">${badge}</div>`,
    "half transparent, narrow, moved a little": `<div style="opacity:.5;max-width:100%;margin-left:-20px;width:1%">${badge}</div>`,
    "in a template that is drawn at once": `<div><template shadowrootmode="open">${badge}</template></div>`,
    "in broken markup": `<div><p><table><tr>${badge}</div></b></i>`
  }
  for (const [name, body] of Object.entries(variants)) {
    test(name, () => expect(look(body)).toEqual({ result: "found" }))
  }

  test("by relative addresses under a base", () => {
    const relative = `<a href="products/saltgrass"><img src="/badges/saltgrass/listed.svg"></a>`
    expect(reason(relative, `<base href="${origin}/">`)).toBe("found")
    expect(reason(relative, `<base target="_blank"><base href="${origin}/x/">`)).toBe("no_link")
    expect(reason(relative)).toBe("absent")
  })
  test("on a directory with a port of its own, and not on its neighbour", () => {
    const local = { origin: "http://localhost:3000" }
    const at = (port: number) =>
      `<a href="http://localhost:${port}/products/saltgrass"><img src="http://localhost:${port}/badges/saltgrass/listed.svg"></a>`
    expect(look(at(3000), "", local).result).toBe("found")
    expect(look(at(3001), "", local).result).toBe("not_found")
  })
})

describe("a badge is not found", () => {
  const misses: Record<string, readonly [string, string]> = {
    "a page without it": ["", "absent"],
    "in a comment": [`<!-- ${badge} -->`, "absent"],
    "in a conditional comment": [`<!--[if IE]>${badge}<![endif]-->`, "absent"],
    "as text": [badge.replaceAll("<", "&lt;"), "absent"],
    "in a style": [`<style>/* ${badge} */</style>`, "absent"],
    "in a template": [`<template>${badge}</template>`, "absent"],
    "in a textarea": [`<textarea>${badge}</textarea>`, "absent"],
    "in an iframe's fallback": [`<iframe>${badge}</iframe>`, "absent"],
    "in an attribute": [`<div data-html='${badge}' title='${badge}'></div>`, "absent"],
    "in JSON-LD": [`<script type="application/ld+json">{"image":"${image}","sameAs":"${link}"}</script>`, "absent"],
    "in a script": [`<script>el.innerHTML='${badge}'</script>`, "js_rendered_suspected"],
    "in a framework's data": [
      `<script id="__NEXT_DATA__" type="application/json">{"html":"${image.replaceAll("/", "\\/")}"}</script>`,
      "js_rendered_suspected"
    ],
    "in a noscript of a page with words": [`<noscript>${badge}</noscript>`, "hidden"],
    "the link alone, as text": [`<a href="${link}">Saltgrass on Launchbook</a>`, "no_image"],
    "the link around another picture": [`<a href="${link}"><img src="/logo.svg"></a>`, "no_image"],
    "the link around a copy of the badge": [
      `<a href="${link}"><img src="/badges/saltgrass/listed.svg"></a>`,
      "no_image"
    ],
    "the link around a picture of ours that is no badge": [
      `<a href="${link}"><img src="${origin}/badges/saltgrass/listed.png"><img src="${origin}/badges/listed.svg"></a>`,
      "no_image"
    ],
    "the badge after a link that another one ended": [`<a href="${link}">a <a href="/x">b</a> ${img}`, "no_image"],
    "the badge alone": [img, "no_link"],
    "the badge beside the link": [`<a href="${link}"></a>${img}`, "no_image"],
    "the badge linked to our home": [`<a href="${origin}/">${img}</a>`, "no_link"],
    "the badge linked to its own picture": [`<a href="${image}">${img}</a>`, "no_link"],
    "the badge linked to a page under the listing's": [`<a href="${link}/reviews">${img}</a>`, "no_link"],
    "the badge with an anchor that leads nowhere": [`<a name="top">${img}</a>`, "no_link"],
    "the badge with a script for a link": [`<a href="javascript:location='${link}'">${img}</a>`, "no_link"],
    "the badge linked elsewhere with our address in the query": [
      `<a href="https://other.example/?to=${encodeURIComponent(link)}">${img}</a>`,
      "no_link"
    ],
    "another listing's badge": [
      `<a href="${origin}/products/other"><img src="${origin}/badges/other/listed.svg"></a>`,
      "wrong_listing"
    ],
    "another listing's badge on our link": [
      `<a href="${link}"><img src="${origin}/badges/other/listed.svg"></a>`,
      "wrong_listing"
    ],
    "our badge on another listing's link": [`<a href="${origin}/products/other">${img}</a>`, "wrong_listing"],
    "a listing whose slug begins like ours": [
      `<a href="${link}-2"><img src="${origin}/badges/saltgrass-2/listed.svg"></a>`,
      "wrong_listing"
    ],
    "a host that only looks like ours": [
      badge.replaceAll("launchbook.example", "launchbook.example.evil.test"),
      "absent"
    ],
    "a host that ends like ours": [badge.replaceAll("launchbook.example", "notlaunchbook.example"), "absent"],
    "a subdomain of ours": [badge.replaceAll("launchbook.example", "blog.launchbook.example"), "absent"],
    "user names in front of another host": [
      badge.replaceAll("https://launchbook.example", "https://launchbook.example@evil.test"),
      "absent"
    ]
  }
  for (const [name, [body, why]] of Object.entries(misses)) {
    test(`${name}: ${why}`, () => expect<string>(reason(body)).toBe(why))
  }

  const hiding: ReadonlyArray<string> = [
    `<div style="display:none">${badge}</div>`,
    `<div style="color:red; DISPLAY : NONE !important">${badge}</div>`,
    `<section hidden><p>${badge}</p></section>`,
    `<div style="visibility:hidden">${badge}</div>`,
    `<div style="opacity:0.0">${badge}</div>`,
    `<div style="position:absolute;left:-9999px">${badge}</div>`,
    `<div style="text-indent:-999em;margin-left:-9999px">${badge}</div>`,
    `<div style="width:1px;height:1px;overflow:hidden">${badge}</div>`,
    `<div style="clip-path: inset(50%)">${badge}</div>`,
    `<div style="transform:scale(0)">${badge}</div>`,
    `<dialog>${badge}</dialog>`,
    `<a style="display:none" href="${link}">${img}</a>`,
    `<a href="${link}"><img width="1" height="1" src="${image}"></a>`,
    `<a href="${link}"><img style="width:0" src="${image}"></a>`,
    `<a href="${link}">text<span style="display:none">${img}</span></a>`
  ]
  for (const body of hiding) test(`hidden by ${body.slice(0, 60)}`, () => expect(reason(body)).toBe("hidden"))

  test("tells what was seen", () => {
    expect(look(`<a href="/a">a</a><a href="/b">b</a><a>c</a>`, "<title> Salt\n grass &amp; sons </title>")).toEqual({
      result: "not_found",
      reason: "absent",
      seen: { title: "Salt grass & sons", links: 2 }
    })
    expect(look("", "")).toMatchObject({ seen: { title: null, links: 0 } })
    expect(look("<svg><title>Menu</title></svg>")).toMatchObject({ seen: { title: "Saltgrass" } })
  })
})

describe("pages that scripts draw", () => {
  const shell = (body: string) => findBadge(`<!doctype html><title>App</title>${body}`, asked)
  test("an empty shell is suspected, not blamed", () => {
    expect(shell(`<div id="root"></div><script type="module" src="/main.js"></script>`)).toMatchObject({
      reason: "js_rendered_suspected"
    })
    expect(shell(`<div>Loading</div><script src="/main.js"></script>`)).toMatchObject({
      reason: "js_rendered_suspected"
    })
  })
  test("so is a long page with an empty mount, but not one that is drawn", () => {
    expect(reason(`<div id="__next"></div><script src="/m.js"></script>`)).toBe("js_rendered_suspected")
    expect(reason(`<div id="__next"><main>Hi</main></div><script src="/m.js"></script>`)).toBe("absent")
  })
  test("a short page without scripts is what it is", () => {
    expect(shell("<p>Soon</p>")).toMatchObject({ reason: "absent" })
  })
  test("their noscript is the page", () => {
    expect(shell(`<noscript>${badge}</noscript><div id="root"></div><script src="/m.js"></script>`).result).toBe(
      "found"
    )
    expect(
      shell(`<noscript><p hidden>${badge}</p></noscript><div id="root"></div><script src="/m.js"></script>`)
    ).toMatchObject({ reason: "hidden" })
  })
  test("what is in their plain markup counts as anywhere", () => {
    expect(shell(`<div id="root"></div>${badge}<script src="/m.js"></script>`).result).toBe("found")
  })
})

describe("any page at all", () => {
  const piece = fc.constantFrom(
    "<a href='",
    link,
    "'>",
    "<img src=",
    image,
    "</a>",
    "<!--",
    "-->",
    "<noscript>",
    "&#",
    "\u0000",
    "<svg>",
    "<base href='",
    "x"
  )
  test("is answered, never thrown at", () => {
    const anyHtml = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((parts) => parts.join(""))
    )
    fc.assert(fc.property(anyHtml, (html) => ["found", "not_found"].includes(findBadge(html, asked).result)))
  })
  test("can be nested deeper than a stack", () => {
    expect(look(`${"<div>".repeat(200_000)}${badge}`).result).toBe("found")
    expect(look(`${`<a href="${link}">`.repeat(50_000)}${img}`).result).toBe("found")
    // Each end tag here closes nothing; looking through the open ones for each would take minutes.
    expect(look(`${"<b>".repeat(200_000)}${"</i>".repeat(500_000)}${badge}`).result).toBe("found")
  })
})

const sites = new URL("../../../../../shared/data/sites/", import.meta.url)
const hasSites = existsSync(sites)
describe("real landing pages", () => {
  const pages = hasSites ? readdirSync(sites).filter((name) => existsSync(new URL(`${name}/index.html`, sites))) : []
  test.skipIf(!hasSites)(
    "have no badge until it is pasted into their footer, and none once it is hidden (needs shared/data)",
    () => {
      expect(pages.length).toBeGreaterThan(5)
      for (const name of pages) {
        const html = readFileSync(new URL(`${name}/index.html`, sites), "utf8")
        const pasted = (snippet: string) => findBadge(html.replace("</footer>", `${snippet}</footer>`), asked)
        expect(html).toContain("</footer>")
        expect({ name, ...pasted("") }).toMatchObject({ name, result: "not_found", reason: "absent" })
        expect({ name, ...pasted(badge) }).toEqual({ name, result: "found" })
        expect({ name, ...pasted(`<div style="display:none">${badge}</div>`) }).toMatchObject({
          name,
          reason: "hidden"
        })
      }
    }
  )
})
