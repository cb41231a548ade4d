import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { unlinked, urlsIn, videoKey } from "../../../src/domain/text/WebAddresses.ts"

describe("words without links", () => {
  test.each([
    ["Tidewatch", "Tidewatch"],
    ["Rocket.Chat", "Rocket[.]Chat"],
    ["Know the tide. Always.", "Know the tide. Always."],
    ["https://evil.example/a", "https: //evil[.]example/a"],
    ["www.evil.example", "www[.]evil[.]example"],
    ["a@evil。example", "a@evil[.]example"],
    ["javascript:alert(1)", "javascript: alert(1)"]
  ])("%s", (text, plain) => expect(unlinked(text)).toBe(plain))

  test("whatever they are, nothing in them is an address any more", () => {
    const part = fc.constantFrom("https:", "//", "evil", ".", "example", " ", ":", "@", "www", "/", "。", "．")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const plain = unlinked(parts.join(""))
        expect(urlsIn(plain)).toEqual([])
        expect(plain).not.toMatch(/[a-z]\.[a-z]/)
      })
    )
  })
})

describe("a video is the same however it is linked", () => {
  test.each([
    ["https://youtu.be/abcdefghijk", "youtube:abcdefghijk"],
    ["https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0", "youtube:abcdefghijk"],
    ["https://vimeo.com/912003344", "vimeo:912003344"],
    ["https://vimeo.com/912003344/0a1b2c3d4e", "vimeo:912003344"],
    ["https://player.vimeo.com/video/912003344?h=7a", "vimeo:912003344"],
    ["https://tide.example/films/Tour.MP4?v=2", "tide.example/films/Tour.MP4?v=2"],
    ["https://vimeo.com/tidewatch", null],
    ["https://vimeo.com/showcase/912003344", null],
    ["https://vimeo.com.evil.example/912003344", null],
    ["https://www.youtube.com/@tide", null],
    ["https://tide.example/tour.html", null],
    ["javascript:tour.mp4", null]
  ])("%s", (url, key) => expect(videoKey(url)).toBe(key))
})
