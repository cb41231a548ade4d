/** @jsxImportSource preact */
/**
 * A letter as HTML for mail programs: tables and inline styles, which is what all of them understand, one column of 600
 * pixels at most, in the site's dress, with the dark one where a program asks for it. Nothing is fetched, so nothing
 * tells who opened it.
 */
import { render } from "preact-render-to-string"
import { oneLine } from "../../../domain/text/FittedText.ts"
import type { Letter } from "../../../domain/text/Letter.ts"
import { BlockHtml, MailLink } from "./LetterBlocks.tsx"
import { breaks, letterCss, light, sans, serif } from "./LetterLook.ts"

/** Letters of the line that an inbox shows beside the subject. */
const previewLetters = 140

/** The first words that are ours. */
export const previewOf = ({ blocks }: Letter): string => {
  const first = blocks.find((block) => block.type === "text")
  return first === undefined ? "" : oneLine(first.text, previewLetters)
}

const small = `margin:0;font:400 13px/1.5 ${sans};color:${light.soft};${breaks}`

/** `origin`: the site it comes from. */
const Sheet = ({ letter, origin }: { readonly letter: Letter; readonly origin: string }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{letter.subject}</title>
      {/* Our own words, and no letter's. */}
      <style dangerouslySetInnerHTML={{ __html: letterCss }} />
    </head>
    <body class="paper" style={`margin:0;padding:0;background:${light.paper}`}>
      <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">{previewOf(letter)}</div>
      <table
        role="presentation"
        width="100%"
        cellPadding="0"
        cellSpacing="0"
        class="paper"
        style={`width:100%;table-layout:fixed;background:${light.paper}`}
      >
        <tbody>
          <tr>
            <td align="center" style="padding:24px 12px 32px">
              <table
                role="presentation"
                width="600"
                cellPadding="0"
                cellSpacing="0"
                style="width:100%;max-width:600px;table-layout:fixed;text-align:left"
              >
                <tbody>
                  <tr>
                    <td style="padding:0 4px 14px">
                      <header>
                        <MailLink
                          url={origin}
                          class="ink"
                          style={`font:600 20px/1.2 ${serif};color:${light.ink};text-decoration:none`}
                        >
                          Launchbook
                        </MailLink>
                      </header>
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card"
                      style={`padding:32px 32px 28px;background:${light.card};border:1px solid ${light.line};border-radius:10px`}
                    >
                      <main>
                        <h1
                          class="ink"
                          style={`margin:0 0 18px;font:600 27px/1.2 ${serif};color:${light.ink};${breaks}`}
                        >
                          {letter.subject}
                        </h1>
                        {letter.blocks.map((block, at) => (
                          <div style={at === 0 ? "" : "padding-top:16px"}>
                            <BlockHtml block={block} />
                          </div>
                        ))}
                      </main>
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:16px 4px 0">
                      <footer>
                        {letter.why === null ? null : (
                          <p class="soft" style={small}>
                            {letter.why}
                          </p>
                        )}
                        {letter.unsubscribe_url === null ? null : (
                          <p class="soft" style={small}>
                            <MailLink
                              url={letter.unsubscribe_url}
                              class="soft"
                              style={`display:inline-block;padding:12px 0;color:${light.soft};text-decoration:underline`}
                            >
                              Unsubscribe
                            </MailLink>
                          </p>
                        )}
                        <p class="soft" style={small}>
                          Launchbook · {new URL(origin).host}
                        </p>
                      </footer>
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

export const letterHtml = (letter: Letter, origin: string): string =>
  `<!doctype html>${render(<Sheet letter={letter} origin={origin} />)}`
