/** Shapes that French, Italian, Portuguese and Spanish share: the subject stands first, or right behind its verb. */
import type { BeginningTongue } from "./BeginningTongue.ts"

const shared = {
  O: "[¤£]",
  when: "quand|lorsque|lorsqu'|cuando|quando|alors que|desde que|depuis que|da quando",
  A: "(?: (?:{adverb})){0,2}",
  F: "(?: [^\\s,;:¤£]+){0,6}?"
}

export const romanceShapes = (
  parts: Readonly<Record<string, string>>
): Pick<BeginningTongue, "parts" | "firm" | "loose" | "going" | "story" | "whole"> => ({
  parts: { ...shared, ...parts },
  firm: [
    "{H}{O}{A} (?:{born})(?!\\p{L})",
    "(?:{born}){A} {O}",
    "(?:{weBorn})(?!\\p{L})",
    "(?:{found}){A}(?:{F} (?:{with})(?: [^\\s,;:¤£]+){1,6}?)? {O}",
    "(?:{found}){A} (?:{proper})(?= |$)",
    "(?:{lifeTo}) ?{O}",
    "(?:{inIt}) {O}",
    "(?:{O}|^|(?:^| )(?:{we})) ?(?:{isA})(?: [^\\s,;:¤£]+){1,9}? (?:{participle})(?!\\p{L})",
    "(?:{foundation}) (?:{of}){O}",
    "(?:{ourFoundation})(?!\\p{L})",
    "(?:{sinceFoundation})(?: (?:{of}){O})?(?: (?:{preposition}))? ?@",
    "^(?:{birth}) (?:{of})?{O}",
    "(?:{roots}) (?:{of}){O} (?:{reach})",
    "(?:{ourRoots}) (?:{reach})",
    "(?:{weReach})",
    "{H}{O}{A} (?:{reach})",
    "(?:{weAlone})(?!\\p{L})"
  ],
  loose: [
    "{H}{O}{A} (?:{opened})(?!\\p{L})",
    "(?:{opened}){A} {O}",
    "(?:{open}){A}(?:{F} (?:{with})(?: [^\\s,;:¤£]+){1,6}?)? {O}",
    "(?:{weBegan}){after}",
    "^(?:{when}) ?(?:(?:{we}) )?(?:{weBegan})(?! (?:a|à|ad|com|con) \\p{L})",
    "(?:{weOpened})(?!\\p{L})"
  ],
  going: [
    "{H}{O}{A} (?:{exists})(?!\\p{L})",
    "(?:{exists}) {O}",
    "(?:{weExist})(?!\\p{L})",
    "{H}(?:(?:{we}) )?(?:{trade})(?!\\p{L})",
    "{H}{O} (?:{does})(?!\\p{L})",
    "^(?:(?:{aKind}) )?(?:\\p{Ll}+ )?(?:{kinds})(?: (?:{lineTail})){0,2}$"
  ],
  story: [
    "{H}(?:(?:{ourStory})|(?:{theStory})(?: (?:{of}){O}| ¤)?){A} (?:{storyBegan})(?!\\p{L})",
    "(?:{storyBegan}){A} (?:(?:{ourStory})|(?:{theStory}) (?:{of}){O})",
    "(?:{allBegan})(?!\\p{L})",
    "^(?:{began}){A} (?:{all})(?!\\p{L})"
  ],
  whole: [
    "(?:{decide})[^;:¤£]{0,70}? (?:{toFound})(?: [^\\s,;:¤£]+){0,3}? ?(?:{O}|(?:{proper}))",
    "(?:{decide})[^;:¤£]{0,50}? (?:{toAlone})",
    "(?:{behind}) {O}[^;:¤£]{2,60} (?:{whoFounded})",
    "(?:{quit})[^;:¤£]{2,70} (?:{toFound})(?: [^\\s,;:¤£]+){0,2}? ?(?:{O}|(?:{proper}))"
  ]
})
