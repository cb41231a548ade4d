/** @jsxImportSource preact */
/** What the site is for, in two sentences and a field, and beside it what comes of it: an example of evidence. */

/** A profile as it is drafted: each value with the words it stands on, and a blank that stays blank. */
const Specimen = () => (
  <figure class="specimen">
    <figcaption class="small soft">
      <span class="chip">Example</span> drafted from tidewatch.example
    </figcaption>
    <dl>
      <div>
        <dt>Tagline</dt>
        <dd>Tide alerts for small harbours</dd>
        <dd class="quote">
          “<mark>Tide alerts for small harbours</mark>, sent before the water comes.”
        </dd>
      </div>
      <div class="second">
        <dt>Pricing</dt>
        <dd>From €9 a month</dd>
        <dd class="quote">
          “Plans start <mark>from €9 a month</mark> for one harbour.”
        </dd>
      </div>
      <div>
        <dt>Founded</dt>
        <dd class="nothing">Not stated on the site</dd>
      </div>
    </dl>
  </figure>
)

export const Pitch = ({ products }: { readonly products: number }) => (
  <div class="front">
    <div class="pitch">
      <h1>
        <span>New products, every Monday.</span> <span>Every fact with its quote.</span>
      </h1>
      <p class="lead">
        Paste a website. We read it, draft the profile and show the sentence behind each value. What the site does not
        say, we leave blank.
      </p>
      <form class="paste" action="/submit">
        <label class="unseen" for="paste-url">
          The address of your website
        </label>
        <input
          id="paste-url"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellcheck={false}
          placeholder="yourproduct.com"
          maxLength={2000}
          required
        />
        <button type="submit" class="button primary">
          Submit your product
        </button>
      </form>
      <p class="small soft num">
        {products === 0 ? "Yours can be the first." : `${products.toLocaleString("en-US")} products so far.`} Free with
        a badge, or paid. <a href="/docs/agents">Use it from an agent</a>
      </p>
    </div>
    <Specimen />
  </div>
)
