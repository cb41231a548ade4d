/**
 * A4 pages that are written from top to bottom: fonts, colours, and text that is measured before it is set, so that
 * nothing is cut in two. Every word is tagged with what it is, in the order in which it is read; rules and page numbers
 * are marked as ornament.
 */
import { readFileSync } from "node:fs"
import PDFDocument from "pdfkit"

/** Points. */
export const pageMargin = 54
const bottomMargin = 64
const page = { width: 595.28, height: 841.89 }
export const textWidth = page.width - 2 * pageMargin

export const inks = { ink: "#1b1a17", soft: "#5f5a50", line: "#d9d3c7", signal: "#b8391a" } as const

const faces = {
  serif: "DejaVuSerif-Bold",
  sans: "DejaVuSansCondensed",
  bold: "DejaVuSansCondensed-Bold",
  mono: "DejaVuSansMono"
} as const
type Face = keyof typeof faces
const files = new Map<Face, Buffer>()
const faceFile = (face: Face): Buffer => {
  const known = files.get(face)
  if (known !== undefined) return known
  const read = readFileSync(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${faces[face]}.ttf`)))
  files.set(face, read)
  return read
}

export interface PdfType {
  readonly face?: Face
  readonly size?: number
  readonly colour?: keyof typeof inks
  readonly align?: "left" | "right"
}

/** Where a piece of text goes and how wide it may run. */
export interface PdfPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

type Element = PDFKit.PDFStructureElement

export const makeSheet = (about: { readonly title: string; readonly author: string; readonly at: Date }) => {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: pageMargin, bottom: bottomMargin, left: pageMargin, right: pageMargin },
    pdfVersion: "1.7",
    lang: "en",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: about.title, Author: about.author, Creator: "Launchbook", CreationDate: about.at, ModDate: about.at }
  })
  for (const face of Object.keys(faces)) {
    // The keys of an object are its own.
    doc.registerFont(face, faceFile(face as Face))
  }
  const chunks: Array<Uint8Array> = []
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk))
  const root = doc.struct("Document")
  doc.addStructure(root)

  const dress = ({ face = "sans", size = 9, colour = "ink" }: PdfType) =>
    doc.font(face).fontSize(size).fillColor(inks[colour])
  const options = (width: number, { align = "left" }: PdfType) => ({ width, align, lineGap: 1.5 })

  /** Points that the text takes, set to that width. */
  const heightOf = (text: string, width: number, lettering: PdfType = {}): number =>
    dress(lettering).heightOfString(text, options(width, lettering))

  /** Sets text as an element of `parent`; answers where the next line begins. */
  const set = (
    parent: Element,
    tag: string,
    text: string,
    { x, y, width }: PdfPlace,
    lettering: PdfType = {}
  ): number => {
    const height = heightOf(text, width, lettering)
    parent.add(
      doc.struct(tag, {}, () => {
        dress(lettering).text(text, x, y, options(width, lettering))
      })
    )
    return y + height
  }

  /** A group of elements: a table, a row, a section. */
  const group = (parent: Element, tag: string): Element => {
    const element = doc.struct(tag)
    parent.add(element)
    return element
  }

  const ornament = (draw: () => void, type: "Layout" | "Pagination" = "Layout") => {
    doc.markContent("Artifact", { type })
    draw()
    doc.endMarkedContent()
  }
  const rule = (y: number, more: { readonly x?: number; readonly width?: number; readonly strong?: boolean } = {}) => {
    const { x = pageMargin, width = textWidth, strong = false } = more
    ornament(() => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(strong ? 1.5 : 0.5)
        .stroke(strong ? inks.ink : inks.line)
    })
  }
  const frame = ({ x, y, width }: PdfPlace, height: number) =>
    ornament(() => {
      doc.rect(x, y, width, height).lineWidth(1).stroke(inks.signal)
    })

  /** Text that repeats what was said: the head of a table on a further page. */
  const repeat = (text: string, { x, y, width }: PdfPlace, lettering: PdfType = {}) =>
    ornament(() => {
      dress(lettering).text(text, x, y, options(width, lettering))
    })

  /** Where to go on so that `height` fits: here, or at the top of a further page. */
  const room = (y: number, height: number): number => {
    if (y + height <= page.height - bottomMargin) return y
    doc.addPage()
    return pageMargin
  }

  /** Writes the foot of every page and closes the document. */
  const finish = (footOf: (number: number, count: number) => string): Promise<Uint8Array> => {
    const { start, count } = doc.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      doc.switchToPage(at)
      // The foot stands in the margin, where text would begin a new page.
      doc.page.margins.bottom = 0
      const place = { x: pageMargin, y: page.height - 40, width: textWidth }
      ornament(() => {
        dress({ size: 7.5, colour: "soft" }).text(footOf(at - start + 1, count), place.x, place.y, {
          ...options(place.width, {}),
          lineBreak: false
        })
      }, "Pagination")
    }
    root.end()
    return new Promise((resolve, reject) => {
      doc.on("end", () => resolve(Buffer.concat(chunks)))
      doc.on("error", reject)
      doc.end()
    })
  }

  return { root, heightOf, set, group, rule, frame, repeat, room, finish } as const
}
export type PdfSheet = ReturnType<typeof makeSheet>
