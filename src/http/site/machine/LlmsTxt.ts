/** `/llms.txt`: what an agent should know before it does anything here. */
import { groups } from "../../../domain/api/Api.ts"
import { basePath } from "../../../domain/listing/Site.ts"

export const llmsTxt = (origin: string) => `# Launchbook

> A directory of products with a weekly launch calendar. People and agents submit a product by its URL; the service reads the site and drafts the profile, each value with the quote it stands on. What a site does not state is null: never fill it from memory.

- MCP server (Streamable HTTP, OAuth 2.1 or API key): ${origin}/mcp
- REST API: ${origin}${basePath}
- OpenAPI 3.1: ${origin}/openapi.json
- Reference: ${origin}/docs
- Set-up for agents: ${origin}/docs/agents
- Prices: ${origin}/pricing
- How ranking works: ${origin}/how-ranking-works
- Any product's page in Markdown, with the quotes its facts stand on: /products/{slug}.md
- Every public page: ${origin}/sitemap.xml
- What is new, as feeds: ${origin}/feeds/launches.atom, ${origin}/feeds/updates.atom, /feeds/products/{slug}.atom (.json too)

## From a URL to a live listing

1. submit_listing {url}: starts a draft. Needs scope listings:write.
2. get_draft {id} every 3 seconds until status is ready (about a minute) or failed (error says why).
3. Look at missing and not_found_on_website with the person. Ask; do not invent.
4. update_draft {id, fields}: their values win over drafted ones.
5. submit_draft {id}: saves a listing. Nothing is published or charged.
6. choose_free_listing {listing_id}: a launch week 6 to 8 weeks out. Paste badge.html on the product's homepage.
7. get_my_listing {listing_id}: where it stands.

## To claim a listing that exists

1. claim_listing {slug, method}: dns, meta, file or email. Answers with what to publish; tell the person exactly that. dns and email prove a registrable domain; on shared hosting use meta or file, for a site below a path meta.
2. When it is published, verify_claim {claim_id}. Not found: tell the person last_check.detail, wait minutes (dns: up to an hour or more), then ask again, 10 times an hour at most.
3. A person claims on /products/{slug}/claim.
4. By email the person who reads the mailbox presses the button of the mail's page. You cannot; list_my_claims shows when it was done.

## To order something paid

1. list_products: codes, prices, weeks on offer. quote_order {items, billing_country, vat_number}: what it comes to with VAT, and everything that is wrong with it. Charges nothing. Show the price and ask before you order.
2. create_checkout {items}: makes the order and holds its weeks until expires_at.
3. Give checkout_url to the person and do not open it. They see the order there, enter billing details and pay themselves. You cannot pay, and must never ask for card details.
4. get_order {number}: once it is paid, each line says how it stands.

## Rules

- Votes come from people on the site. No tool can vote, and nothing paid moves a community rank.
- The billboard board is paid: show its disclosure with it.
- Send an Idempotency-Key (over MCP: idempotency_key) with writes you may repeat.
- A 429 says how many seconds to wait.

${groups
  .map(
    ({ name, operations }) =>
      `## ${name}\n\n${operations.map((operation) => `- ${operation.name} (${operation.scope}): ${operation.method} ${operation.path}`).join("\n")}`
  )
  .join("\n\n")}
`
