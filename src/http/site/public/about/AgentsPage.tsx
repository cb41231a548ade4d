/** @jsxImportSource preact */
/** `/docs/agents`: set-up that can be pasted, for the hosts people have. */
import { Effect } from "effect"
import { page } from "../../declare/SitePage.ts"
import { Code } from "../../parts/Scroll.tsx"

const View = ({ origin }: { readonly origin: string }) => {
  const mcp = `${origin}/mcp`
  return (
    <div class="wrap">
      <article class="prose">
        <h1>Use it from an agent</h1>
        <p>
          Every operation of the <a href="/docs">API</a> is a tool of the MCP server at <code>{mcp}</code>. Searching
          and reading need no account. For your drafts and listings the server asks you to sign in and to choose what
          the agent may do; you can take that back under <a href="/account/apps">connected apps</a> at any time.
        </p>
        <h2>Claude</h2>
        <p>
          In Claude: Settings, Connectors, Add custom connector, and paste <code>{mcp}</code>. In Claude Code:
        </p>
        <Code label="Claude Code">{`claude mcp add --transport http launchbook ${mcp}`}</Code>
        <h2>ChatGPT</h2>
        <p>
          Settings, Connectors, Create (developer mode): name it Launchbook, paste <code>{mcp}</code>, and choose OAuth.
        </p>
        <h2>Cursor</h2>
        <p>
          In <code>~/.cursor/mcp.json</code>:
        </p>
        <Code label="Cursor">{JSON.stringify({ mcpServers: { launchbook: { url: mcp } } }, null, 2)}</Code>
        <h2>VS Code</h2>
        <p>
          In <code>.vscode/mcp.json</code>:
        </p>
        <Code label="VS Code">{JSON.stringify({ servers: { launchbook: { type: "http", url: mcp } } }, null, 2)}</Code>
        <h2>An API key instead of signing in</h2>
        <p>
          A client that cannot sign in can send one of <a href="/account/keys">your keys</a>:
        </p>
        <Code label="With a key">
          {JSON.stringify(
            { mcpServers: { launchbook: { url: mcp, headers: { Authorization: "Bearer lb_live_…" } } } },
            null,
            2
          )}
        </Code>
        <h2>Plain curl</h2>
        <Code label="curl">
          {[
            `curl -s ${mcp} \\`,
            `  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\`,
            `  -H 'MCP-Protocol-Version: 2025-11-25' \\`,
            `  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_listings","arguments":{"q":"tide"}}}'`
          ].join("\n")}
        </Code>
        <h2>Launch a product</h2>
        <p>
          Ask for the prompt <code>launch_my_product</code>, or let the agent go these steps:{" "}
          <code>submit_listing</code> with the website; <code>get_draft</code> until it is ready; look at the blanks
          together; <code>update_draft</code>; <code>submit_draft</code>; <code>choose_free_listing</code>; paste the
          badge.
        </p>
        <h2>Buy something</h2>
        <p>
          <code>list_products</code> has what is for sale, <code>quote_order</code> says what it comes to with VAT, and{" "}
          <code>create_checkout</code> makes the order. Its <code>checkout_url</code> is for you: you see there what you
          buy, give billing details and pay. No agent, key or token can pay, and the agent should not open the link.
          From <code>get_order</code> it learns that you paid, and how each line stands.
        </p>
      </article>
    </div>
  )
}

export const agents = page("/docs/agents", {
  audience: "public",
  styles: ["about"],
  nav: { footer: "Use it from an agent" },
  title: "Use Launchbook from an agent",
  description: "Connect Claude, ChatGPT, Cursor, VS Code or any MCP client to Launchbook.",
  shows: [],
  load: ({ origin }) => Effect.succeed({ origin }),
  view: View
})
