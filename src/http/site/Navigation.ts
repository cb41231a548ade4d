/** The links in the frame of every page, from the pages that ask to be there. */
import type { Navigation, NavLink } from "./frame/Surroundings.ts"
import { pages } from "./Pages.ts"

const linksIn = (place: "header" | "footer"): ReadonlyArray<NavLink> =>
  pages.flatMap(({ path, nav }) => {
    const label = nav[place]
    return label === undefined ? [] : [{ href: path, label }]
  })

export const navigation: Navigation = {
  header: linksIn("header"),
  footer: [...linksIn("footer"), { href: "/llms.txt", label: "llms.txt" }]
}
