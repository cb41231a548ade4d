/** @jsxImportSource preact */
/** How far a listing has come on its way to its launch, as steps of which one is the present. */
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { Day } from "../../parts/When.tsx"

type Staged = Pick<OwnedListing, "status" | "plan" | "badge" | "launch_week" | "launched_at">

/** The first that is not done. */
const presentOf = ({ status, plan, launched_at }: Staged): number => {
  if (status === "draft") return 1
  if (status === "awaiting_badge") return 2
  if (status === "scheduled") return plan === "free" ? 3 : 2
  return launched_at === null ? 2 : 4
}

export const OwnStages = ({ listing }: { readonly listing: Staged }) => {
  const { status, plan, launch_week, launched_at } = listing
  if (status === "removed") return null
  const isFree = plan !== "paid"
  const week =
    launch_week === null ? (
      "Launch week"
    ) : (
      <>
        Week of <Day at={launch_week} />
      </>
    )
  const stages = [
    "Saved",
    plan === "none" ? "Plan" : plan === "free" ? "Free plan" : "Paid plan",
    ...(isFree ? ["Badge found"] : []),
    launched_at === null ? week : <>Launched</>
  ]
  const present = presentOf(listing)
  return (
    <ol class="stages" aria-label="On the way to its launch">
      {stages.map((stage, at) => (
        <li key={at} class={at < present ? "passed" : undefined} aria-current={at === present ? "step" : undefined}>
          {stage}
          <span class="unseen">{at < present ? ": done" : at === present ? ": now" : ": to come"}</span>
        </li>
      ))}
    </ol>
  )
}
