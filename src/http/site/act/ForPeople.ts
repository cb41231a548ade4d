/** What people do on a product's page, they do themselves. */
import type { ForPeople } from "../declare/SiteForm.ts"

export const byPeople: ForPeople = {
  title: "This is for people",
  message: "An agent cannot vote, follow or review. Give the link of the page to the person you work for."
}
