/** What becomes of a file that somebody sends as a picture. */
import { describe, expect, test } from "bun:test"
import { deflateSync } from "node:zlib"
import { Effect, Either } from "effect"
import { pictureIn, pictureLimits } from "../../../../src/services/owners/care/Pictures.ts"
import { pictureFile } from "../../../support/CaredListing.ts"

const drawn = (file: Uint8Array, side = 1920) => Effect.runPromise(Effect.either(pictureIn(file, side)))
const picture = async (file: Uint8Array, side?: number) => Either.getOrThrow(await drawn(file, side))
const refusal = async (file: Uint8Array) =>
  Either.match(await drawn(file), { onLeft: ({ message }) => message, onRight: () => "taken" })

const wrongKind = "This is no PNG, JPEG or WebP picture. Save it as one of these, and send it again."
const broken = "The picture is broken. Open it and save it anew, and send it again."
const tooMany = "The picture has more than 24 million pixels. Make it smaller first."
const text = (written: string) => new TextEncoder().encode(written)

/** A PNG that says it is so large, with as many rows of nothing as are asked for. */
const pngOf = (width: number, height: number, rows: number) => {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, "latin1"), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(Bun.hash.crc32(body))
    return Buffer.concat([head, body, sum])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk("IEND", Buffer.alloc(0))
  ])
}

describe("a picture", () => {
  test.each(["png", "jpeg", "webp"] as const)("of kind %s is drawn anew as WebP", async (kind) => {
    const { bytes, width, height, hash } = await picture(await pictureFile(kind, 640, 400, 90))
    expect([width, height]).toEqual([640, 400])
    expect([bytes.subarray(0, 4).toString("latin1"), bytes.subarray(8, 12).toString("latin1")]).toEqual([
      "RIFF",
      "WEBP"
    ])
    expect(hash).toBe(new Bun.CryptoHasher("sha256").update(bytes).digest("hex"))
  })

  test("is made smaller where it is larger than it is ever shown, and never larger", async () => {
    const large = await pictureFile("jpeg", 4000, 1000)
    expect(await picture(large)).toMatchObject({ width: 1920, height: 480 })
    expect(await picture(large, 512)).toMatchObject({ width: 512, height: 128 })
    expect(await picture(await pictureFile("png", 40, 50))).toMatchObject({ width: 40, height: 50 })
  })

  test("is the same whatever its file says beside its pixels: where it was taken does not come along", async () => {
    const plain = await pictureFile("jpeg")
    const exif = Buffer.from("Exif\0\0II*\0GPSLatitude 52.3731081, Ingrid's phone")
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
    const located = Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)])
    expect(located.includes("GPSLatitude")).toBe(true)
    const kept = await picture(located)
    expect(kept.bytes.includes("GPS")).toBe(false)
    expect(kept.hash).toBe((await picture(plain)).hash)
  })

  test("that is something else as well is only a picture afterwards", async () => {
    const script = "<html><script>alert(document.domain)</script></html>"
    for (const kind of ["png", "jpeg"] as const) {
      const polyglot = Buffer.concat([await pictureFile(kind), Buffer.from(script)])
      const { bytes } = await picture(polyglot)
      expect(bytes.includes("script")).toBe(false)
    }
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)])
    const plain = await pictureFile("jpeg")
    const { bytes } = await picture(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]))
    expect(bytes.includes("script")).toBe(false)
  })
})

describe("what is no picture is refused with a sentence", () => {
  test.each([
    ["SVG with a script", text(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)],
    ["HTML that is called .png", text("<!doctype html><script>alert(1)</script>")],
    ["GIF with a script", text("GIF89a/*<script>alert(1)</script>*/=1")],
    ["PDF", text("%PDF-1.7")],
    ["bitmap", text("BM with whatever follows")],
    ["one letter", text("x")],
    ["zip", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]
  ])("%s", async (_, file) => {
    expect(await refusal(file)).toBe(wrongKind)
  })

  test("no file", async () => {
    expect(await refusal(new Uint8Array())).toBe("Choose a picture first.")
  })

  test("only the first bytes of one", async () => {
    for (const kind of ["png", "jpeg", "webp"] as const) {
      const whole = await pictureFile(kind)
      expect([kind, await refusal(whole.subarray(0, 16))]).toEqual([kind, broken])
    }
    expect(await refusal(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(500)]))).toBe(broken)
  })

  test("rows that are missing", async () => {
    expect(await refusal(pngOf(800, 600, 3))).toBe(broken)
  })

  test("a few bytes that unpack to more than there is room for", async () => {
    const bomb = pngOf(60_000, 60_000, 1)
    expect(bomb.length).toBeLessThan(1000)
    expect(await refusal(bomb)).toBe(tooMany)
    expect(await refusal(pngOf(6001, 4000, 4000))).toBe(tooMany)
    expect(await refusal(pngOf(6000, 4000, 4000))).toBe("taken")
  })

  test("a file larger than it may be", async () => {
    const padded = Buffer.concat([await pictureFile("jpeg"), Buffer.alloc(pictureLimits.bytes)])
    expect(await refusal(padded)).toBe("The picture is larger than 4 MB. Make it smaller first.")
  })

  test("a dot that counts who looks", async () => {
    expect(await refusal(await pictureFile("png", 1, 1))).toBe("The picture is smaller than 32 pixels.")
  })
})
