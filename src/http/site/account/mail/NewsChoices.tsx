/** @jsxImportSource preact */
/** How somebody is told of what they follow, as radio buttons. */
import { FollowNews, followNewsWords } from "../../../../domain/people/Follow.ts"

export const NewsChoices = ({ choice }: { readonly choice: FollowNews }) => (
  <fieldset class="choices">
    <legend>How you are told of news</legend>
    {FollowNews.literals.map((each) => (
      <label key={each} class="choice">
        <input type="radio" name="news" value={each} checked={each === choice} />
        <span>
          {followNewsWords[each].label}
          <br />
          <span class="small soft">{followNewsWords[each].hint}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
