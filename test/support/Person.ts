/** Somebody at a browser, signed in by a link. */
import { Effect } from "effect"
import { SignIn } from "../../src/services/people/SignIn.ts"
import { Users } from "../../src/services/people/Users.ts"
import type { TestApp } from "./App.ts"
import { type Browser, browser } from "./Browser.ts"

export const stranger = (app: TestApp): Browser => browser(app.fetch, app.origin)

export const linkFor = (app: TestApp, email: string): Promise<string> =>
  app.run(
    Effect.map(
      Effect.flatMap(SignIn, (signIn) => signIn.linkFor(email)),
      ({ url }) => url
    )
  )

export const signedIn = async (app: TestApp, email = `person-${crypto.randomUUID()}@people.test`) => {
  const at = stranger(app)
  const page = await at.submit(await at.open(await linkFor(app, email)), "/sign-in/confirm")
  if (page.status !== 200) throw new Error(`signing in answers ${page.status}: ${page.text}`)
  return Object.assign(at, { email })
}
/** Somebody of the site's team. */
export const signedInTeam = async (app: TestApp, email = `team-${crypto.randomUUID()}@people.test`) => {
  await app.run(Effect.flatMap(Users, (users) => users.ensure(email, { admin: true })))
  return signedIn(app, email)
}
export type Person = Awaited<ReturnType<typeof signedIn>>
