/** @jsxImportSource preact */
/** A page that says one thing, and where to go from there. */
export interface MessageProps {
  readonly title: string
  readonly message: string
  readonly link?: { readonly href: string; readonly label: string } | undefined
  /** What to name when asking for help. */
  readonly requestId?: string | undefined
}

export const Message = ({ title, message, link, requestId }: MessageProps) => (
  <div class="narrow stack">
    <h1>{title}</h1>
    <p>{message}</p>
    {requestId === undefined ? null : (
      <p class="small soft">
        Request <span class="mono">{requestId}</span>
      </p>
    )}
    {link === undefined ? null : (
      <p>
        <a class="button" href={link.href}>
          {link.label}
        </a>
      </p>
    )}
  </div>
)
