/** Whether an answer is for a person at a browser or for a program, by `Accept` (RFC 9110 §12.5.1). */

/** How much a caller wants a media type; what they name most exactly counts. */
const weightOf = (accept: string, type: string): number => {
  const names = [type, type.replace(/\/.*/, "/*"), "*/*"]
  let best = { place: names.length, weight: 0 }
  for (const part of accept.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
    const place = names.indexOf(name)
    if (place < 0 || place >= best.place) continue
    const q = parameters.find((parameter) => parameter.startsWith("q="))
    best = { place, weight: q === undefined ? 1 : Number(q.slice(2)) || 0 }
  }
  return best.weight
}

/** A program that takes anything, or says nothing, is given what it can read. */
export const prefersPage = (headers: Headers): boolean => {
  const accept = headers.get("accept")
  return accept !== null && weightOf(accept, "text/html") > weightOf(accept, "application/json")
}
