/** @jsxImportSource preact */
/** The question whether somebody joins a product's founders: which product, who asks, and what a yes means. */
import { longestFounderName, mostFounders } from "../../../domain/draft/Draft.ts"
import { type Invitation, inviteDays } from "../../../services/drafts/Invitations.ts"
import { Layout, type Person } from "../frame/Layout.tsx"

interface Frame {
  readonly person: Person | null
  readonly stylesheet: string
}

const Name = ({ invitation, typed, problem }: InvitationPageProps) => (
  <div class="field">
    <label for="name">Your name</label>
    <input
      id="name"
      name="name"
      type="text"
      autocomplete="name"
      required
      maxLength={longestFounderName}
      value={typed ?? invitation.name ?? ""}
      aria-invalid={problem === null ? undefined : "true"}
      aria-describedby={problem === null ? "name-hint" : "name-problem name-hint"}
    />
    {problem === null ? null : (
      <p id="name-problem" class="error">
        {problem}
      </p>
    )}
    <p id="name-hint" class="soft small">
      {invitation.founders.length === 0
        ? "As the listing should show it."
        : "As the listing should show it. If you are named above, write it as it stands there."}
    </p>
  </div>
)

export interface InvitationPageProps extends Frame {
  readonly invitation: Invitation
  /** Where the form goes: the page's own address, without the secret. */
  readonly action: string
  readonly token: string
  /** What was typed last; null at first. */
  readonly typed: string | null
  readonly problem: string | null
}

export const InvitationPage = (props: InvitationPageProps) => {
  const { invitation } = props
  const { product, website, founders } = invitation
  return (
    <Layout
      title={`Join ${product}? · Launchbook`}
      description="An invitation to join the founders of a product."
      canonical={null}
      person={props.person}
      stylesheet={props.stylesheet}
    >
      <div class="narrow stack">
        <h1>Join {product}?</h1>
        <p class="soft">
          {invitation.inviter} is preparing a listing of it on Launchbook, a directory of products, and asks you to join
          as a co-founder.
        </p>
        <form method="post" action={props.action} class="card">
          <dl class="facts">
            <dt>Website</dt>
            <dd>
              <a href={website} rel="ugc nofollow noopener noreferrer">
                {new URL(website).host}
              </a>
            </dd>
            <dt>Founders so far</dt>
            <dd>{founders.length === 0 ? "Nobody is named yet" : founders.join(", ")}</dd>
            <dt>Invited</dt>
            <dd>{invitation.email}</dd>
          </dl>
          <div class="terms">
            <h2>If you accept</h2>
            <ul>
              <li>You agree to be named as a founder. Once the listing is published, everyone can see it.</li>
              <li>Whoever invited you sees that you accepted, and goes on writing the listing.</li>
              <li>An account is made for the invited address, if it has none. Nothing is charged.</li>
            </ul>
          </div>
          {invitation.isNamed ? (
            <p class="notice">You are named among the founders already, as {invitation.name}.</p>
          ) : (
            <>
              {invitation.isFull ? (
                <p class="warning">
                  The listing names {mostFounders} founders, and cannot name more. If you are not one of them, ask
                  whoever invited you to make room, and open this link again.
                </p>
              ) : null}
              <Name {...props} />
            </>
          )}
          <input type="hidden" name="token" value={props.token} />
          <button type="submit" class="button primary wide">
            Accept and join
          </button>
          <p class="soft small">
            Not you, or not interested? Close this page: nothing has happened, and the link stops working {inviteDays}{" "}
            days after the mail.
          </p>
        </form>
      </div>
    </Layout>
  )
}

export const JoinedPage = ({ person, stylesheet }: Frame) => (
  <Layout
    title="You have joined · Launchbook"
    description="You accepted an invitation to join the founders of a product."
    canonical={null}
    person={person}
    stylesheet={stylesheet}
  >
    <div class="narrow stack">
      <h1>You have joined</h1>
      <p>You are named among the founders, and whoever invited you can see that you accepted.</p>
      {person === null ? (
        <p class="soft">
          The address that was invited has an account now. <a href="/sign-in">Sign in</a> with a link that we mail to
          it.
        </p>
      ) : (
        <p class="soft">
          <a href="/account">Go to your account</a>
        </p>
      )}
    </div>
  </Layout>
)
