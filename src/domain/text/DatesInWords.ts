/** Dates as people read them, in English. Each takes a date, or an instant as it travels on the wire. */

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** `Nov 2026` */
export const monthInWords = (at: string): string => `${months[Number(at.slice(5, 7)) - 1]} ${at.slice(0, 4)}`
/** `21 Nov 2026` */
export const dayInWords = (at: string): string => `${Number(at.slice(8, 10))} ${monthInWords(at)}`
