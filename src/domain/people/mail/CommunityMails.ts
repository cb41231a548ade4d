/**
 * Mails to who follows a product (one update, or a digest of several), about reviews to the site team, and to their
 * authors what was decided. What others wrote stands as theirs.
 */
import { oneLine } from "../../text/FittedText.ts"
import {
  action,
  code,
  facts,
  heading,
  type Letter,
  type LetterBlock,
  letter,
  link,
  paragraph,
  theirWords
} from "../../text/Letter.ts"
import { type FollowNews, followLimits } from "../Follow.ts"
import { type ReviewText, reviewLimits, starsText } from "../Review.ts"
import type { EndableMail } from "./EndableMail.ts"
import { exampleOrigin, exampleUnsubscribe, type MailKind } from "./MailKind.ts"

/** Letters of a name, of a title, and of the beginning of a review. */
const shortest = { name: 80, title: 120, beginning: 300 } as const

export interface UpdateNews {
  /** Of the product. */
  readonly name: string
  /** Its page. */
  readonly page: string
  readonly title: string
  readonly body: string
}

/** As which kind one click ends the mails of a choice. */
export const mailKindOf = (choice: FollowNews): EndableMail => (choice === "each" ? "updates" : "digests")

/** Where a mail's reader ends it at once, and where they choose how they are told. */
export interface FollowerLinks {
  readonly unsubscribe: string
  readonly following: string
}

const whyOne = (name: string) => `You get this because you follow ${name} on Launchbook.`

/** One update, told as it happens. */
export const updateMail = (news: UpdateNews, links: FollowerLinks): Letter => {
  const name = oneLine(news.name, shortest.name)
  const title = oneLine(news.title, shortest.title)
  return letter(
    `${name}: ${title}`,
    [
      heading(title),
      theirWords(news.body),
      link(`${name} on Launchbook`, news.page),
      link("Get such news once a day or a week, or unfollow", links.following)
    ],
    { why: whyOne(name), unsubscribe_url: links.unsubscribe }
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`

const opening: Record<FollowNews, string> = {
  each: "What comes within a day of the last mail, we put together.",
  daily: "This is what is new since your last daily mail.",
  weekly: "This is what is new since your last weekly mail.",
  none: ""
}

const excerptOf = (body: string) => oneLine(body, followLimits.excerpt)

/** Several updates in one mail: the newest first; of each product the updates stand together, where its newest does. */
export const digestMail = (choice: FollowNews, updates: ReadonlyArray<UpdateNews>, links: FollowerLinks): Letter => {
  const products = [...Map.groupBy(updates.slice(0, followLimits.digestUpdates), ({ page }) => page).values()]
  const names = new Map(updates.map(({ page, name }) => [page, oneLine(name, shortest.name)]))
  const [only] = names.values()
  const left = updates.length - followLimits.digestUpdates
  const [first] = updates
  const subject =
    names.size > 1 || only === undefined
      ? `News of ${counted(names.size, "product")} you follow`
      : updates.length === 1 && first !== undefined
        ? `${only}: ${oneLine(first.title, shortest.title)}`
        : `${only}: ${counted(updates.length, "update")}`
  return letter(
    subject,
    [
      paragraph(
        names.size === 1
          ? `${only} posted ${counted(updates.length, "update")}. ${opening[choice]}`
          : `${counted(updates.length, "update")} of ${counted(names.size, "product")} you follow. ${opening[choice]}`
      ),
      ...products.flatMap((news): ReadonlyArray<LetterBlock> => {
        const name = oneLine(news[0]?.name ?? "", shortest.name)
        return [
          heading(name),
          ...news.map(({ title, body }) => theirWords(`${oneLine(title, shortest.title)}\n${excerptOf(body)}`)),
          link(`Read on the page of ${name}`, news[0]?.page ?? "")
        ]
      }),
      ...(left > 0 ? [paragraph(`… and ${counted(left, "more update")}, on the pages of the products.`)] : []),
      link("Choose what you follow, and how you are told", links.following)
    ],
    {
      why:
        names.size === 1 && only !== undefined
          ? whyOne(only)
          : "You get this because you follow these products on Launchbook.",
      unsubscribe_url: links.unsubscribe
    }
  )
}

export interface WaitingReview extends ReviewText {
  readonly id: number
  readonly listing: string
}

/** Tells the site team of reviews that wait; `waiting` is how many there are in all, the newly come among them. */
export const reviewsWaitMail = (fresh: ReadonlyArray<WaitingReview>, waiting: number): Letter => {
  const left = fresh.length - reviewLimits.reported
  return letter(waiting === 1 ? "A review waits to be read" : `${waiting} reviews wait to be read`, [
    paragraph("New since the last mail about reviews:"),
    ...fresh
      .slice(0, reviewLimits.reported)
      .flatMap(({ id, listing, rating, body }) => [
        paragraph(`${id}: ${oneLine(listing, shortest.name)}, ${starsText(rating)}`),
        theirWords(oneLine(body, shortest.beginning))
      ]),
    ...(left > 0 ? [paragraph(`… and ${left} more`)] : []),
    paragraph("Nothing is shown before it is decided:"),
    code("launchbook review list\nlaunchbook review publish ID\nlaunchbook review reject ID --reason '…'")
  ])
}

interface Decided extends ReviewText {
  readonly listing: string
  /** Its page; null where nobody can open it now. */
  readonly page: string | null
}

export const reviewPublishedMail = ({ listing, page, rating, body }: Decided): Letter => {
  const name = oneLine(listing, shortest.name)
  return letter(`Your review of ${name} is published`, [
    paragraph("Thank you. Everybody can read it now, and it counts in the rating."),
    facts({ Rating: starsText(rating) }),
    theirWords(body),
    ...(page === null ? [] : [action("See it on its page", `${page}#reviews`)]),
    ...(page === null ? [] : [link("Change it or take it back", `${page}/review`)])
  ])
}

/** `wasShown`: it was on the page until now. */
export const reviewRejectedMail = (
  { listing, page, rating, body }: Decided,
  reason: string,
  wasShown: boolean
): Letter => {
  const name = oneLine(listing, shortest.name)
  return letter(wasShown ? `Your review of ${name} was taken off` : `Your review of ${name} was not published`, [
    paragraph(
      wasShown ? "It is not shown any more. The reason:" : "The site team read it and does not show it. The reason:"
    ),
    paragraph(reason),
    facts({ Rating: starsText(rating) }),
    theirWords(body),
    ...(page === null ? [] : [action("Write it anew", `${page}/review`)])
  ])
}

const exampleLinks: FollowerLinks = { unsubscribe: exampleUnsubscribe, following: `${exampleOrigin}/account/following` }
const exampleNews = (slug: string, name: string, title: string, body: string): UpdateNews => ({
  name,
  page: `${exampleOrigin}/products/${slug}`,
  title,
  body
})
const harbours = exampleNews(
  "tidewatch",
  "Tidewatch",
  "Eleven new harbours",
  "From Den Helder to Esbjerg: tide tables and wind, by text message, from today.\n\nYour harbour is missing? Write to us."
)

const exampleReview: Decided = {
  listing: "Tidewatch",
  page: `${exampleOrigin}/products/tidewatch`,
  rating: 4,
  body: "We moor twelve boats with it. The texts come in time, and the one time they did not, somebody called us."
}

export const communityMails: ReadonlyArray<MailKind> = [
  {
    name: "update",
    title: "News of a product, as it happens",
    sent: "To followers who want each update, when one is posted.",
    endable: "updates",
    example: () => updateMail(harbours, exampleLinks)
  },
  {
    name: "digest",
    title: "News of products, daily or weekly",
    sent: "To followers who want a digest, in the morning of the day or of the Monday, if there is news.",
    endable: "digests",
    example: () =>
      digestMail(
        "weekly",
        [
          harbours,
          exampleNews(
            "loam",
            "Loam",
            "Soil in your calendar",
            "Loam now writes the days to sow into the calendar you have."
          ),
          exampleNews(
            "tidewatch",
            "Tidewatch",
            "Quieter nights",
            "No more texts between ten and six, unless it storms."
          )
        ],
        exampleLinks
      )
  },
  {
    name: "reviews-wait",
    title: "Reviews wait to be read",
    sent: "To the site team, when reviews came that nobody has decided on; those of half an hour together.",
    endable: null,
    example: () =>
      reviewsWaitMail(
        [
          { id: 41, ...exampleReview },
          { id: 42, listing: "Loam", rating: 5, body: "Best soil app there is." }
        ],
        3
      )
  },
  {
    name: "review-published",
    title: "Your review is published",
    sent: "To the author of a review, when the site team publishes it.",
    endable: null,
    example: () => reviewPublishedMail(exampleReview)
  },
  {
    name: "review-rejected",
    title: "Your review was not published",
    sent: "To the author of a review, when the site team does not show it, or takes it off.",
    endable: null,
    example: () =>
      reviewRejectedMail(
        exampleReview,
        "It names a person who has nothing to do with the product. Write it again without that.",
        false
      )
  }
]
