/** A listing with all that its owner can care for: edits, an alternative, a picture, a founder. */
import type { TestApp } from "./App.ts"
import { columns, query, saveListing, slugOf } from "./SavedListing.ts"

export const accountOf = async (app: TestApp, email: string): Promise<number> => {
  const [row] = await query<{ id: number }>(app, "select id from users where email = $1", [email])
  if (row === undefined) throw new Error(`${email} has no account`)
  return row.id
}

let made = 0
/** A live listing of an account, with a founder who is nobody's account and two earlier versions; answers its id and slug. */
export const caredListing = async (
  app: TestApp,
  ownerId: number | null,
  more: { readonly host?: string; readonly name?: string; readonly columns?: Readonly<Record<string, unknown>> } = {}
) => {
  const host = more.host ?? `cared-${++made}-${crypto.randomUUID().slice(0, 8)}.example`
  const name = more.name ?? `Product of ${host}`
  const id = await saveListing(app, {
    ownerId,
    host,
    columns: {
      ...columns.live,
      name,
      tagline: "Tide alerts for all",
      plan: "paid",
      country: "NO",
      version: 3,
      unlocked_sections: "{story,milestones,media}",
      ...more.columns
    }
  })
  const [founder] = await query<{ id: number }>(
    app,
    "insert into founders (slug, name, title) values ($1, 'Ingrid Solberg', 'Founder') returning id",
    [`ingrid-${crypto.randomUUID()}`]
  )
  await query(app, "insert into listing_founders (listing_id, founder_id, position) values ($1, $2, 0)", [
    id,
    founder?.id
  ])
  const edits = [
    { version: 2, changes: { tagline: { before: "Does one thing", after: "Tide alerts" } } },
    {
      version: 3,
      changes: {
        tagline: { before: "Tide alerts", after: "Tide alerts for all" },
        features: { before: ["Texts", "Maps"], after: [] }
      }
    }
  ]
  for (const { version, changes } of edits)
    await query(
      app,
      "insert into listing_versions (listing_id, version, user_id, at, changes) values ($1, $2, $3, $4, $5::jsonb)",
      [id, version, ownerId, app.clock.now(), JSON.stringify(changes)]
    )
  return { id, slug: slugOf(host), name, founder: founder?.id ?? 0 }
}

/** A picture as a camera or a drawing program would send it. */
export const pictureFile = async (
  kind: "png" | "jpeg" | "webp" = "png",
  width = 640,
  height = 400,
  shade = 0
): Promise<Buffer> => {
  // A bitmap of one colour: the one kind that is written by hand.
  const row = Math.ceil((width * 3) / 4) * 4
  const bitmap = Buffer.alloc(54 + row * height)
  bitmap.fill(shade, 54)
  bitmap.write("BM", 0)
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(width, 18)
  bitmap.writeInt32LE(height, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(24, 28)
  bitmap.writeUInt32LE(row * height, 34)
  return await new Bun.Image(bitmap)[kind]().buffer()
}
