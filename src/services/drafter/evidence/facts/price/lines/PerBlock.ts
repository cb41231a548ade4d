/** What a line of a page says, read once however many rules ask for it. */
import type { Block } from "../../../reading/PageIndex.ts"

export const perBlock = <A>(read: (block: Block) => A): ((block: Block) => A) => {
  const known = new WeakMap<Block, { readonly said: A }>()
  return (block) => {
    const before = known.get(block)
    if (before !== undefined) return before.said
    const said = read(block)
    known.set(block, { said })
    return said
  }
}
