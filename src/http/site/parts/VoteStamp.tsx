/** @jsxImportSource preact */
/**
 * The stamp of a vote: how many there are, whether one's own is among them, and the form that casts or withdraws it.
 * Whoever is not signed in is led to sign in, and back.
 */
import type { VoteStanding } from "../../../domain/people/Voting.ts"
import { signInPath } from "../declare/Instead.ts"
import { PostForm } from "../frame/PostForm.tsx"

export interface StampProps {
  readonly slug: string
  readonly name: string
  readonly votes: number
  readonly may: VoteStanding["may"]
  /** One's own vote waits for review and is not among them yet. */
  readonly waits?: boolean
  /** The path of the page it stands on, with what of the query it needs: where one is led back to. */
  readonly back: string
  /** Ids of what changes with it on that page. */
  readonly swap: string
}

const Arrow = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <path d="M3 10l5-5 5 5" />
  </svg>
)
/** What is seen of a stamp, and what is heard besides. */
const Imprint = ({ votes, word, heard }: { readonly votes: number; readonly word: string; readonly heard: string }) => (
  <>
    <Arrow />
    <span class="count num">{votes}</span> <span class="word">{word}</span> <span class="unseen">{heard}</span>
  </>
)

const own = (waits: boolean) => (waits ? "In review" : "Voted")

export const VoteStamp = ({ slug, name, votes, may, waits = false, back, swap }: StampProps) => {
  switch (may) {
    case "vote":
    case "withdraw":
      return (
        <PostForm action={`/products/${slug}/vote`} swap={swap}>
          <input type="hidden" name="vote" value={may === "vote" ? "yes" : "no"} />
          <input type="hidden" name="back" value={back} />
          <button
            type="submit"
            class="vote"
            aria-pressed={may === "withdraw"}
            title={waits ? "Your vote counts once it is reviewed." : undefined}
          >
            <Imprint votes={votes} word={may === "vote" ? "Vote" : own(waits)} heard={`for ${name}`} />
          </button>
        </PostForm>
      )
    case "sign_in":
      return (
        <a class="vote" href={signInPath(back)}>
          <Imprint votes={votes} word="Vote" heard={`for ${name}: sign in first`} />
        </a>
      )
    default:
      return (
        <p class="vote still">
          <span class="count num">{votes}</span> <span class="word">{votes === 1 ? "vote" : "votes"}</span>
        </p>
      )
  }
}
