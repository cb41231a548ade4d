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

/**
 * An article, which is the whole of its page but for the h1: its headings are headings, none of them skips a level, and
 * what may be wider than the screen scrolls by itself, by keyboard too.
 */
const article = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image")
article.validateLink = markdown.validateLink
article.renderer.rules.link_open = markdown.renderer.rules.link_open
article.core.ruler.push("levels", ({ tokens }) => {
  let above = 1
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue
    const level =
      token.type === "heading_open" ? Math.min(Math.max(Number(token.tag.slice(1)), 2), above + 1, 4) : above
    token.tag = `h${level}`
    above = level
  }
})
const block = (content: string) => `<pre tabindex="0"><code>${article.utils.escapeHtml(content)}</code></pre>\n`
article.renderer.rules.fence = (tokens, index) => block(tokens[index]?.content ?? "")
article.renderer.rules.code_block = (tokens, index) => block(tokens[index]?.content ?? "")
article.renderer.rules.table_open = () => '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>\n'
article.renderer.rules.table_close = () => "</table></div>\n"

export const articleToHtml = (text: string): string => article.render(text)
