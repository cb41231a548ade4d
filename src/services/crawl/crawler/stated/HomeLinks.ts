/** What of a page leads to the first one of its site. */

const homePath = /^\/(?:(?<tongue>[a-z]{2}(?:-[a-z]{2})?)\/?)?(?:index\.\w+)?$/i
/** Home, in the language of this page: a flag leads home in another. */
export const isHomePath = (pathname: string, here: string): boolean => {
  const home = homePath.exec(pathname)
  const tongue = home?.groups?.tongue
  return home !== null && (tongue === undefined || here === "/" || here.startsWith(`/${tongue}`))
}
export const isFlag = ({ src = "", alt = "" }: Readonly<Record<string, string>>): boolean =>
  /(?:^|[-_/])(?:flags?|lang(?:uage)?s?)[-_/.]/i.test(src) || /^[a-z]{2}$/i.test(alt.trim())
/** Pages of one project have its folder before them: "acme.github.io/crumb/". */
const projectHost = /\.(?:github|gitlab|codeberg)\.(?:io|page)$/i
export const inProject = (host: string, here: string, pathname: string): string => {
  const folder = projectHost.test(host) ? (/^\/[^/]+(?=\/)/.exec(here)?.[0] ?? "") : ""
  return folder !== "" && pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname
}
