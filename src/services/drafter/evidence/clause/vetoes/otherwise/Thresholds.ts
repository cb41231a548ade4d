/** From how much on something holds: "over 60 € we deliver for nothing", "for moves of more than 20 m³, it is included". */
const threshold =
  /^(?:\p{L}+ ){0,3}?(?:over|above|more than|from|under|below|up to|beyond|über|ab|unter|bis zu|mehr als|à partir de|au-delà de|dès|plus de|moins de|jusqu['’]à|a partir de|más de|menos de|hasta|por encima de|sopra|oltre|sotto|fino a|più di|acima de|mais de|até|vanaf|boven|onder|tot|meer dan|minder dan) (?:i |os |las |los |de |die |der )?(?:\p{Sc} ?(?<sum>\p{Nd}[\p{Nd}.,]*)|(?<figure>\p{Nd}[\p{Nd}.,]*) ?(?:\p{Sc}|(?:kg|g|km|m|m²|m³|l|litres?|miles?|people|persons|guests|personen|personnes|personas|persone|pessoas|euros?)(?!\p{L}))(?=[^,.;]{0,40},| \p{L}))/iu

/** Whether a sentence tells what holds from so much on, as all the texts open with, without it. */
export const dropsThreshold = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  texts.length > 0 &&
  texts.every((text) => {
    const { sum, figure = sum } = threshold.exec(text)?.groups ?? {}
    return figure !== undefined && !sentence.includes(figure.replace(/[.,]$/, ""))
  })
