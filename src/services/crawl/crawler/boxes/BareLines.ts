/** Lines as they are meant: letters without the room between them, titles without the colon before what they head. */
import { bareLine } from "../../../../domain/text/Folding.ts"

/** Capitals set apart for looks: "P R I C I N G". Words of it are wider apart than letters. */
const spacedLetters = /^\p{L}(?:\s\p{L}){3,}(?:\s{2,}\p{L}(?:\s\p{L})+)*$/u
export const closedUp = (text: string) => {
  const bare = text.replaceAll("\u00a0", " ").trim()
  return bare.length < 100 && spacedLetters.test(bare)
    ? bare
        .split(/\s{2,}/)
        .map((word) => word.replace(/\s/g, ""))
        .join(" ")
    : text
}

const colon = /(?<=\S)\s*[:：]$/u
export const bareTitle = (text: string): string => bareLine(text).replace(colon, "")
