/** @jsxImportSource preact */
/** The blocks of a letter as HTML. Whatever is in them is text: escaped, and an address only where it may be opened. */
import type { ComponentChildren } from "preact"
import { type LetterBlock, linesOfWords } from "../../../domain/text/Letter.ts"
import { bodyStyle, breaks, light, mono, sans, serif } from "./LetterLook.ts"

/** An address that may be opened, as it is spelled everywhere; null for any other. */
export const mailHref = (url: string): string | null => {
  const parsed = URL.parse(url)
  return parsed !== null && ["http:", "https:", "mailto:"].includes(parsed.protocol) ? parsed.href : null
}

const Lines = ({ lines }: { readonly lines: ReadonlyArray<string> }) => (
  <>
    {lines.map((line, at) => (
      <>
        {at === 0 ? null : <br />}
        {line}
      </>
    ))}
  </>
)

export const MailLink = ({
  url,
  style,
  class: name,
  children
}: {
  readonly url: string
  readonly style: string
  readonly class: string
  readonly children: ComponentChildren
}) => {
  const href = mailHref(url)
  return href === null ? (
    <span class={name}>
      {children} {url}
    </span>
  ) : (
    <a href={href} class={name} style={style}>
      {children}
    </a>
  )
}

const linkStyle = `display:inline-block;padding:10px 0;font:600 16px/1.5 ${sans};color:${light.signal};text-decoration:underline;${breaks}`

/** A cell with a ground of its own around a link that fills it: a button in every program, with or without styles. */
const Button = ({ label, url }: { readonly label: string; readonly url: string }) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" style="margin:0;border-collapse:separate">
    <tbody>
      <tr>
        <td class="button" align="center" style={`background:${light.signal};border-radius:999px`}>
          <MailLink
            url={url}
            class="label"
            style={`display:inline-block;padding:12px 24px;border:1px solid ${light.signal};border-radius:999px;font:600 16px/1.3 ${sans};color:${light.onSignal};text-decoration:none;text-align:center`}
          >
            {label}
          </MailLink>
        </td>
      </tr>
    </tbody>
  </table>
)

const changeStyle = (line: string) =>
  line.startsWith("+")
    ? { class: "good", style: `color:${light.good}` }
    : line.startsWith("-")
      ? { class: "signal", style: `color:${light.signal}` }
      : { class: "soft", style: `color:${light.soft}` }

const codeStyle = `margin:0;padding:12px 14px;background:${light.paper};border:1px solid ${light.line};border-radius:8px;font:400 13px/1.5 ${mono};white-space:pre-wrap;${breaks}`

export const BlockHtml = ({ block }: { readonly block: LetterBlock }) => {
  switch (block.type) {
    case "text":
      return (
        <p class="ink" style={bodyStyle}>
          <Lines lines={block.text.split("\n")} />
        </p>
      )
    case "heading":
      return (
        <h2 class="ink" style={`margin:8px 0 0;font:600 20px/1.25 ${serif};color:${light.ink};${breaks}`}>
          {block.text}
        </h2>
      )
    case "words":
      return (
        <blockquote
          class="words ink"
          dir="auto"
          style={`${bodyStyle};padding:2px 0 2px 16px;border-left:3px solid ${light.line};unicode-bidi:isolate`}
        >
          <Lines lines={linesOfWords(block.text)} />
        </blockquote>
      )
    case "list":
      return (
        <ul class="ink" style={`${bodyStyle};padding-left:22px`}>
          {block.items.map((item) => (
            <li style="margin:0 0 4px">
              <Lines lines={item.split("\n")} />
            </li>
          ))}
        </ul>
      )
    case "facts":
      return (
        <table cellPadding="0" cellSpacing="0" style="width:100%;border-collapse:collapse">
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr>
                <th
                  scope="row"
                  align="left"
                  class="soft rule"
                  style={`padding:8px 16px 8px 0;border-bottom:1px solid ${light.line};font:400 15px/1.45 ${sans};color:${light.soft};vertical-align:top;${breaks}`}
                >
                  {label}
                </th>
                <td
                  class="ink rule"
                  style={`padding:8px 0;border-bottom:1px solid ${light.line};font:400 15px/1.45 ${sans};color:${light.ink};${breaks}`}
                >
                  <Lines lines={value.split("\n")} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case "changes":
      return (
        <>
          {block.fields.map(({ name, lines }, at) => (
            <div style={at === 0 ? "" : "margin-top:14px"}>
              <p class="ink" style={`${bodyStyle};font-weight:600;padding-bottom:4px`}>
                {name}
              </p>
              <p class="code ink" style={codeStyle}>
                {lines.map((line, number) => (
                  <>
                    {number === 0 ? null : <br />}
                    <span {...changeStyle(line)}>{line}</span>
                  </>
                ))}
              </p>
            </div>
          ))}
        </>
      )
    case "code":
      return (
        <p class="code ink" style={`${codeStyle};color:${light.ink}`}>
          <Lines lines={block.text.split("\n")} />
        </p>
      )
    case "action":
      return <Button label={block.label} url={block.url} />
    case "link":
      return (
        <p style="margin:0">
          <MailLink url={block.url} class="signal" style={linkStyle}>
            {block.label}
          </MailLink>
        </p>
      )
  }
}
