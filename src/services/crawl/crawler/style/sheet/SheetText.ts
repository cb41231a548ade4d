/**
 * The rules of a style sheet (CSS Syntax 3, nesting included) that hold on a desktop's screen, with those of their
 * declarations that can put something out of sight. What is broken ends where a browser would have it end.
 */
import { type CSSToken, TokenType, tokenize } from "@csstools/css-tokenizer"
import { crawlLimits } from "../../limits/CrawlLimits.ts"
import { mediaHolds } from "./Screen.ts"

export interface Declaration {
  readonly name: string
  /** Lower case, without comments. */
  readonly value: string
  readonly important: boolean
}
export interface SheetRule {
  /** The list of selectors as it was written. */
  readonly selectors: string
  readonly declarations: ReadonlyArray<Declaration>
  /** Of a cascade layer, whose rules give way to all others. */
  readonly layered: boolean
}
export interface SheetText {
  readonly rules: ReadonlyArray<SheetRule>
  /** What an animation ends in, by its name. */
  readonly endings: ReadonlyMap<string, ReadonlyArray<Declaration>>
  /** Addresses of the sheets it brings in, as it writes them. */
  readonly imports: ReadonlyArray<string>
}

const telling = new Set(
  `all display visibility text-decoration text-decoration-line opacity position left right top bottom inset margin margin-left margin-top margin-inline-start
  text-indent font font-size color background background-color background-image mask mask-image -webkit-mask -webkit-mask-image background-clip -webkit-background-clip
  -webkit-text-fill-color clip clip-path -webkit-clip-path transform translate scale width height max-width max-height
  overflow overflow-x overflow-y filter animation animation-name animation-delay transition transition-property
  transition-duration content-visibility color-scheme`.split(/\s+/)
)
const longestValue = 500
const important = /\s*!\s*important\s*$/

/** What a browser takes for these; of anything else it takes the declaration before. */
const wide = /^(?:inherit|initial|unset|revert|revert-layer)$|var\(/
const valid: Readonly<Record<string, RegExp>> = {
  display:
    /^(?:none|(?:block|inline|flow|flow-root|list-item|contents|table|flex|grid|ruby|run-in|math|(?:inline-|table-|ruby-|-webkit-|-moz-|-ms-)[a-z-]+)(?:\s+[a-z-]+){0,2})$/,
  visibility: /^(?:visible|hidden|collapse)$/,
  opacity: /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?$|\(/,
  position: /^(?:static|relative|absolute|fixed|(?:-webkit-)?sticky)$/,
  color: /^(?:#[\da-f]{3,8}|[a-z]+|[a-z-]+\([\s\S]*\))$/,
  "font-size": /^(?:[+-]?[\d.]+[a-z%]*|[a-z-]+|[a-z-]+\([\s\S]*\))$/,
  overflow: /^(?:visible|hidden|clip|scroll|auto|overlay)(?:\s+(?:visible|hidden|clip|scroll|auto))?$/
}

export const declarationOf = (name: string, value: string): Declaration | null => {
  const lower = name.startsWith("--") ? name : name.toLowerCase()
  if (!telling.has(lower) && !lower.startsWith("--")) return null
  const text = value.trim().toLowerCase()
  const bare = text.replace(important, "").slice(0, longestValue)
  if (valid[lower]?.test(bare) === false && !wide.test(bare)) return null
  return { name: lower, value: bare, important: bare.length < text.length && important.test(text) }
}

const deepest = 12
const longSelectors = 4000
const open: ReadonlySet<TokenType> = new Set([TokenType.OpenParen, TokenType.OpenSquare, TokenType.Function])
const close: ReadonlySet<TokenType> = new Set([TokenType.CloseParen, TokenType.CloseSquare])
const blank: ReadonlySet<TokenType> = new Set([TokenType.Whitespace, TokenType.Comment, TokenType.CDC, TokenType.CDO])

const importRule = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,500})["']?\s*\)?([^;{}]{0,200})/gi
/** The sheets that a text brings in where they count on a desktop's screen. */
export const importsIn = (css: string): ReadonlyArray<string> =>
  [...css.matchAll(importRule)].flatMap(([, address = "", rest = ""]) => {
    const media = rest.replace(/\b(?:layer|supports)(?:\([^()]*\))?/gi, "").trim()
    return mediaHolds(media) ? [address] : []
  })

class Reader {
  readonly rules: Array<SheetRule> = []
  readonly endings = new Map<string, ReadonlyArray<Declaration>>()
  readonly imports: Array<string> = []
  private at = 0
  constructor(private readonly tokens: ReadonlyArray<CSSToken>) {}

  private typeAt(at: number): TokenType {
    return this.tokens[at]?.[0] ?? TokenType.EOF
  }
  private textOf(from: number, to: number): string {
    let text = ""
    for (let at = from; at < to; at++) {
      const token = this.tokens[at]
      if (token !== undefined) text += token[0] === TokenType.Comment ? " " : token[1]
    }
    return text.trim()
  }

  /** To the block or the end of what begins here; `;` ends it where `ends` says so. */
  private prelude(ends: boolean): TokenType {
    let depth = 0
    for (; ; this.at++) {
      const type = this.typeAt(this.at)
      if (type === TokenType.EOF) return type
      if (open.has(type)) depth++
      else if (close.has(type)) depth = Math.max(0, depth - 1)
      else if (depth === 0) {
        if (type === TokenType.OpenCurly || (ends && type === TokenType.Semicolon)) return type
        if (type === TokenType.CloseCurly && ends) return type
      }
    }
  }
  /** Past a block whose opening brace is next. */
  private skipBlock(): void {
    let depth = 0
    for (; this.typeAt(this.at) !== TokenType.EOF; this.at++) {
      const type = this.typeAt(this.at)
      if (type === TokenType.OpenCurly) depth++
      if (type === TokenType.CloseCurly && --depth === 0) {
        this.at++
        return
      }
    }
  }

  /** A name and a colon begin a declaration; null where there is none. */
  private declaration(from: number, to: number): Declaration | null {
    if (this.typeAt(from) !== TokenType.Ident) return null
    let colon = from + 1
    while (blank.has(this.typeAt(colon))) colon++
    if (this.typeAt(colon) !== TokenType.Colon || colon >= to) return null
    return declarationOf(this.textOf(from, from + 1), this.textOf(colon + 1, to))
  }

  private atRule(name: string, query: string, parent: string | null, layered: boolean, depth: number): void {
    const holds =
      name === "layer" || (name === "media" && mediaHolds(query)) || (name === "supports" && !/^not\b/i.test(query))
    if (depth <= deepest && holds) {
      this.at++
      this.block(parent, layered || name === "layer", depth + 1)
    } else if (depth <= deepest && /^(?:-webkit-)?keyframes$/.test(name)) this.keyframes(query.toLowerCase())
    else this.skipBlock()
  }
  private keyframes(name: string): void {
    const frames = new Reader(this.tokens)
    frames.at = this.at + 1
    frames.block(null, false, deepest)
    this.at = frames.at
    const last = frames.rules.filter(({ selectors }) => /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/i.test(selectors))
    this.endings.set(
      name,
      last.flatMap(({ declarations }) => declarations)
    )
  }

  /** The rules and declarations up to the end of a block, or of the sheet where `parent` is none. */
  block(parent: string | null, layered: boolean, depth: number): void {
    const declarations: Array<Declaration> = []
    // Kept before what is nested in it, which so stands after it.
    if (parent !== null && this.rules.length < crawlLimits.styleRules)
      this.rules.push({ selectors: parent, declarations, layered })
    const isTop = depth === 0
    for (;;) {
      const type = this.typeAt(this.at)
      if (type === TokenType.EOF) break
      if (blank.has(type) || type === TokenType.Semicolon) {
        this.at++
        continue
      }
      if (type === TokenType.CloseCurly) {
        this.at++
        if (isTop) continue
        break
      }
      const from = this.at
      const isAtRule = type === TokenType.AtKeyword
      const end = this.prelude(isAtRule || parent !== null)
      if (isAtRule) {
        const name = this.textOf(from, from + 1)
          .slice(1)
          .toLowerCase()
        if (name === "import") this.imports.push(...importsIn(this.textOf(from, this.at)))
        if (end === TokenType.OpenCurly) this.atRule(name, this.textOf(from + 1, this.at), parent, layered, depth)
        continue
      }
      if (end !== TokenType.OpenCurly) {
        const found = parent === null ? null : this.declaration(from, this.at)
        if (found !== null) declarations.push(found)
        continue
      }
      this.styleRule(this.textOf(from, this.at), parent, layered, depth)
    }
  }

  private styleRule(written: string, parent: string | null, layered: boolean, depth: number): void {
    const outer = parent === null ? null : `:is(${parent})`
    const selectors =
      outer === null ? written : written.includes("&") ? written.replaceAll("&", outer) : `${outer} ${written}`
    if (written.startsWith("--") || selectors.length > longSelectors || depth > deepest) this.skipBlock()
    else {
      this.at++
      this.block(selectors, layered, depth + 1)
    }
  }
}

/** Of what is declared twice the later stands, unless only the earlier insists. */
const lastOfEach = (declarations: ReadonlyArray<Declaration>): ReadonlyArray<Declaration> => {
  if (declarations.length < 2) return declarations
  const found = new Map<string, Declaration>()
  for (const one of declarations) {
    const known = found.get(one.name)
    if (known?.important === true && !one.important) continue
    // Its place among the others is that of its last mention.
    found.delete(one.name)
    found.set(one.name, one)
  }
  return [...found.values()]
}

/** Never fails: any text is some sheet, if an empty one. */
export const readSheet = (css: string): SheetText => {
  const reader = new Reader(tokenize({ css: css.slice(0, crawlLimits.sheetText) }))
  reader.block(null, false, 0)
  return {
    rules: reader.rules.flatMap((rule) => {
      const declarations = lastOfEach(rule.declarations)
      return declarations.length === 0 ? [] : [{ ...rule, declarations }]
    }),
    endings: reader.endings,
    imports: reader.imports
  }
}
