/** @jsxImportSource preact */
/** What can be bought for a listing, as one form that leads to its checkout: a launch, and what goes with it. */
import { mostExtraCategories } from "../../../../domain/listing/Category.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import type { Product, ProductOption } from "../../../../domain/money/Product.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { PaidLabel } from "../../parts/PaidLabel.tsx"
import { type Chosen, type Orderable, takesCategories } from "./Orderable.ts"

export interface CategoryOption {
  readonly slug: string
  readonly name: string
}
export interface OrderFormProps {
  readonly listingId: number
  readonly name: string
  readonly title: string
  readonly on: ReadonlyArray<Orderable>
  readonly chosen: Chosen
  /** That the listing is not shown in yet; those its draft keeps back come first. */
  readonly categories: ReadonlyArray<CategoryOption>
  readonly refused: ReadonlyArray<string>
  /** The one thing to do on the page is elsewhere. */
  readonly isSecond: boolean
}

const priceOf = ({ price_cents, min_amount_cents }: Product) =>
  min_amount_cents === null ? usd(price_cents ?? 0) : `from ${usd(min_amount_cents)}`

const WeekField = ({ one, chosen }: { readonly one: Orderable; readonly chosen: Chosen }) => {
  const { product, mustHaveWeek, isLaunch } = one
  const id = `week-${product.code}`
  const weeks = (product.weeks ?? []).filter(({ available }) => available)
  return (
    <div class="field">
      <label for={id}>Week</label>
      <input type="hidden" name="week_of" value={product.code} />
      <select id={id} name="week">
        {mustHaveWeek ? (
          <option value="">Choose a week</option>
        ) : (
          <option value="">{isLaunch ? "At once, as soon as it is paid" : "The week it launches in"}</option>
        )}
        {weeks.map(({ week, remaining }) => (
          <option key={week} value={week} selected={chosen.weeks.get(product.code) === week}>
            {dayInWords(week)}
            {remaining === null ? "" : ` (${remaining} left)`}
          </option>
        ))}
      </select>
    </div>
  )
}

const OptionField = (props: { readonly code: string; readonly option: ProductOption; readonly chosen: Chosen }) => {
  const { key, label, type, choices, required, max_length } = props.option
  const name = `${props.code}.${key}`
  const id = `option-${name}`
  const value = props.chosen.options.get(name) ?? ""
  return (
    <div class="field">
      <label for={id}>
        {label}
        {required ? "" : " (optional)"}
      </label>
      <input type="hidden" name="option_of" value={name} />
      {type === "choice" ? (
        <select id={id} name="option">
          {required ? null : <option value="">None</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} selected={choice.value === value}>
              {choice.label}
              {choice.price_cents === 0 ? "" : ` (+ ${usd(choice.price_cents)})`}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name="option"
          type="text"
          inputmode={type === "integer" ? "numeric" : undefined}
          maxLength={max_length ?? undefined}
          value={value}
        />
      )}
    </div>
  )
}

const AmountField = ({ product, chosen }: { readonly product: Product; readonly chosen: Chosen }) =>
  product.min_amount_cents === null ? null : (
    <div class="field">
      <label for={`amount-${product.code}`}>Amount in US dollars, at least {usd(product.min_amount_cents)}</label>
      <input type="hidden" name="amount_of" value={product.code} />
      <input
        id={`amount-${product.code}`}
        name="amount"
        type="text"
        inputmode="decimal"
        value={chosen.amounts.get(product.code) ?? (product.min_amount_cents / 100).toFixed(2)}
      />
    </div>
  )

const Item = ({ one, chosen }: { readonly one: Orderable; readonly chosen: Chosen }) => {
  const { product, isLaunch } = one
  const id = `buy-${product.code}`
  return (
    <li class={takesCategories(product) ? "offer further-too" : "offer"}>
      <div class="choice">
        <input
          id={id}
          type={isLaunch ? "radio" : "checkbox"}
          name={isLaunch ? "launch" : "buy"}
          value={product.code}
          checked={chosen.buy.includes(product.code)}
          aria-describedby={`${id}-about`}
        />
        <label for={id}>
          <strong>{product.name}</strong> <PaidLabel product={product} />
        </label>
        <span class="num">{priceOf(product)}</span>
      </div>
      <div class="offer-more">
        <p id={`${id}-about`} class="small soft">
          {product.description}
        </p>
        {product.weeks === null ? null : <WeekField one={one} chosen={chosen} />}
        <AmountField product={product} chosen={chosen} />
        {(product.options ?? []).map((option) => (
          <OptionField key={option.key} code={product.code} option={option} chosen={chosen} />
        ))}
      </div>
    </li>
  )
}

const Categories = ({ on, categories, chosen }: Pick<OrderFormProps, "on" | "categories" | "chosen">) => {
  if (categories.length === 0 || !on.some(({ product }) => takesCategories(product))) return null
  const count = Math.min(mostExtraCategories, categories.length)
  return (
    <fieldset class="choices further">
      <legend>Further categories</legend>
      <p class="small soft">
        Where extra categories are among what you buy: up to {mostExtraCategories}. Left open, those your draft keeps
        back are taken.
      </p>
      <div class="trio">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} class="field">
            <label for={`category-${at}`}>Category {at + 1}</label>
            <select id={`category-${at}`} name="category">
              <option value="">None</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug} selected={chosen.categories[at] === slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const Group = (props: {
  readonly legend: string
  readonly on: ReadonlyArray<Orderable>
  readonly chosen: Chosen
  readonly isOptional: boolean
}) =>
  props.on.length === 0 ? null : (
    <fieldset class="choices">
      <legend>{props.legend}</legend>
      <ul class="offering">
        {props.on.map((one) => (
          <Item key={one.product.code} one={one} chosen={props.chosen} />
        ))}
        {props.isOptional ? (
          <li class="offer">
            <div class="choice">
              <input
                id="buy-none"
                type="radio"
                name="launch"
                value=""
                checked={!props.on.some(({ product }) => props.chosen.buy.includes(product.code))}
              />
              <label for="buy-none">No launch</label>
            </div>
          </li>
        ) : null}
      </ul>
    </fieldset>
  )

export const OrderForm = (props: OrderFormProps) => {
  const { listingId, name, title, on, chosen, refused, isSecond } = props
  const [launches, extras] = [on.filter(({ isLaunch }) => isLaunch), on.filter(({ isLaunch }) => !isLaunch)]
  return (
    <section id="order" class="stack" aria-labelledby="order-title">
      <h2 id="order-title">{title}</h2>
      <p class="soft">
        Money buys a nearer week and more room. It moves no vote, no search result, no community board and no award:{" "}
        <a href="/how-ranking-works">how ranking works</a>. You see the VAT and pay on the next page; a week with few
        places is held for you meanwhile.
      </p>
      {refused.length === 0 ? null : (
        <div class="error" role="alert">
          <ul class="next">
            {refused.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {on.length === 0 ? (
        <p class="blank soft">Nothing is for sale for {name} as it stands.</p>
      ) : (
        <PostForm action={`/account/listings/${listingId}/publish/order`} class="card order-form">
          <Group legend="Launch" on={launches} chosen={chosen} isOptional={extras.length > 0} />
          <Group
            legend={launches.length === 0 ? `For ${name}` : "And with it"}
            on={extras}
            chosen={chosen}
            isOptional={false}
          />
          <Categories {...props} />
          <div class="cta">
            <button type="submit" class={isSecond ? "button" : "button primary"}>
              Go to checkout
            </button>
          </div>
          <p class="small soft">Nothing is charged yet. Prices are in US dollars, without VAT.</p>
        </PostForm>
      )}
    </section>
  )
}
