/** @jsxImportSource preact */
/** The profile of a listing as one form, in groups one can go to. */
import type { ComponentChildren } from "preact"
import {
  platformNames,
  pricingModels,
  type SocialPlatform,
  socialPlatforms,
  textFields
} from "../../../../domain/listing/Profile.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { FormOutcome, type RefusedForm, TypedField, type TypedFieldProps } from "../desk/TypedFields.tsx"
import { countryChoices } from "./CountryChoices.ts"
import { mostFaqs, type TypedList, type TypedProfile, type TypedText } from "./TypedProfile.ts"

export interface EditFormProps {
  readonly action: string
  readonly typed: TypedProfile
  readonly refused: RefusedForm | null
  readonly done: string | null
}

export const editGroups = [
  { id: "short", title: "In short" },
  { id: "full", title: "In full" },
  { id: "price", title: "Price and place" },
  { id: "links", title: "Contact and profiles" },
  { id: "questions", title: "Questions and answers" },
  { id: "search", title: "For search engines" }
] as const
type GroupId = (typeof editGroups)[number]["id"]

const Group = ({ id, children }: { readonly id: GroupId; readonly children: ComponentChildren }) => (
  <section id={id} aria-labelledby={`${id}-title`} class="stack edit-group">
    <h2 id={`${id}-title`}>{editGroups.find((group) => group.id === id)?.title}</h2>
    {children}
  </section>
)

type Parts = Pick<EditFormProps, "typed" | "refused">

const Text = ({
  of,
  typed,
  refused,
  ...rest
}: Parts & { readonly of: TypedText } & Omit<TypedFieldProps, "name" | "value" | "issue">) => (
  <TypedField {...rest} name={of} value={typed.texts[of]} issue={refused?.issues.get(of)} />
)

const Lines = ({ of, label, hint, typed, refused }: Parts & { of: TypedList; label: string; hint: string }) => (
  <TypedField
    name={of}
    label={label}
    hint={hint}
    rows={Math.min(10, Math.max(4, typed.lists[of].split("\n").length + 1))}
    value={typed.lists[of]}
    issue={[...(refused?.issues ?? [])].find(([place]) => place === of || place.startsWith(`${of}.`))?.[1]}
  />
)

const Country = ({ typed, refused }: Parts) => {
  const issue = refused?.issues.get("country")
  return (
    <div class="field">
      <label for="f-country">Country</label>
      <select
        id="f-country"
        name="country"
        autocomplete="country"
        aria-describedby={issue === undefined ? undefined : "f-country-issue"}
      >
        <option value="" selected={typed.texts.country === ""}>
          Not stated
        </option>
        {countryChoices.map(({ code, name }) => (
          <option key={code} value={code} selected={code === typed.texts.country}>
            {name}
          </option>
        ))}
      </select>
      {issue === undefined ? null : (
        <p id="f-country-issue" class="error">
          {issue}
        </p>
      )}
    </div>
  )
}

const Profile = ({ of, typed, refused }: Parts & { readonly of: SocialPlatform }) => (
  <TypedField
    name={`socials.${of}`}
    label={platformNames[of]}
    inputMode="url"
    max={500}
    placeholder="https://"
    value={typed.socials[of]}
    issue={refused?.issues.get(`socials.${of}`)}
  />
)

const Profiles = (parts: Parts) => {
  const { typed, refused } = parts
  const isUsed = (of: SocialPlatform) => typed.socials[of] !== "" || refused?.issues.has(`socials.${of}`) === true
  const used = socialPlatforms.filter(isUsed)
  const others = socialPlatforms.filter((of) => !isUsed(of))
  const issue = refused?.issues.get("socials")
  return (
    <>
      {issue === undefined ? null : <p class="error">{issue}</p>}
      {used.length === 0 ? null : (
        <div class="two">
          {used.map((of) => (
            <Profile key={of} of={of} {...parts} />
          ))}
        </div>
      )}
      <details open={used.length === 0}>
        <summary>{used.length === 0 ? "Profiles" : "Add a profile elsewhere"}</summary>
        <div class="two">
          {others.map((of) => (
            <Profile key={of} of={of} {...parts} />
          ))}
        </div>
      </details>
    </>
  )
}

const Faq = ({ at, typed, refused }: Parts & { readonly at: number }) => (
  <fieldset class="faq-fields">
    <legend>Question {at + 1}</legend>
    <TypedField
      name="question"
      id={`question-${at}`}
      label="Question"
      max={300}
      value={typed.faqs[at]?.question ?? ""}
      issue={refused?.issues.get(`faqs.${at}.question`)}
    />
    <TypedField
      name="answer"
      id={`answer-${at}`}
      label="Answer"
      max={1500}
      rows={3}
      value={typed.faqs[at]?.answer ?? ""}
      issue={refused?.issues.get(`faqs.${at}.answer`)}
    />
  </fieldset>
)

const Faqs = (parts: Parts) => {
  const { typed, refused } = parts
  const shown = Math.min(mostFaqs, typed.faqs.length + 1)
  const issue = refused?.issues.get("faqs")
  return (
    <>
      <p class="soft">Up to {mostFaqs}. Empty both lines of one to take it away.</p>
      {issue === undefined ? null : <p class="error">{issue}</p>}
      {Array.from({ length: shown }, (_, at) => (
        <Faq key={at} at={at} {...parts} />
      ))}
      {shown === mostFaqs ? null : (
        <details>
          <summary>More questions</summary>
          <div class="stack">
            {Array.from({ length: mostFaqs - shown }, (_, at) => (
              <Faq key={at} at={shown + at} {...parts} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

export const EditForm = ({ action, typed, refused, done }: EditFormProps) => {
  const parts = { typed, refused }
  return (
    <PostForm action={action} class="stack long">
      <FormOutcome refused={refused} done={done} />
      <input type="hidden" name="seen" value={typed.seen} />
      <Group id="short">
        <Text of="tagline" label="Tagline" max={200} hint="One line that says what it is." {...parts} />
        <Text of="headline" label="Headline" max={200} hint="Above the description, where it is set." {...parts} />
        <Text
          of="short_description"
          label="Short description"
          max={300}
          rows={2}
          hint="One or two sentences."
          {...parts}
        />
      </Group>
      <Group id="full">
        <Text
          of="description"
          label="Description"
          max={20000}
          rows={12}
          hint="What it does, for whom and how. Markdown: blank lines, lists, **bold**, [links](https://…)."
          {...parts}
        />
        <Text of="summary" label="Summary" max={20000} rows={4} hint="The gist, for those who skim." {...parts} />
        <Lines of="features" label="Features" hint="What it can do, one a line, at most 20." {...parts} />
        <Lines of="usps" label="What sets it apart" hint="One a line, at most 20." {...parts} />
      </Group>
      <Group id="price">
        <div class="two">
          <Text of="pricing_model" label="Pricing model" max={40} list="pricing-models" {...parts} />
          <Text of="founded_year" label="Founded" max={4} inputMode="numeric" placeholder="2019" {...parts} />
        </div>
        <datalist id="pricing-models">
          {pricingModels.map((model) => (
            <option key={model} value={model} />
          ))}
        </datalist>
        <Text
          of="pricing_summary"
          label="Prices"
          max={300}
          rows={2}
          hint="As your site states them: “Free for one harbour, then €9 a month”."
          {...parts}
        />
        <div class="two">
          <Country {...parts} />
          <Text of="city" label="City" max={120} autocomplete="address-level2" {...parts} />
        </div>
      </Group>
      <Group id="links">
        <Text
          of="contact_email"
          label="Contact e-mail"
          max={254}
          type="text"
          inputMode="email"
          hint={textFields.contact_email.meaning}
          {...parts}
        />
        <Text of="demo_video_url" label="Demo video" max={500} inputMode="url" hint="A YouTube address." {...parts} />
        <Profiles {...parts} />
      </Group>
      <Group id="questions">
        <Faqs {...parts} />
      </Group>
      <Group id="search">
        <Text of="seo_title" label="Title" max={200} hint="In place of the name and tagline, in results." {...parts} />
        <Text of="seo_description" label="Description in results" max={320} rows={2} {...parts} />
        <Lines of="keywords" label="Keywords" hint="Words people would search for, one a line." {...parts} />
      </Group>
      <div class="savebar">
        <button type="submit" class="button primary">
          Save
        </button>
        <span class="small soft">Published at once, and kept as a new version.</span>
      </div>
    </PostForm>
  )
}
