/** @jsxImportSource preact */
/** Taking one's data along, and deleting the account: what goes, what stays and why, before anything is asked. */
import {
  type DepartureStanding,
  goes,
  ListingsLeft,
  listingsLeftWords,
  stays
} from "../../../../domain/people/Departure.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Moment, When } from "../../parts/When.tsx"
import { exportPath } from "./ExportRoute.ts"

export interface LeavingProps {
  readonly email: string
  /** Listings that are theirs now. */
  readonly listings: number
  readonly graceDays: number
  readonly departure: DepartureStanding | null
  /** What was typed and chosen last, and why the account is not deleted for it; null at first. */
  readonly wrong: { readonly typed: string; readonly listings: string; readonly problem: string } | null
}

export const ExportSection = () => (
  <section aria-labelledby="export" class="stack">
    <h2 id="export">Your data</h2>
    <p>
      Everything we keep about you in one JSON file: your account, drafts, listings with their history, votes, reviews,
      follows, claims, orders, invoices and the log of what you did. Keys and other secrets are not in it.
    </p>
    <p>
      <a class="button" href={exportPath} download>
        Download your data
      </a>
    </p>
  </section>
)

const afterDays = (days: number) =>
  days === 0
    ? "It is deleted within minutes."
    : `It is deleted after ${days} ${days === 1 ? "day" : "days"}. Until then one press keeps it.`

const Lists = () => (
  <div class="leaving">
    <div>
      <h3>What goes</h3>
      <ul>
        {goes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
    <div>
      <h3>What stays, and why</h3>
      <ul>
        {stays.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}</strong>: {why}
          </li>
        ))}
      </ul>
    </div>
  </div>
)

const Ask = ({ email, listings, graceDays, wrong }: LeavingProps) => (
  <PostForm action="/account/settings/delete" class="card">
    {listings === 0 ? (
      <input type="hidden" name="listings" value="keep" />
    ) : (
      <fieldset class="choices">
        <legend>Your {listings === 1 ? "listing" : `${listings} listings`}</legend>
        {ListingsLeft.literals.map((each) => (
          <label key={each} class="choice">
            <input type="radio" name="listings" value={each} required checked={wrong?.listings === each} />
            <span>
              {listingsLeftWords[each].label}
              <br />
              <span class="small soft">{listingsLeftWords[each].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    )}
    <div class="field">
      <label for="confirm">Type {email} to confirm</label>
      <input
        id="confirm"
        name="confirm"
        type="text"
        inputmode="email"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        required
        maxLength={254}
        value={wrong?.typed ?? ""}
        aria-invalid={wrong === null ? undefined : "true"}
        aria-describedby={wrong === null ? "confirm-hint" : "confirm-problem confirm-hint"}
      />
      {wrong === null ? null : (
        <p id="confirm-problem" class="error" role="alert">
          {wrong.problem}
        </p>
      )}
      <p id="confirm-hint" class="small soft">
        {afterDays(graceDays)} We mail you that it was asked for, and when it is done.
      </p>
    </div>
    <div class="cta">
      <button type="submit" class="button danger">
        Delete my account
      </button>
    </div>
  </PostForm>
)

/** That an account is to be deleted, with the way back; on the overview too. */
export const DepartureNotice = ({ departure }: { readonly departure: DepartureStanding }) => (
  <div class="card leaves" role="status">
    <p>
      <strong>
        Your account is deleted on <Moment at={departure.due_at} />.
      </strong>{" "}
      You asked <When at={departure.asked_at} />. Your listings{" "}
      {departure.listings === "keep" ? "stay here and belong to nobody then" : "are removed then"}.
    </p>
    <PostForm action="/account/settings/keep">
      <button type="submit" class="button primary">
        Keep my account
      </button>
    </PostForm>
  </div>
)

export const DeletionSection = (props: LeavingProps) => (
  <section aria-labelledby="delete" class="stack">
    <h2 id="delete">Delete your account</h2>
    {props.departure === null ? null : <DepartureNotice departure={props.departure} />}
    <Lists />
    {props.departure === null ? <Ask {...props} /> : null}
  </section>
)
