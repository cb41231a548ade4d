/** The site's mark: the stroke of an L on its signal colour, as browsers and telephones ask for it. */

/** `radius` of 32: telephones round the corners themselves. */
const mark = (size: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#b8391a"/><path d="M10 7v18h12" fill="none" stroke="#fff" stroke-width="4"/></svg>`

export const iconSize = 32
export const touchSize = 180
export const iconSvg = mark(iconSize, 7)
export const touchSvg = mark(touchSize, 0)

/** A PNG as the one picture of an ICO file: six bytes of head, sixteen of what it is and where. */
export const icoOf = (png: Uint8Array): Uint8Array => {
  const head = 22
  const ico = new Uint8Array(head + png.byteLength)
  const view = new DataView(ico.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  ico.set([iconSize, iconSize, 0, 0], 6)
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true)
  view.setUint32(14, png.byteLength, true)
  view.setUint32(18, head, true)
  ico.set(png, head)
  return ico
}
