/**
 * Looks for what was to be published. Pages are asked for through Egress, under robots.txt, and only where the site
 * itself is: a redirect to another host proves nothing. Whoever cannot be asked has said neither yes nor no.
 */
import { Data, Duration, Effect } from "effect"
import type { ClaimMethod } from "../../../domain/listing/Claim.ts"
import { Robots } from "../../crawl/Robots.ts"
import { Dns } from "../../outside/Dns.ts"
import { acceptHtml, Egress, htmlOf, textOf } from "../../outside/Egress.ts"
import { type ClaimedSite, staysAtHost, staysAtSite } from "./ClaimedSite.ts"
import { challengeHost, claimFileUrl } from "./ClaimInstructions.ts"
import { headMeta } from "./HeadMeta.ts"
import { fileProof, metaProof, type ProofSeen, proofFound, proofMissing, proofUnknown, txtProof } from "./Proof.ts"

/** robots.txt, the page and every redirect together; the call around it ends after 30 s. */
const deadline = Duration.seconds(20)
const largestFile = 4096
/** What a server says of an address at which there is nothing. */
const absent = new Set([404, 410])

/** What ended the look before anything could be read. */
class Ended extends Data.TaggedError("Ended")<{ readonly seen: ProofSeen }> {}
const ended = (seen: ProofSeen) => new Ended({ seen })

/** A redirect is told as far as its host: the rest may be anybody's words. */
const hostOf = (url: string): string => new URL(url).host

export class Proofs extends Effect.Service<Proofs>()("launchbook/Proofs", {
  effect: Effect.gen(function* () {
    const dns = yield* Dns
    const egress = yield* Egress
    const robots = yield* Robots

    const permitted = (url: string) =>
      Effect.flatMap(robots.allowed(url), ({ allowed, reason, failure }) => {
        if (allowed) return Effect.void
        const host = hostOf(url)
        if (failure !== null)
          return ended(proofUnknown(`The robots.txt of ${host} could not be read: ${failure.message}`))
        return ended(
          proofUnknown(
            reason === "disallowed"
              ? `The robots.txt of ${host} does not let LaunchbookBot read ${url}. Allow it, or use another method.`
              : `The robots.txt of ${host} could not be read, so nothing there was. Try again when it answers.`
          )
        )
      })

    /** A GET of `url` under robots.txt; redirects are followed as long as `stays`. */
    const read = (
      url: string,
      {
        accept,
        most,
        stays
      }: { readonly accept: string; readonly most?: number; readonly stays: (to: string) => boolean }
    ) =>
      Effect.zipRight(
        permitted(url),
        egress.fetch({
          url,
          accept,
          ...(most === undefined ? {} : { maxDecodedBytes: most }),
          onRedirect: (to) =>
            stays(to)
              ? permitted(to)
              : ended(
                  proofMissing(
                    `${url} redirects to ${hostOf(to)}, away from what was asked for. Only what the site itself answers counts.`
                  )
                )
        })
      )

    const meta = (site: ClaimedSite, token: string) =>
      Effect.map(read(site.page, { accept: acceptHtml, stays: (to) => staysAtSite(site, to) }), (answer) => {
        if (answer.status < 200 || answer.status > 299)
          return proofUnknown(`${site.page} answered with status ${answer.status}, so its head could not be read.`)
        const html = htmlOf(answer)
        return html === null
          ? proofUnknown(`${site.page} answered with something other than a web page.`)
          : metaProof(answer.url, headMeta(html), token)
      })

    const file = (site: ClaimedSite, token: string) => {
      const url = claimFileUrl(site, token)
      const path = new URL(url).pathname
      const stays = (to: string) => staysAtHost(url, to) && new URL(to).pathname === path
      return read(url, { accept: "text/plain, */*;q=0.1", most: largestFile, stays }).pipe(
        Effect.map((answer) => {
          if (absent.has(answer.status))
            return proofMissing(
              `Looked for a file at ${url}: the server says that there is none (status ${answer.status}).`
            )
          if (answer.status < 200 || answer.status > 299)
            return proofUnknown(`${url} answered with status ${answer.status}, so the file could not be read.`)
          const isPage = /^\s*</.test(textOf(answer)) || /html/i.test(answer.headers["content-type"] ?? "")
          return fileProof(url, textOf(answer), isPage, token)
        }),
        Effect.catchIf(
          (failure) => failure._tag === "EgressFailure" && failure.reason === "too_large",
          () =>
            Effect.succeed(
              proofMissing(`Looked for the token at ${url} and found more than 4 KiB. The file holds it alone.`)
            )
        )
      )
    }

    const txt = (site: ClaimedSite, token: string): Effect.Effect<ProofSeen> => {
      const host = challengeHost(site)
      return dns.txt(host).pipe(
        Effect.map((texts) => txtProof(host, texts, token)),
        Effect.catchAll(({ message }) =>
          Effect.succeed(proofUnknown(`Looked for a TXT record at ${host}: ${message} Try again in a few minutes.`))
        )
      )
    }

    const page = (look: ReturnType<typeof meta> | ReturnType<typeof file>, url: string): Effect.Effect<ProofSeen> =>
      look.pipe(
        Effect.catchTags({
          Ended: ({ seen }) => Effect.succeed(seen),
          EgressFailure: ({ message }) => Effect.succeed(proofUnknown(`${url} could not be read: ${message}`))
        }),
        Effect.timeoutTo({
          duration: deadline,
          onSuccess: (seen) => seen,
          onTimeout: () => proofUnknown(`${url} did not answer in time. Try again in a few minutes.`)
        })
      )

    /** Of a claim by e-mail nothing is to be seen: its link proved it, once. */
    const look = (method: ClaimMethod, site: ClaimedSite, token: string): Effect.Effect<ProofSeen> => {
      switch (method) {
        case "dns":
          return txt(site, token)
        case "meta":
          return page(meta(site, token), site.page)
        case "file":
          return page(file(site, token), claimFileUrl(site, token))
        case "email":
          return Effect.succeed(proofFound("The link in the mail was used."))
      }
    }

    return { look } as const
  })
}) {}
