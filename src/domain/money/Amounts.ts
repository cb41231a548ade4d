/** Whole cents of US dollars in words: `$118.81`, `$1,200.00`, `-$5.00`. */
export const usd = (cents: number): string => {
  const whole = Math.abs(cents)
  const dollars = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ",")
  return `${cents < 0 ? "-" : ""}$${dollars}.${String(whole % 100).padStart(2, "0")}`
}

/** A rate in per cent, without zeros that say nothing: `19 %`, `25.5 %`. */
export const ratePercent = (rate: number): string => `${Number(rate.toFixed(2))} %`
