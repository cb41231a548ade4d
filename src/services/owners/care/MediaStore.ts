/**
 * Where pictures live: in the database, so that every process serves them and a backup has them. All that is asked of
 * a store is here; one that keeps the bytes elsewhere would be another of this shape over the same rows.
 */
import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import { imagePath } from "../../../domain/listing/Links.ts"
import { instant } from "../../store/Instant.ts"
import { ImagesRepo, type Picture } from "../rows/ImagesRepo.ts"

/** Pictures one listing has, with those it does not show any more; of the latter the oldest are forgotten first. */
const mostOfListing = 100
/** Bytes kept in memory for those that are asked for often. */
const keptBytes = 16 * 1024 * 1024
/** Milliseconds after which a picture that was taken off is served nowhere. */
const keptMillis = 60_000

export class MediaStore extends Effect.Service<MediaStore>()("launchbook/MediaStore", {
  dependencies: [ImagesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ImagesRepo
    const kept = new LRUCache<string, Buffer>({
      maxSize: keptBytes,
      sizeCalculation: (bytes) => bytes.byteLength,
      ttl: keptMillis
    })

    /** Keeps a picture of a listing, in the transaction that shows it; answers its path. */
    const putOfListing = (listingId: number, picture: Picture) =>
      Effect.gen(function* () {
        const now = yield* instant
        yield* repo.insert(picture, now)
        yield* repo.hold(listingId, picture.hash, now)
        yield* repo.forget(yield* repo.letGo(listingId, mostOfListing))
        return imagePath(picture.hash)
      })

    /** Keeps a picture of a person, in the transaction that shows it; answers its path. */
    const putOfPerson = (picture: Picture) =>
      Effect.flatMap(instant, (now) => Effect.as(repo.insert(picture, now), imagePath(picture.hash)))

    /** The bytes of a picture that is shown somewhere; undefined for every other. */
    const get = (hash: string): Effect.Effect<Buffer | undefined> =>
      Effect.suspend(() => {
        const known = kept.get(hash)
        if (known !== undefined) return Effect.succeed(known)
        return Effect.map(repo.shown(hash, imagePath(hash)), (bytes) => {
          if (bytes !== undefined) kept.set(hash, bytes)
          return bytes
        })
      })

    /** Drops what nobody holds any more. */
    const forget = repo.forget

    /** Drops a picture whoever holds it. */
    const erase = (hash: string) =>
      Effect.zipRight(
        Effect.sync(() => kept.delete(hash)),
        repo.erase(hash, imagePath(hash))
      )

    return { putOfListing, putOfPerson, get, forget, erase } as const
  })
}) {}
