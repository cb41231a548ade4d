/**
 * What an element's own markup says to hide it, and all in it: `hidden`, a closed `<dialog>`, an inline style.
 * Style sheets are not read here: a class may hide an element on one screen and show it on another.
 */

/** Most elements say nothing of their style. */
const unstyled: ReadonlyMap<string, string> = new Map()

/** The declarations of a `style` attribute, names and values in lower case; of two, the later stands. */
export const declarations = (style: string | undefined): ReadonlyMap<string, string> =>
  style === undefined
    ? unstyled
    : new Map(
        style
          .toLowerCase()
          .split(";")
          .map((declaration) => {
            const colon = declaration.indexOf(":")
            const value = declaration.slice(colon + 1).replace("!important", "")
            return [declaration.slice(0, Math.max(colon, 0)).trim(), value.trim()] as const
          })
      )

/** Whether it is not drawn at all, beyond any doubt. `style` are the declarations of its own. */
export const isUndrawn = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>
): boolean =>
  attributes.hidden !== undefined ||
  (name === "dialog" && attributes.open === undefined) ||
  style.get("display") === "none" ||
  style.get("visibility") === "hidden" ||
  style.get("visibility") === "collapse"
