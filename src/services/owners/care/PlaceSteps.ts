/** Putting one of a few things a place further up or down, which needs no script on a page. Pure. */

export type PlaceStep = "up" | "down"
export const isPlaceStep = (text: string): text is PlaceStep => text === "up" || text === "down"

/** The ids with one of them a place further; as they are where there is no such place. */
export const stepped = (ids: ReadonlyArray<number>, id: number, step: PlaceStep): ReadonlyArray<number> => {
  const at = ids.indexOf(id)
  const to = step === "up" ? at - 1 : at + 1
  const other = ids[to]
  return at < 0 || other === undefined ? ids : ids.with(to, id).with(at, other)
}
