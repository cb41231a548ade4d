/** @jsxImportSource preact */
/** Questions with their answers, folded; the words are plain text. */
import type { Faq } from "../../../../domain/listing/Category.ts"

export const FaqSection = ({ faqs }: { readonly faqs: ReadonlyArray<typeof Faq.Type> }) =>
  faqs.length === 0 ? null : (
    <section class="faqs" aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
