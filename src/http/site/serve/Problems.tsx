/** @jsxImportSource preact */
/** What went wrong, told to a person as a page in the frame and to a program as JSON. Says no more than the API would. */
import { HttpServerResponse } from "@effect/platform"
import { Cause, Effect, Option } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import { failureOf } from "../../../services/execute/FailureOf.ts"
import { errorResponse } from "../../answer/Errors.ts"
import { prefersPage } from "../../request/Accept.ts"
import { PageProblem } from "../declare/Instead.ts"
import { htmlType, pageHeaders, renderPage } from "../frame/Html.tsx"
import type { Navigation, Person } from "../frame/Surroundings.ts"
import { Message, type MessageProps } from "../parts/Message.tsx"

/** Addresses of programs, which are answered in JSON whatever they would rather have. */
const isForPrograms = ({ url }: Request) =>
  /^\/(?:(?:api|mcp|\.well-known)(?:\/|$)|(?:oauth\/)?(?:token|revoke|register)$)/.test(new URL(url).pathname)

/** Whether a failure of this request is for a person to read. */
export const isToldAsPage = (request: Request) => !isForPrograms(request) && prefersPage(request.headers)

const home = { href: "/", label: "Go to the front page" }
const seconds = (failure: Failure) => `${failure.retry?.after ?? 2} seconds`

/** A failure of the contract in words for somebody who reads no contract. */
const wordsOf = (failure: Failure, requestId: string): MessageProps => {
  switch (failure.status) {
    case 404:
      return {
        title: "There is nothing here",
        message: "The address may be mistyped, or what was here is gone or not public.",
        link: home
      }
    case 405:
      return {
        title: "This address works another way",
        message: "A page is opened, and a form is sent from its own page. Go back to where you came from.",
        link: home
      }
    case 429:
      return { title: "Too many requests", message: `Wait ${seconds(failure)}, then go on.` }
    case 500:
      return {
        title: "Something broke on our side",
        message: "It was logged. Try again; if it stays, report this request.",
        requestId
      }
    case 503:
      return {
        title: "Back in a moment",
        message: `The service is starting, stopping or overloaded. Try again in ${seconds(failure)}.`
      }
    default:
      return { title: "That did not work", message: failure.message }
  }
}

export const problemAnswers = (origin: string, navigation: Navigation) => {
  const pageOf = (words: MessageProps, status: number, person: Person | null, headers: Record<string, string>) => {
    const page = {
      title: `${words.title} · Launchbook`,
      description: words.message,
      body: <Message {...words} />
    }
    return HttpServerResponse.text(renderPage(page, null, { person, navigation, origin, now: null }), {
      status,
      contentType: htmlType,
      headers: { ...pageHeaders(), ...headers, "cache-control": "no-store" }
    })
  }

  /** A failure of the contract, in the form that the caller reads. */
  const ofFailure = (request: Request, failure: Failure, requestId: string, person: Person | null) => {
    const json = errorResponse(failure, requestId, origin)
    if (isForPrograms(request)) return json
    const answer = prefersPage(request.headers)
      ? pageOf(wordsOf(failure, requestId), failure.status, person, retryHeader(json.headers["retry-after"]))
      : json
    return HttpServerResponse.setHeader(answer, "vary", "Accept")
  }

  /** The same where no router is near. */
  const plain = (
    request: Request,
    failure: Failure,
    requestId: string,
    headers: Readonly<Record<string, string>> = {}
  ): Response =>
    HttpServerResponse.toWeb(
      HttpServerResponse.setHeaders(ofFailure(request, failure, requestId, null), {
        ...headers,
        "x-request-id": requestId
      })
    )

  /** Whatever went wrong; a page's own words are for people alone. */
  const ofCause = (request: Request, cause: Cause.Cause<unknown>, requestId: string, person: Person | null) => {
    const problem = Option.getOrNull(Cause.failureOption(cause))
    if (problem instanceof PageProblem) {
      // Written out, because an error's message is not spread with it.
      const { title, message, link, status, retryAfter } = problem
      return Effect.succeed(pageOf({ title, message, link }, status, person, retryHeader(retryAfter?.toString())))
    }
    return Effect.map(failureOf(cause), (failure) => ofFailure(request, failure, requestId, person))
  }

  return { ofFailure, ofCause, plain } as const
}
export type ProblemAnswers = ReturnType<typeof problemAnswers>

const retryHeader = (after: string | undefined): Record<string, string> =>
  after === undefined ? {} : { "retry-after": after }
