/** Founders and the blog. */
import { Schema } from "effect"
import { NotFound } from "../Failure.ts"
import { optional, publicRead } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { Founder, Post, PostSummary } from "../people/People.ts"
import { Country, record, Slug, text } from "../Wire.ts"
import * as Example from "./examples/Examples.ts"

const FounderPage = record("FounderPage", {
  ...pageOf("FounderPage", Founder).fields,
  total_is_capped: Schema.Boolean.annotations({
    description:
      "True where more founders match `q` than `total` counts, at least 200, and more with each page. Without `q` a total is exact. First come those whose name begins so."
  })
})

export const listFounders = publicRead("list_founders", "GET /founders", {
  title: "List founders",
  description: "Founders of live listings, by name or country.",
  input: {
    q: optional(text(120).annotations({ description: "Part of a name." })),
    country: optional(Country.annotations({ description: "ISO 3166-1 alpha-2." })),
    ...paged
  },
  output: FounderPage,
  shows: () => ["founders", "listings"],
  example: { output: { ...Example.page(Example.founder), total_is_capped: false } }
})

export const getFounder = publicRead("get_founder", "GET /founders/{slug}", {
  title: "Get a founder",
  description: "One founder: bio, links, companies, published stories and interview answers.",
  input: { slug: Slug.annotations({ description: "Founder slug, from list_founders or a listing." }) },
  output: Founder,
  errors: [NotFound],
  shows: () => ["founders", "listings"],
  example: { output: Example.founder }
})

export const listBlogPosts = publicRead("list_blog_posts", "GET /blog", {
  title: "List blog posts",
  description: "Posts of the site's blog: newest first, or best match first when q is given.",
  input: { q: optional(text(200).annotations({ description: "Words." })), ...paged },
  output: pageOf("PostPage", PostSummary),
  shows: () => ["posts"],
  example: { output: Example.page(Example.postSummary) }
})

export const getBlogPost = publicRead("get_blog_post", "GET /blog/{slug}", {
  title: "Get a blog post",
  description: "One post: its full text in Markdown and its FAQs.",
  input: { slug: Slug.annotations({ description: "Post slug, from list_blog_posts." }) },
  output: Post,
  errors: [NotFound],
  shows: () => ["posts"],
  example: { output: Example.post }
})

export const peopleApi = [listFounders, getFounder, listBlogPosts, getBlogPost] as const
