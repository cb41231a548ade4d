/** Numbers that look random and are the same for the same name, so that a demo is the same on every machine. */

export interface Dice {
  /** 0 up to 1, without 1. */
  readonly next: () => number
  /** A whole number from 0 up to `count`, without `count`. */
  readonly below: (count: number) => number
}

/** FNV-1a, 32 bits. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Mulberry32 over the hash of `seed`. */
export const diceOf = (seed: string): Dice => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (count) => Math.floor(next() * count) }
}

/** `count` different numbers below `size`, or all of them. */
export const draw = (dice: Dice, count: number, size: number): ReadonlyArray<number> => {
  const numbers = Array.from({ length: size }, (_, index) => index)
  const drawn: Array<number> = []
  while (drawn.length < count && numbers.length > 0) {
    const at = dice.below(numbers.length)
    const last = numbers.pop()
    const taken = at === numbers.length ? last : numbers[at]
    if (taken !== undefined) drawn.push(taken)
    if (at < numbers.length && last !== undefined) numbers[at] = last
  }
  return drawn
}
