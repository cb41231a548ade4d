import { caseless } from "../../../../reading/patterns/Caseless.ts"
import { hasFigure } from "../Money.ts"

/** Sums whose figure is spelled out: "three pounds a month" as "3 pounds a month". */
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "1 one ein einen un une uno una um uma één",
    "2 two zwei deux dos dois duas due twee",
    "3 three drei trois tres três tre drie",
    "4 four vier quatre cuatro quatro quattro",
    "5 five fünf cinq cinco cinque vijf",
    "6 six sechs seis sei zes",
    "7 seven sieben sept siete sete sette zeven",
    "8 eight acht huit ocho oito otto",
    "9 nine neun neuf nueve nove negen",
    "10 ten zehn dix diez dez dieci tien",
    "11 eleven elf onze once undici",
    "12 twelve zwölf douze doce doze dodici twaalf",
    "15 fifteen fünfzehn quinze quince quindici vijftien",
    "18 eighteen achtzehn dix-huit dieciocho dezoito diciotto achttien",
    "20 twenty zwanzig vingt veinte vinte venti twintig",
    "25 twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig",
    "30 thirty dreißig trente treinta trinta trenta dertig",
    "40 forty vierzig quarante cuarenta quarenta quaranta veertig",
    "50 fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig",
    "60 sixty sechzig soixante sesenta sessenta sessanta zestig",
    "80 eighty achtzig quatre-vingts ochenta oitenta ottanta tachtig",
    "100 hundred hundert cent cien cem cento honderd"
  ].flatMap((line) => {
    const [figure = "", ...words] = line.split(" ")
    return words.map((word) => [word, figure])
  })
)
const money =
  "euros?|eur|pounds?|dollars?|francs?|franken|reais|pesos?|dólares|dollari|kronen|cents?|centimes?|céntimos?|centavos?|cêntimos?|centesimi|pence|pfund"
const words = new RegExp(
  `(?<![\\p{L}-])(?:an? )?(${Object.keys(spelled)
    .toSorted((a, b) => b.length - a.length)
    .join("|")}) (?=(?:${money})(?!\\p{L}))`,
  "giu"
)
const ofMoney = caseless(new RegExp(` (?:${money})(?!\\p{L})`, "u"))
/** Whether a text has a figure in it, or words of money that may stand behind a spelled one. */
export const mayHaveSum = (text: string): boolean => hasFigure(text) || ofMoney.test(text)
export const withFigures = (text: string): string =>
  ofMoney.test(text)
    ? text.replace(words, (whole, word: string) => {
        const figure = spelled[word.toLowerCase()]
        return figure === undefined ? whole : `${figure} `
      })
    : text
