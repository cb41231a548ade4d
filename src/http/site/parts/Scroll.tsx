/** @jsxImportSource preact */
/** What may be wider than the screen scrolls by itself, by finger and by keyboard alike. */
import type { ComponentChildren } from "preact"

export const Scroll = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
  <section class="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)

export const Code = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Scroll label={label}>
    <pre>{children}</pre>
  </Scroll>
)
