/** What a person says of a product they know, with one to five stars. It is shown once the site team has read it. */
import { Schema } from "effect"
import { lengthOf } from "../Wire.ts"

/**
 * `pending`: the site team has yet to read it; `published`: shown and counted; `rejected`: not shown, and its author
 * was told why. An edit of a published one waits beside it: what is shown is only ever what the team has read.
 */
export const ReviewStatus = Schema.Literal("pending", "published", "rejected")
export type ReviewStatus = typeof ReviewStatus.Type

export const reviewLimits = {
  /** Characters of a text, without the space around it. */
  shortest: 20,
  longest: 5000,
  /** Of the site team's reason why one is not shown. */
  longestReason: 1000,
  /** Reviews on a product's page, the newest first. */
  shown: 20,
  /** Minutes that a review waits for others before the site team is told of them together. */
  reportMinutes: 30,
  /** Reviews that one mail to the site team names. */
  reported: 20,
  /** Days an account counts as new, as the site team is told beside its review. */
  newAccountDays: 7
} as const

export interface ReviewText {
  readonly rating: number
  readonly body: string
}

/** Control characters but line breaks, and what turns or hides text: nobody writes them by hand. */
const unwritten = /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** A text as it is kept: lines end in \n, three of them at most in a row. */
const tidied = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(unwritten, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()

/** What is wrong with a review as it was typed, in words for its author. */
export interface ReviewIssues {
  readonly rating: string | null
  readonly body: string | null
}

/** Reads what somebody typed: a review, or what is wrong with it. */
export const readReview = (
  rating: string,
  body: string
): { readonly review: ReviewText } | { readonly issues: ReviewIssues } => {
  const { shortest, longest } = reviewLimits
  // Half a character cannot be kept.
  const text = tidied(body.toWellFormed())
  const length = lengthOf(text)
  const issues: ReviewIssues = {
    rating: /^[1-5]$/.test(rating) ? null : "Choose one to five stars.",
    body:
      length < shortest
        ? `Write at least ${shortest} characters. There are ${length}.`
        : length > longest
          ? `Write at most ${longest} characters. There are ${length}.`
          : null
  }
  return issues.rating === null && issues.body === null
    ? { review: { rating: Number(rating), body: text } }
    : { issues }
}

/** A rating in words: `4 of 5 stars`. */
export const starsText = (rating: number) => `${rating} of 5 stars`
