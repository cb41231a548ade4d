/** @jsxImportSource preact */
/** `/founders/{slug}`: who somebody is, what they made, and what they tell of it. */
import { Effect } from "effect"
import { getFounder } from "../../../../domain/api/PeopleApi.ts"
import { countryName } from "../../../../domain/listing/Countries.ts"
import type { StoryKey } from "../../../../domain/listing/Story.ts"
import type { Founder } from "../../../../domain/people/People.ts"
import { isWebUrl, Slug } from "../../../../domain/Wire.ts"
import { Founders } from "../../../../services/directory/Founders.ts"
import { page } from "../../declare/SitePage.ts"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { Face } from "../../parts/Face.tsx"
import { ListingRow } from "../../parts/ListingRow.tsx"
import { crumbsNode } from "../browse/Structured.ts"
import { ElsewhereLinks } from "./ElsewhereLinks.tsx"

interface Model {
  readonly founder: Founder
}

const chapters: ReadonlyArray<readonly [Exclude<StoryKey, "title" | "story">, string]> = [
  ["why_started", "Why it was started"],
  ["problem", "The problem"],
  ["journey", "The journey"],
  ["challenges", "What was hard"],
  ["achievements", "What was achieved"],
  ["lessons", "What was learned"],
  ["whats_next", "What comes next"]
]

const Telling = ({ story, founder }: { readonly story: Founder["stories"][number]; readonly founder: Founder }) => {
  const company = founder.companies.find(({ slug }) => slug === story.listing_slug)
  return (
    <section aria-label={`The story of ${company?.name ?? story.listing_slug}`}>
      <p class="over small soft">The story of {company === undefined ? story.listing_slug : company.name}</p>
      <h2>{story.title ?? `How ${company?.name ?? "it"} began`}</h2>
      {story.story === null ? null : <p class="told">{story.story}</p>}
      {chapters.map(([key, label]) =>
        story[key] === null ? null : (
          <div key={key}>
            <h3>{label}</h3>
            <p class="told">{story[key]}</p>
          </div>
        )
      )}
    </section>
  )
}

const View = ({ founder }: Model) => {
  const { name, title, bio, country, avatar_url, socials, companies, stories, interview } = founder
  const facts = [...(title === null ? [] : [title]), ...(country === null ? [] : [countryName(country)])]
  return (
    <div class="wrap people">
      <header class="top who">
        <Crumbs path={[{ href: "/founders", label: "Founders" }]} />
        <Face name={name} picture={avatar_url} size={80} />
        <div>
          <h1>{name}</h1>
          {facts.length === 0 ? null : <p class="lead">{facts.join(" · ")}</p>}
          <ElsewhereLinks of={socials} name={name} />
        </div>
      </header>
      <div class="cols">
        <aside>
          <section>
            <h2>{companies.length === 1 ? "Product" : "Products"}</h2>
            <ol class="launches made">
              {companies.map((listing) => (
                <ListingRow
                  key={listing.slug}
                  listing={listing}
                  chips={
                    listing.status === "scheduled" && listing.launch_week !== null ? (
                      <span class="chip">Launches {listing.launch_week}</span>
                    ) : null
                  }
                />
              ))}
            </ol>
          </section>
        </aside>
        <div class="telling">
          {bio === null ? (
            <p class="blank soft">No site says more about {name}, and they have not written about themselves yet.</p>
          ) : (
            <p class="told bio">{bio}</p>
          )}
          {stories.map((story) => (
            <Telling key={story.listing_slug} story={story} founder={founder} />
          ))}
          {interview.length === 0 ? null : (
            <section aria-labelledby="interview">
              <p class="over small soft">In their own words</p>
              <h2 id="interview">Interview</h2>
              <dl class="interview">
                {interview.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd class="told">{answer}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

export const founder = page("/founders/:slug", {
  audience: "public",
  styles: ["people"],
  params: { slug: Slug },
  title: ({ founder: { name, companies } }) =>
    `${name}, ${companies.length === 0 ? "founder" : `founder of ${companies.map((company) => company.name).join(", ")}`} · Launchbook`,
  description: ({ founder: { name, title, bio } }) =>
    (bio ?? `${name}${title === null ? "" : `, ${title}`}.`).slice(0, 200),
  shows: [],
  sitemap: {
    name: "founders",
    shows: ["founders", "listings"],
    last: Effect.flatMap(Founders, ({ lastId }) => lastId),
    between: (after, upTo) => Effect.flatMap(Founders, ({ publicPaths }) => publicPaths(after, upTo))
  },
  head: ({ founder: { slug, name, title, bio, avatar_url, socials, companies } }, origin) => ({
    kind: "profile",
    structured: [
      {
        "@type": "ProfilePage",
        mainEntity: {
          "@type": "Person",
          name,
          url: `${origin}/founders/${slug}`,
          jobTitle: title ?? undefined,
          description: bio ?? undefined,
          image: avatar_url ?? undefined,
          sameAs: Object.values(socials).filter(isWebUrl),
          affiliation: companies.map((company) => ({ "@type": "Organization", name: company.name, url: company.url }))
        }
      },
      crumbsNode(origin, [
        { href: "/founders", label: "Founders" },
        { href: `/founders/${slug}`, label: name }
      ])
    ]
  }),
  load: ({ read, params }) => Effect.map(read(getFounder, params), (found): Model => ({ founder: found })),
  view: View
})
