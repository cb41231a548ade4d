/** What the site team does, at its desk and from the command line. */
import { Effect, Stream } from "effect"
import { settings as allSettings, type SettingKey, settingKeys } from "../../../../src/domain/Setting.ts"
import { Import } from "../../../../src/services/data/Import.ts"
import { Seed } from "../../../../src/services/data/Seed.ts"
import { BlogDesk, type PostStep } from "../../../../src/services/directory/BlogDesk.ts"
import { type QuestionStep, Questions } from "../../../../src/services/directory/Questions.ts"
import { Products } from "../../../../src/services/money/Products.ts"
import { Revenue } from "../../../../src/services/owners/Revenue.ts"
import { byCommandLine } from "../../../../src/services/store/Audit.ts"
import { Settings } from "../../../../src/services/store/Settings.ts"
import type { Directory, Write } from "./Directory.ts"

export const teamsWrites = (at: Directory): ReadonlyArray<Write> => {
  const { attempt, next } = at
  const set = (key: SettingKey, value: unknown) => attempt(Effect.flatMap(Settings, (all) => all.set(key, value)))
  const peek = (key: SettingKey) => attempt(Effect.flatMap(Settings, (all) => all.get(key)))
  const bring = (...lines: ReadonlyArray<object>) =>
    attempt(
      Effect.flatMap(Import, (all) => all.importFile(Stream.fromIterable(lines.map((line) => JSON.stringify(line)))))
    )
  const brought = {
    source: "elsewhere",
    name: "Brought in",
    url: "https://brought-in.example/",
    votes: 3,
    country: "NO"
  }

  const typed = (body: string) => ({
    slug: "a-new-post",
    title: `A new post ${next()}`,
    excerpt: "",
    author: "",
    tags: "harbour",
    body,
    questions: [],
    answers: []
  })
  const post = async (step: PostStep) => {
    const [known] = await at.query<{ id: number }>("select id from posts where slug = 'a-new-post'")
    return attempt(
      Effect.flatMap(BlogDesk, (all) => all.write(byCommandLine, known?.id ?? null, typed("On the harbour."), step))
    )
  }
  const question = async (step: QuestionStep) => {
    const [last] = await at.query<{ id: number }>(
      "select id from interview_questions where retired_at is null order by position desc, id desc limit 1"
    )
    return attempt(Effect.flatMap(Questions, (all) => all.step(byCommandLine, last?.id ?? 0, step)))
  }

  return [
    ...(["free_plan.weeks_min", "free_plan.weeks_max", "free_plan.weekly_capacity"] as const).map((key) => ({
      said: `the setting ${key}`,
      // Up and down, for the two bounds must agree.
      run: async () => set(key, Number(await peek(key)) + (next() % 2 === 0 ? 1 : -1))
    })),
    {
      said: "how long a figure of revenue is shown",
      run: async () => {
        const old = new Date(at.app.clock.now().getTime() - 70 * 86_400_000).toISOString().slice(0, 10)
        await set("revenue.stale_months", 6)
        await attempt(
          Effect.flatMap(Revenue, (all) =>
            all.setByTeam(at.cared.slug, { cents: 500_000 + next(), as_of: old, source: "verified", note: null })
          )
        )
        return set("revenue.stale_months", next() % 2 === 0 ? 2 : 1)
      }
    },
    {
      said: "every other setting",
      run: async () => {
        for (const key of settingKeys) {
          if (/^(free_plan|revenue|rate_limit|seller|views|votes|follows|reviews|order)\./.test(key)) continue
          const value = await peek(key)
          if (typeof value === "number") await set(key, value + 1)
          if (typeof value === "number") await set(key, value)
        }
      },
      changesNothing: `none of these is read by what operations answer (${Object.keys(allSettings).length} there are)`
    },
    {
      said: "a price",
      run: () => attempt(Effect.flatMap(Products, (all) => all.set("featured", { price_cents: 10_000 + next() })))
    },
    {
      said: "a new product",
      run: () =>
        attempt(
          Effect.flatMap(Products, (all) =>
            all.add({
              code: `further_${next()}`,
              needs_listing: false,
              requires: null,
              edit: { name: "Further", description: "By hand.", price_cents: 900 }
            })
          )
        )
    },
    { said: "a new post", run: () => post("publish") },
    { said: "a post that is written anew", run: () => post("save") },
    { said: "a post that is taken back", run: () => post("unpublish") },
    {
      said: "a post that is removed",
      run: async () => {
        await post("publish")
        const [known] = await at.query<{ id: number }>(
          "select id from posts where slug <> 'a-new-post' order by id limit 1"
        )
        return attempt(Effect.flatMap(BlogDesk, (all) => all.remove(byCommandLine, known?.id ?? 0)))
      }
    },
    {
      said: "another question",
      run: () =>
        attempt(
          Effect.flatMap(Questions, (all) => all.write(byCommandLine, null, { question: `Why ${next()}?`, help: "" }))
        )
    },
    {
      said: "another wording of a question that was answered",
      run: async () => {
        const [first] = await at.query<{ id: number }>(
          "select question_id as id from interview_answers order by question_id limit 1"
        )
        return attempt(
          Effect.flatMap(Questions, (all) =>
            all.write(byCommandLine, first?.id ?? 0, { question: `How ${next()}?`, help: "" })
          )
        )
      }
    },
    { said: "a question at another place", run: () => question("up") },
    { said: "a question that is asked no more", run: () => question("retire") },
    { said: "listings brought in by a file", run: () => bring({ ...brought, categories: ["Brought in", "Climate"] }) },
    {
      said: "listings brought up to date by a file",
      run: () => bring({ ...brought, tagline: `Brought in anew ${next()}` })
    },
    {
      said: "the demo directory again",
      run: () => attempt(Effect.flatMap(Seed, (all) => Effect.zipRight(all.defaults, all.demo))),
      changesNothing: "there are listings already"
    }
  ]
}
