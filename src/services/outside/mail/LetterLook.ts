/** How a letter looks: the site's dress (its tokens), as inline styles for mail programs, and the dark one beside it. */

/** `design/look`: each colour on light ground, and on dark. */
const colours = {
  paper: ["#faf8f4", "#161513"],
  card: ["#ffffff", "#1e1d1a"],
  line: ["#e6e1d8", "#34312c"],
  ink: ["#1b1a17", "#f1ede4"],
  soft: ["#5f5a50", "#aaa397"],
  signal: ["#b8391a", "#ff8a65"],
  onSignal: ["#ffffff", "#1b1a17"],
  good: ["#1f6b45", "#79d3a6"]
} as const
export const light = {
  paper: colours.paper[0],
  card: colours.card[0],
  line: colours.line[0],
  ink: colours.ink[0],
  soft: colours.soft[0],
  signal: colours.signal[0],
  onSignal: colours.onSignal[0],
  good: colours.good[0]
}

export const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Charter,Georgia,serif"
export const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const mono = "ui-monospace,'SF Mono',Menlo,Consolas,monospace"

const dark = (name: keyof typeof colours) => colours[name][1]
/** For programs that read style sheets: dark ground, and small screens. */
export const letterCss = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a:hover{text-decoration-thickness:2px!important}
@media (max-width:480px){.card{padding:24px 18px!important}}
@media (prefers-color-scheme:dark){
.paper{background:${dark("paper")}!important}
.card,.code{background:${dark("card")}!important;border-color:${dark("line")}!important}
.code{background:${dark("paper")}!important}
.rule{border-color:${dark("line")}!important}
.ink{color:${dark("ink")}!important}
.soft{color:${dark("soft")}!important}
.signal{color:${dark("signal")}!important}
.good{color:${dark("good")}!important}
.words{border-color:${dark("line")}!important}
.button{background:${dark("signal")}!important}
.button a{color:${dark("onSignal")}!important;border-color:${dark("signal")}!important}
}`

/** Wherever a word is longer than its place, it breaks. */
export const breaks = "overflow-wrap:anywhere;word-wrap:break-word;word-break:break-word"
export const bodyStyle = `margin:0;font:400 16px/1.55 ${sans};color:${light.ink};${breaks}`
