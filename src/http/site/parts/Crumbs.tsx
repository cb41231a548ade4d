/** @jsxImportSource preact */
/** Where a page stands, from the outside in; the page itself is its heading. */
export const Crumbs = ({
  path
}: {
  readonly path: ReadonlyArray<{ readonly href: string; readonly label: string }>
}) => (
  <nav class="crumbs small soft" aria-label="Where this is">
    <ol>
      {path.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ol>
  </nav>
)
