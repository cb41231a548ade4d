/** Drawing an SVG of ours as PNG, in a helper beside the event loop: it takes some tens of milliseconds of work. */
import { Resvg } from "@resvg/resvg-js"

/** Fonts that come with the program, so that a picture is the same on every machine. */
const fontFiles = ["DejaVuSerif-Bold", "DejaVuSans", "DejaVuSans-Bold"].map(
  (name) => new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)).pathname
)

export const drawPicture = (svg: string): Uint8Array =>
  new Uint8Array(
    new Resvg(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" },
      // No address is in it; were there one, nothing would be fetched.
      imageRendering: 0
    })
      .render()
      .asPng()
  )
