/** What lists, questions and the way to a page are called in structured data (schema.org). */
import type { Head } from "../../declare/PageHead.ts"

type Node = NonNullable<Head["structured"]>[number]

/** The way to a page from the outside in, itself at the end. */
export const crumbsNode = (
  origin: string,
  way: ReadonlyArray<{ readonly href: string; readonly label: string }>
): Node => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ href, label }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: origin + href
  }))
})

/** What is listed on the page, in its order; `before` is how many stand on the pages before it. */
export const listNode = (
  name: string,
  items: ReadonlyArray<{ readonly name: string; readonly url: string }>,
  before = 0
): Node => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, at) => ({
    "@type": "ListItem",
    position: before + at + 1,
    name: item.name,
    url: item.url
  }))
})

/** Nothing where nothing is asked. */
export const faqNodes = (
  faqs: ReadonlyArray<{ readonly question: string; readonly answer: string }>
): ReadonlyArray<Node> =>
  faqs.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          mainEntity: faqs.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer }
          }))
        }
      ]
