/** Owners of drafts and the people they invite, in a real application. */
import { Effect } from "effect"
import { Users } from "../../../src/services/people/Users.ts"
import { draftsOf, harbourSite } from "../../services/drafts/editing/Harbour.ts"
import { testApp } from "../../support/App.ts"
import { stranger } from "../../support/Person.ts"

export const linkIn = (text: string) => /https:\/\/launchbook\.test\/invitations\/\S+/.exec(text)?.[0] ?? ""

export const invitationsApp = async () => {
  const hosts = Array.from({ length: 20 }, (_, n) => `harbour-${n}.example`)
  const app = await testApp({ internet: Object.fromEntries(hosts.map((name) => [name, harbourSite("Tidewatch")])) })
  const drafts = draftsOf(app)

  /** Somebody with a draft of their own that is ready. */
  const owned = async () => {
    const owner = await app.user()
    const draft = await drafts.startAndWait(owner.key, hosts.pop() ?? "none.example")
    return { ...owner, draft: draft.id }
  }
  type Owned = Awaited<ReturnType<typeof owned>>
  let common: Promise<Owned> | undefined
  /** One draft for tests that leave nothing in it but a pending invitation. */
  const shared = () => {
    common ??= owned()
    return common
  }

  /** Invites an address, and answers it with the link of its mail; `sent`: how many mails it has had by then. */
  const invited = async (owner: Owned, email = `friend-${crypto.randomUUID()}@people.test`, sent = 1) => {
    const reply = await app.rest("POST", `/drafts/${owner.draft}/invites`, { key: owner.key, body: { email } })
    if (reply.status !== 201) throw new Error(`the invitation was refused: ${reply.text}`)
    const mails = await app.until(
      async () => app.mails.filter(({ to }) => to === email),
      (found) => found.length >= sent,
      `mail ${sent} to ${email}`
    )
    const link = linkIn(mails[sent - 1]?.text ?? "")
    return { email, link, action: new URL(link).pathname }
  }
  /** Opens the link of a mail and sends its form. */
  const accept = async ({ link, action }: { readonly link: string; readonly action: string }, name: string) => {
    const at = stranger(app)
    return at.submit(await at.open(link), action, { name })
  }
  const founders = async ({ key, draft }: Owned) => (await drafts.get(key, draft)).founders.map(({ name }) => name)
  const statuses = async ({ key, draft }: Owned) => (await drafts.get(key, draft)).invites.map(({ status }) => status)
  const account = (email: string) => app.run(Effect.flatMap(Users, (users) => users.findByEmail(email)))

  return { app, drafts, owned, shared, invited, accept, founders, statuses, account }
}
