/** What is made of a site's pages in their order, made once however often the same pages are listed anew. */
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"

/** Orders that are kept of pages that begin with the same one: as they were read, and the home page first. */
const most = 4

interface Made<A> {
  readonly site: SiteIndex
  readonly made: A
}
const isSame = (one: SiteIndex, other: SiteIndex) =>
  one === other || (one.length === other.length && one.every((page, at) => page === other[at]))

export const perListing = <A>(make: (site: SiteIndex) => A): ((site: SiteIndex) => A) => {
  const known = new WeakMap<PageIndex, ReadonlyArray<Made<A>>>()
  return (site) => {
    const [first] = site
    if (first === undefined) return make(site)
    const before = known.get(first) ?? []
    const same = before.find((one) => isSame(one.site, site))
    if (same !== undefined) return same.made
    const made = make(site)
    known.set(first, [{ site, made }, ...before].slice(0, most))
    return made
  }
}
