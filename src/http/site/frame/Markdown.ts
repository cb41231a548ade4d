/** Markdown that somebody else wrote: no HTML, no pictures, links to the web and to mail alone, and none that we vouch for. */
import MarkdownIt from "markdown-it"

const schemes = /^(https?:|mailto:)/i

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image")
markdown.validateLink = (link) => {
  const url = schemes.test(link.trim()) ? URL.parse(link.trim()) : null
  return url !== null && url.username === "" && url.password === ""
}
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet("rel", "nofollow ugc noopener")
  return self.renderToken(tokens, index, options)
}
// A page has one h1, and the text stands below an h2.
markdown.renderer.rules.heading_open = () => "<p><strong>"
markdown.renderer.rules.heading_close = () => "</strong></p>"

export const markdownToHtml = (text: string): string => markdown.render(text)
