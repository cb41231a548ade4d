/**
 * Brings listings in from a file, one JSON object a line (`ImportLine.ts`).
 *
 * It is safe to repeat: a line is the listing of its URL (`domain/text/SiteKey.ts`), and a second run of the
 * same file changes nothing. Where a file names several products at one URL, each is a listing of its
 * own, told apart by name. A known listing is brought up to date unless somebody owns it; what the line
 * leaves out, its categories and its votes stay as they are. A bad line is reported and the rest goes on.
 */
import { Chunk, Effect, Either, Stream } from "effect"
import type { ImportReport } from "../../domain/api/admin/AdminCalls.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { domainOf, siteKey } from "../../domain/text/SiteKey.ts"
import { firstFree, slugify, withSuffix } from "../../domain/text/Slug.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { factsOf, lower, merged, same, together } from "./import/Facts.ts"
import { type ImportLine, parseLine } from "./import/ImportLine.ts"
import { type ImportedListing, ImportRepo, type Known } from "./rows/ImportRepo.ts"

/** Lines that are written in one transaction. */
const batchSize = 500
/** A listing has one primary category and at most three more. */
const mostCategories = 4
/** Numbered slugs asked about at once. */
const slugsAtOnce = 50

const nothingYet: ImportReport = { read: 0, created: 0, updated: 0, bad: [] }

interface Line {
  readonly number: number
  readonly text: string
}
interface Wanted {
  readonly listing: ImportLine
  readonly site: string
  /** The key of a further product at the same URL. */
  readonly shared: string
}

/** Which product a line is about, and the key a new one gets. */
interface Match {
  readonly wanted: Wanted
  readonly key: string
  readonly known: Known | undefined
  /** An earlier batch of this run had a line about it. */
  readonly again: boolean
}

const read = (line: Line): Either.Either<Wanted, ImportReport["bad"][number]> => {
  const parsed = parseLine(line.text)
  if (Either.isLeft(parsed)) return Either.left({ line: line.number, message: parsed.left })
  const site = siteKey(parsed.right.url)
  return site === null
    ? Either.left({ line: line.number, message: "url names no web site" })
    : Either.right({ listing: parsed.right, site, shared: `${site}#${slugify(parsed.right.name)}` })
}

export class Import extends Effect.Service<Import>()("launchbook/Import", {
  dependencies: [ImportRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ImportRepo
    const changes = yield* Changes

    /** The first of `base-2`, `base-3`, ... that is not taken, here or in the database. */
    const numbered = (base: string, taken: Set<string>) =>
      Effect.gen(function* () {
        for (let first = 2; ; first += slugsAtOnce) {
          const next = Array.from({ length: slugsAtOnce }, (_, index) => withSuffix(base, first + index))
          for (const found of yield* repo.takenSlugs(next)) taken.add(found)
          const free = next.find((slug) => !taken.has(slug))
          if (free !== undefined) return free
        }
      })

    /** A free slug for each listing, in order. */
    const slugsFor = (wanted: ReadonlyArray<Wanted>) =>
      Effect.gen(function* () {
        const bases = wanted.map(({ listing }) => slugify(listing.name, domainOf(listing.url) ?? undefined))
        const taken = new Set(yield* repo.takenSlugs(bases))
        return yield* Effect.forEach(bases, (base) =>
          Effect.tap(taken.has(base) ? numbered(base, taken) : Effect.succeed(base), (slug) =>
            Effect.sync(() => taken.add(slug))
          )
        )
      })

    /** The id of each category, by its name in lower case; missing ones are made. */
    const categoriesOf = (names: ReadonlyArray<string>) =>
      Effect.gen(function* () {
        const known = new Map((yield* repo.categories).map(({ name, id }) => [lower(name), id]))
        const missing = new Map(names.flatMap((name) => (known.has(lower(name)) ? [] : [[lower(name), name.trim()]])))
        if (missing.size === 0) return known
        const taken = new Set(yield* repo.categorySlugs)
        const rows = [...missing.values()].map((name) => {
          const slug = firstFree(slugify(name), taken)
          taken.add(slug)
          return { slug, name }
        })
        for (const { name, id } of yield* repo.insertCategories(rows)) known.set(lower(name), id)
        return known
      })

    /** Finds each line's listing; `seen` holds the keys that this run has met already. */
    const match = (batch: ReadonlyArray<Wanted>, seen: Set<string>) =>
      Effect.gen(function* () {
        const found = yield* repo.known(batch.flatMap(({ site, shared }) => [site, shared]))
        const known = new Map(found.map((listing) => [listing.site_key, listing]))
        const matches = new Map<string, Match>()
        for (const wanted of batch) {
          const { site, shared, listing } = wanted
          const earlier = matches.get(site)
          const first = earlier?.wanted.listing.name ?? (seen.has(site) ? known.get(site)?.name : undefined)
          // Another name at a URL: a new name of its product, unless this file has named that product too.
          const another = known.has(shared) || (first !== undefined && lower(first) !== lower(listing.name))
          const key = another ? shared : site
          const before = matches.get(key)
          matches.set(
            key,
            before === undefined
              ? { wanted, key, known: known.get(key), again: seen.has(key) }
              : { ...before, wanted: { ...before.wanted, listing: together(before.wanted.listing, listing) } }
          )
        }
        for (const key of matches.keys()) seen.add(key)
        return [...matches.values()]
      })

    const create = (matches: ReadonlyArray<Match>, now: Date) =>
      Effect.gen(function* () {
        const wanted = matches.map((match) => match.wanted)
        const slugs = yield* slugsFor(wanted)
        const rows = matches.map((match, index): ImportedListing => {
          const { listing } = match.wanted
          return {
            ...factsOf(match.wanted.listing),
            slug: slugs[index] ?? "",
            site_key: match.key,
            domain: domainOf(listing.url) ?? "",
            website_url: listing.url,
            status: listing.status ?? "live",
            votes: listing.votes ?? 0
          }
        })
        const names = wanted.flatMap(({ listing }) => listing.categories?.slice(0, mostCategories) ?? [])
        const categories = yield* categoriesOf(names)
        const ids = new Map((yield* repo.insertListings(rows, now)).map(({ slug, id }) => [slug, id]))
        yield* repo.insertPlaces(
          wanted.flatMap(({ listing }, index) => {
            const listing_id = ids.get(slugs[index] ?? "")
            const own = new Set(listing.categories?.slice(0, mostCategories).map((name) => categories.get(lower(name))))
            return [...own].flatMap((category_id, position) =>
              listing_id === undefined || category_id === undefined
                ? []
                : [{ listing_id, category_id, is_primary: position === 0, position }]
            )
          })
        )
      })

    const update = (matches: ReadonlyArray<Match>, now: Date) =>
      Effect.gen(function* () {
        const changed = matches.flatMap(({ known, wanted, again }) => {
          if (known === undefined || known.owner_id !== null) return []
          const read = factsOf(wanted.listing)
          // Of two lines about one listing the first one stands, or each run would change it to and fro.
          const next = again ? merged(known, read) : merged(read, known)
          return same(known, next) ? [] : [{ ...next, id: known.id, slug: known.slug }]
        })
        if (changed.length > 0) yield* repo.updateListings(changed, now)
        yield* changes.touch(...changed.map(({ slug }) => listingSubject(slug)))
        return changed.length
      })

    const write = (batch: ReadonlyArray<Wanted>, seen: Set<string>) =>
      Effect.gen(function* () {
        const now = yield* instant
        const matches = yield* match(batch, seen)
        const fresh = matches.filter(({ known }) => known === undefined)
        yield* create(fresh, now)
        const updated = yield* update(matches, now)
        yield* changes.touch("listings", "categories")
        return { created: fresh.length, updated }
      })

    /** Reads the lines of a file; fails only as the stream itself does. Empty lines are passed over. */
    const importFile = <E, R>(lines: Stream.Stream<string, E, R>): Effect.Effect<ImportReport, E, R> => {
      const seen = new Set<string>()
      return lines.pipe(
        Stream.zipWithIndex,
        Stream.map(([text, index]): Line => ({ text: text.replace(/^\uFEFF/, ""), number: index + 1 })),
        Stream.filter(({ text }) => text.trim() !== ""),
        Stream.grouped(batchSize),
        Stream.runFoldEffect(nothingYet, (report, batch) => {
          const [bad, good] = Chunk.separate(Chunk.map(batch, read))
          return changes.transaction(write([...good], seen)).pipe(
            Effect.map((done) => ({
              read: report.read + Chunk.size(batch),
              created: report.created + done.created,
              updated: report.updated + done.updated,
              bad: [...report.bad, ...bad]
            }))
          )
        }),
        Effect.tap(({ created, updated }) => Effect.when(repo.gatherFigures, () => created + updated > 0))
      )
    }

    return { importFile } as const
  })
}) {}
