/** @jsxImportSource preact */
/** What becomes of an address that is submitted, and an example of a draft: facts in marker, and an honest blank. */
import type { Site } from "../../../domain/listing/Site.ts"

type FreePlan = Site["free_plan"]

const weeksOut = ({ weeks_min, weeks_max }: FreePlan) =>
  weeks_max <= weeks_min ? `${weeks_min} weeks` : `${weeks_min} to ${weeks_max} weeks`

const stepsWith = (freePlan: FreePlan) => [
  {
    title: "We read your site",
    text: "The homepage and the few pages that say most, eight at most. robots.txt decides about every one."
  },
  {
    title: "You get a draft",
    text: "Name, tagline, features, prices, founders: each with the quote it stands on. What is not stated stays blank."
  },
  {
    title: "You make it yours",
    text: "Edit any value, lock it, or have it drafted anew. Your words are never overwritten."
  },
  {
    title: "You publish",
    text: `Free with our badge on your homepage, in a launch week ${weeksOut(freePlan)} out. Or paid, in a week you choose.`
  }
]

const Example = () => (
  <figure class="example" aria-labelledby="example-caption">
    <figcaption id="example-caption" class="small soft">
      An example: what a draft looks like
    </figcaption>
    <dl>
      <div>
        <dt>Tagline</dt>
        <dd>
          Tide alerts for small harbours
          <blockquote>
            “<mark>Tide alerts for small harbours</mark>. Tidewatch texts harbour masters forty minutes before the water
            reaches the quay.”<cite>tidewatch.example/</cite>
          </blockquote>
        </dd>
      </div>
      <div>
        <dt>Founded</dt>
        <dd>
          2019
          <blockquote>
            “Tidewatch was founded in <mark>2019</mark> by two oceanographers with wet cellars.”
            <cite>tidewatch.example/about</cite>
          </blockquote>
        </dd>
      </div>
      <div class="unsaid">
        <dt>Demo video</dt>
        <dd class="soft">Not stated on your site. We leave it blank; you can add one.</dd>
      </div>
    </dl>
  </figure>
)

export const WhatHappens = ({ freePlan }: { readonly freePlan: FreePlan }) => (
  <div class="cols">
    <section aria-labelledby="steps">
      <h2 id="steps">What will happen</h2>
      <ol class="happens">
        {stepsWith(freePlan).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p class="soft">{text}</p>
          </li>
        ))}
      </ol>
      <p class="small soft">
        Is it listed already, by somebody else? Open its page and claim it.{" "}
        <a href="/how-ranking-works">How ranking works</a>, and <a href="/bot">who reads your site</a>.
      </p>
    </section>
    <Example />
  </div>
)
