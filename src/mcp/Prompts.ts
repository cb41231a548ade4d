/** Prompts: what a person can start with one choice in their client. */
import type { GetPromptResult, Prompt } from "@modelcontextprotocol/server"
import { Either } from "effect"
import { lengthOf } from "../domain/Wire.ts"

const longestUrl = 2048

const launch = {
  name: "launch_my_product",
  title: "Launch my product",
  description: "From a product's URL to a published listing, with the person deciding at every step.",
  arguments: [{ name: "url", description: "The product's public website.", required: false }]
} satisfies Prompt

const launchText = (url: string | undefined) => `Help me list my product on Launchbook, step by step.

1. ${url === undefined ? "Ask me for the product's public website." : `The product's website is ${url}.`} Call submit_listing with it. If it is already listed and I say that it is mine, let me choose how to prove it, call claim_listing with the slug of the refusal, tell me what to publish where, and when I have, call verify_claim.
2. Call get_draft every few seconds, as poll_after_seconds says, until status is ready. If it failed, tell me why; I can still fill the draft by hand.
3. Show me the draft: each value with its quote. Then go through \`missing\` and not_found_on_website with me, one question at a time, with the reason where \`refused\` has one. Never fill a blank yourself: an empty field is better than a guess.
4. Save what I say with update_draft. Show me what changed and ask whether anything is wrong.
5. When I agree, call submit_draft. It saves the listing without publishing or charging anything.
6. Explain the two ways to publish: the free plan, with a launch week some weeks away and a badge on my homepage, and what list_products offers. Ask which I want; do not choose for me.
7. For the free plan call choose_free_listing, give me badge.html to paste into my homepage, and check with get_my_listing whether the badge was found. For anything paid: take the codes, options and weeks from list_products; call quote_order with what I chose and my billing country, show me the price with its VAT, and ask whether to order it; only when I say yes call create_checkout with the same, and give me the link to the checkout. Never open that link yourself: I look the order over and pay there. Then call get_order every minute or so until it is paid, and tell me of each line whether it is done.

Finish with the listing's status, its launch week and its address.`

export const prompts: ReadonlyArray<Prompt> = [launch]

/** The prompt, or what is wrong with what was asked. */
export const promptNamed = (
  name: string,
  given: Readonly<Record<string, string>>
): Either.Either<GetPromptResult, string> => {
  if (name !== launch.name)
    return Either.left(`Unknown prompt: ${name}. There is ${prompts.map((prompt) => prompt.name).join(", ")}.`)
  const url = given.url?.replace(/\s+/g, " ").trim()
  if (url !== undefined && lengthOf(url) > longestUrl)
    return Either.left(`url must be at most ${longestUrl} characters, has ${lengthOf(url)}.`)
  return Either.right({
    description: launch.description,
    messages: [
      { role: "user", content: { type: "text", text: launchText(url === undefined || url === "" ? undefined : url) } }
    ]
  })
}
