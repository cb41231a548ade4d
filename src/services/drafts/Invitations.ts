/**
 * Inviting a co-founder to a draft, and what comes of it. The mail holds a secret that is kept as a hash and
 * works once, for fourteen days; whoever has it reads that mailbox, so they need not be signed in. Accepting
 * is a person's own yes to being named: nobody becomes a founder, nor gets an account, by being invited.
 */
import { Data, Effect, Schema } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { inviteCofounder as InviteCofounder } from "../../domain/api/DraftsApi.ts"
import { mostFounders } from "../../domain/draft/Candidates.ts"
import { founderName, isNamed, withCofounder } from "../../domain/draft/CoFounder.ts"
import { type Invite, InviteLimitReached } from "../../domain/draft/Draft.ts"
import { fieldOf } from "../../domain/draft/DraftFields.ts"
import { NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Input } from "../../domain/Operation.ts"
import { Principal } from "../../domain/Principal.ts"
import { inviteMail } from "../../domain/people/mail/InvitationMails.ts"
import { day } from "../../domain/Week.ts"
import { Uuid } from "../../domain/Wire.ts"
import { Users } from "../people/Users.ts"
import { Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { newSecret, sha256 } from "../store/Secrets.ts"
import { InviteLimits } from "./inviting/InviteLimits.ts"
import type { DraftRow } from "./rows/DraftRow.ts"
import { DraftsRepo } from "./rows/DraftsRepo.ts"
import { InvitesRepo, type OpenInvite } from "./rows/InvitesRepo.ts"
import { SaveListing } from "./saving/SaveListing.ts"

/** Addresses one draft may invite. */
const mostInvites = 10
/** An invitation can be accepted this long. */
export const inviteDays = 14
const inviteMillis = inviteDays * day

/** The link was used, is too old, or never was one. Which of them is nobody's business. */
export class InvitationUnusable extends Data.TaggedError("InvitationUnusable")<Record<never, never>> {}
/** Accepting needs a name that can stand among the founders. */
export class NameNeeded extends Data.TaggedError("NameNeeded")<Record<never, never>> {}
/** The list has no place for one more name. Nothing has happened: the link can be used later. */
export class FoundersFull extends Data.TaggedError("FoundersFull")<Record<never, never>> {}

/** What somebody is asked. */
export interface Invitation {
  /** The address that was invited. */
  readonly email: string
  readonly inviter: string
  readonly product: string
  readonly website: string
  readonly founders: ReadonlyArray<string>
  readonly isFull: boolean
  /** What their account calls them. */
  readonly name: string | null
  /** Their account's name stands among the founders already, so nothing has to be asked. */
  readonly isNamed: boolean
}

const wellFormed = /^[A-Za-z0-9_-]{43}$/
const isId = Schema.is(Uuid)

const productOf = (draft: DraftRow): string => {
  const { value } = fieldOf(draft.fields, "name")
  return typeof value === "string" ? value : new URL(draft.url).hostname
}

export class Invitations extends Effect.Service<Invitations>()("launchbook/Invitations", {
  dependencies: [
    Audit.Default,
    DraftsRepo.Default,
    InviteLimits.Default,
    InvitesRepo.Default,
    SaveListing.Default,
    Users.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const drafts = yield* DraftsRepo
    const limits = yield* InviteLimits
    const repo = yield* InvitesRepo
    const jobs = yield* Jobs
    const listings = yield* SaveListing
    const users = yield* Users
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const list = (draftId: string) => Effect.flatMap(instant, (now) => repo.list(draftId, now))

    const mail = (draft: DraftRow, from: string, to: string, token: string) =>
      jobs.send("mail", {
        to,
        letter: inviteMail({
          from,
          product: productOf(draft),
          url: links.invitation(draft.id, token),
          days: inviteDays
        })
      })

    /**
     * Who was asked and may still say yes, or has, is not asked again, save where the mail was held back and now
     * need not be; who let it pass is.
     */
    const invite = ({ id, email }: Input<typeof InviteCofounder>) =>
      Effect.gen(function* () {
        const by = yield* Principal
        const draft = yield* drafts.lock(id, by.userId)
        if (draft === undefined) return yield* NotFound()
        const address = email.toLowerCase()
        yield* limits.takeTurns(by.userId, address)
        const sent = yield* list(draft.id)
        const known = sent.find((one) => one.email === address)
        const now = yield* instant
        const token = yield* newSecret()
        const secret = { hash: sha256(token), expiresAt: new Date(now.getTime() + inviteMillis), now }
        if (known !== undefined && known.status !== "expired") {
          const isMailed =
            (yield* limits.mayMail(address, now)) && (yield* repo.mailAfterAll(draft.id, address, secret))
          if (isMailed) yield* mail(draft, by.email, address, token)
          return known
        }
        if (known === undefined && sent.length >= mostInvites) return yield* InviteLimitReached()
        yield* limits.assertMaySend(by.userId, now)
        const mailedAt = (yield* limits.mayMail(address, now)) ? now : null
        yield* repo.upsert({ draftId: draft.id, email: address, mailedAt, ...secret })
        if (mailedAt !== null) yield* mail(draft, by.email, address, token)
        return { email: address, status: "pending", created_at: now.toISOString() } satisfies Invite
      })

    const open = (draftId: string, token: string): Effect.Effect<OpenInvite, InvitationUnusable> =>
      Effect.gen(function* () {
        if (!wellFormed.test(token) || !isId(draftId)) return yield* new InvitationUnusable()
        const found = yield* repo.findOpen(draftId, sha256(token), yield* instant)
        return found ?? (yield* new InvitationUnusable())
      })

    /** What the secret is about, without using it: mail scanners open links too. */
    const look = (draftId: string, token: string): Effect.Effect<Invitation, InvitationUnusable> =>
      Effect.gen(function* () {
        const invited = yield* open(draftId, token)
        const draft = yield* drafts.find(draftId, null)
        if (draft === undefined) return yield* new InvitationUnusable()
        const account = yield* users.findByEmail(invited.email)
        const name = account?.name ?? null
        return {
          email: invited.email,
          inviter:
            invited.inviter_name === null
              ? invited.inviter_email
              : `${invited.inviter_name} (${invited.inviter_email})`,
          product: productOf(draft),
          website: draft.url,
          founders: draft.founders.map((founder) => founder.name),
          isFull: draft.founders.length >= mostFounders,
          name,
          isNamed: name !== null && isNamed(draft.founders, name)
        }
      })

    /** Accepts, once. `typed` is the name from the page; without one, the account's own is meant. */
    const accept = (draftId: string, token: string, typed: string | null, requestId: string) =>
      changes.transaction(
        Effect.gen(function* () {
          yield* open(draftId, token)
          // In the order in which the owner locks, and once more: somebody else may have been faster.
          const draft = yield* drafts.lock(draftId, null)
          if (draft === undefined) return yield* new InvitationUnusable()
          const invited = yield* open(draftId, token)
          const account = yield* users.findByEmail(invited.email)
          const name = founderName(typed ?? account?.name ?? "")
          if (name === null) return yield* new NameNeeded()
          const founders = withCofounder(draft.founders, name)
          if (founders === null) return yield* new FoundersFull()

          const now = yield* instant
          const after = { ...draft, founders }
          if (founders !== draft.founders) yield* drafts.save(yield* listings.follow(draft, after), now)
          const user = yield* users.ensure(invited.email, { name })
          yield* repo.accept(invited.id, user.id, now)
          const by = { userId: user.id, credential: `invite:${invited.id}`, requestId }
          yield* audit.write(by, "invitation_accepted", draft.id)
        })
      )

    return { list, invite, look, accept } as const
  })
}) {}
