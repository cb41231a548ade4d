/**
 * An English sentence as what hangs on what: its deeds, and the phrases that each of them is done to, with, or by. What
 * stands behind a verb hangs on that verb and no other, so "makes cheese and ships wine" ships no cheese.
 */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { stemOf } from "../parse/Stems.ts"
import { taggedWords, type Word } from "../parse/Tagging.ts"
import { reworded } from "../parse/Words.ts"
import {
  countWords,
  deedParticles,
  doerWords,
  doesNext,
  isDeedWord,
  isPhraseWord,
  lettingVerbs,
  openingWords,
  ourWords,
  pointingWords,
  relativeWords
} from "./LinkedParts.ts"

export interface Deed {
  readonly stem: string
  readonly passive: boolean
  /** The phrase that does it; null where nobody is named. */
  readonly subject: LinkedPhrase | null
  /** "because", "when", "that": what opens its clause. */
  readonly opener: string | null
  /** The deed it is an infinitive of: "plan", of "helps bakers plan". */
  readonly under: Deed | null
  /** Joined to the deed before by "and", with no doer of its own. */
  readonly joined: boolean
}
export interface LinkedPhrase {
  readonly head: string
  /** What describes the head, "all" and "free" among it. */
  readonly mods: ReadonlyArray<string>
  /** Null where it stands before its verb. */
  readonly deed: Deed | null
  /** Null of what is the subject, or done to directly. */
  readonly prep: string | null
  readonly subject: boolean
  /** The phrase it hangs on: "tents", of "tents from nylon". */
  readonly on: LinkedPhrase | null
  /** The word that joins it to the phrase before: "and", "or", ",". */
  readonly joined: string | null
  readonly own: boolean
}
/** "Directly", with what is done so. */
export interface DeedManner {
  readonly stem: string
  readonly deed: Deed
}
export interface Linked {
  readonly manners: ReadonlyArray<DeedManner>
  readonly deeds: ReadonlyArray<Deed>
  readonly phrases: ReadonlyArray<LinkedPhrase>
}

/** Reads a sentence's words one after the other. */
class LinkReader {
  private readonly deeds: Array<Deed> = []
  private readonly phrases: Array<LinkedPhrase> = []
  private readonly manners: Array<DeedManner> = []
  /** Before its verb: "directly sells". */
  private manner: string | null = null
  private prep: string | null = null
  private joint: string | null = null
  private opener: string | null = null
  private subject: LinkedPhrase | null = null
  private deed: Deed | null = null
  private relative = false
  private passive = false
  private toVerb = false
  constructor(private readonly words: ReadonlyArray<Word>) {}

  read(): Linked {
    for (let at = 0; at < this.words.length; ) at = this.next(at)
    return { deeds: this.deeds, phrases: this.phrases, manners: this.manners }
  }

  private next(at: number): number {
    const word = this.words[at]
    if (word === undefined) return at + 1
    if (/[;:.!?—–()]/.test(word.gap)) this.newClause()
    else if (word.gap.includes(",")) this.joint ??= ","
    if (word.pos === "conj" && /^(?:and|or|but|nor)$/.test(word.norm)) {
      this.joint = word.norm
      return at + 1
    }
    if (openingWords.test(word.norm) && word.pos !== "adv" && word.pos !== "noun" && this.opens(at)) {
      this.opener = word.norm
      this.prep = null
      this.joint = null
      this.subject = null
      this.deed = null
      return at + 1
    }
    if (relativeWords.test(word.norm) && word.pos === "pronoun" && this.phrases.length > 0 && at > 0) {
      this.relative = true
      this.prep = null
      return at + 1
    }
    if (word.pos === "aux") {
      if (/^(?:is|are|was|were|be|been|being|am)$/.test(word.norm)) {
        if (isDeedWord(this.words, at + 1) || this.words[at + 1]?.pos === "adv" || this.words[at + 1]?.pos === "neg")
          this.passive = this.words.slice(at + 1, at + 4).some(({ form }) => form === "participle" || form === "past")
        if (!this.passive) this.does("be")
      } else if (/^(?:have|has|had)$/.test(word.norm) && !this.helps(at)) this.does(stemOf("have"))
      return at + 1
    }
    if (word.pos === "to") {
      this.toVerb = isDeedWord(this.words, at + 1) || /^(?:adv|aux)$/.test(this.words[at + 1]?.pos ?? "")
      if (!this.toVerb) this.prep = "to"
      return at + 1
    }
    if (word.norm === "including") {
      this.joint = ","
      return at + 1
    }
    if (isDeedWord(this.words, at)) {
      // "Designed in Milan and made in China": the second is done as the first is.
      this.passive ||= this.joint !== null && this.deed?.passive === true && word.form !== "s"
      this.does(word.stem, word.form === "participle" && this.deed !== null && !this.passive)
      return at + 1
    }
    if (word.pos === "prep") {
      if (deedParticles.test(word.norm) && this.words[at - 1]?.pos === "verb") return at + 1
      if (this.governs(at)) this.prep = word.norm
      return at + 1
    }
    if (word.pos === "adv" && /ly$/.test(word.norm) && !isPhraseWord(this.words, at)) {
      if (isDeedWord(this.words, at + 1)) this.manner = word.stem
      else if (this.deed !== null) this.manners.push({ stem: word.stem, deed: this.deed })
      return at + 1
    }
    if (word.pos === "pronoun" || word.pos === "possessive" || word.pos === "det" || isPhraseWord(this.words, at))
      return this.phrase(at)
    return at + 1
  }
  /** "Has sent", and not "has a lid". */
  private helps(at: number): boolean {
    if (isDeedWord(this.words, at + 1)) return true
    const next = this.words.slice(at + 1).find(({ pos }) => pos !== "adv" && pos !== "neg")
    return next !== undefined && (next.pos === "verb" || next.pos === "aux" || next.pos === "to")
  }
  /** "Time off and leave": what no phrase follows governs none. */
  private governs(at: number): boolean {
    const next = this.words[at + 1]
    return next !== undefined && next.pos !== "conj" && !/[,;:.!?()–—]/.test(next.gap)
  }
  /** "Before the alarm rings", and not "before noon". */
  private opens(at: number): boolean {
    for (const word of this.words.slice(at + 1)) {
      if (/[,;.]/.test(word.gap) || word.pos === "conj") return false
      if (word.pos === "verb" || word.pos === "aux") return word.form !== "participle"
    }
    return false
  }

  private newClause() {
    this.prep = null
    this.joint = null
    this.opener = null
    this.subject = null
    this.deed = null
    this.relative = false
    this.passive = false
  }

  private does(stem: string, describing = false) {
    const last = this.phrases.at(-1)
    const bare = this.joint === null && (this.subject === null || lettingVerbs.test(this.deed?.stem ?? ""))
    const within = this.deed !== null && bare && !this.relative
    // "Tells you when to water".
    const under = this.toVerb ? (this.deed ?? this.deeds.at(-1) ?? null) : within ? this.deed : null
    const subject = this.relative || describing ? (last ?? null) : this.toVerb ? (last ?? null) : this.subject
    const joined = this.joint !== null && !this.relative && this.subjectIsOld
    this.deed = {
      stem,
      passive: this.passive || describing,
      subject,
      opener: this.relative ? "that" : this.opener,
      under,
      joined
    }
    this.deeds.push(this.deed)
    if (this.manner !== null) this.manners.push({ stem: this.manner, deed: this.deed })
    this.manner = null
    this.prep = null
    this.joint = null
    this.passive = false
    this.relative = false
    this.toVerb = false
    this.subjectIsOld = true
  }
  private subjectIsOld = false

  private phrase(start: number): number {
    const { words } = this
    const first = words[start]
    let at = start
    const mods: Array<string> = []
    let own = false
    let head = ""
    const add = (word: Word) => {
      if (head !== "") mods.push(head)
      head = word.stem
      own ||= word.own
    }
    if (first !== undefined && first.pos === "pronoun") {
      own = ourWords.test(first.norm)
      const points = pointingWords.test(first.norm) && this.deed !== null && this.prep === null && first.norm !== "they"
      const meant = points ? this.antecedent() : null
      head = meant?.head ?? first.norm
      mods.push(...(meant?.mods ?? []))
      at += 1
    } else {
      if (first !== undefined && (first.pos === "det" || first.pos === "possessive")) {
        if (countWords.test(first.norm)) mods.push(first.norm)
        at += 1
      }
      for (; isPhraseWord(words, at); at++) {
        const word = words[at]
        if (word === undefined || (at !== start && word.gap !== "" && !word.joined)) break
        // "Hosts podcasts free".
        if (word.pos === "adj" && !word.joined && words[at - 1]?.pos === "noun" && at > start) break
        add(word)
      }
    }
    if (head === "") return at === start ? start + 1 : at
    this.place({ head, mods: mods.map(stemOf), own }, at)
    return at
  }
  /** "Them": what was spoken of last, done to directly. */
  private antecedent(): LinkedPhrase | null {
    const done = this.phrases.findLast(({ subject, prep, own }) => !subject && prep === null && !own)
    // "Files are encrypted before we send them".
    const passive = this.deeds.findLast((deed) => deed.passive && deed.subject?.own === false)?.subject
    return done ?? passive ?? null
  }

  private place(phrase: Pick<LinkedPhrase, "head" | "mods" | "own">, end: number) {
    const last = this.phrases.at(-1) ?? null
    // "The day you call".
    const starts =
      this.deed === null ||
      this.joint !== null ||
      this.relative ||
      (doerWords.test(phrase.head) && !lettingVerbs.test(this.deed.stem))
    const does = starts && this.prep === null && doesNext(this.words, end)
    // "Tents from nylon and bags from bottles": what takes a preposition of its own stands beside the tents.
    const listed = this.joint !== null && this.prep === null && last !== null && !does
    const beside =
      listed && /^(?:prep|to)$/.test(this.words[end]?.pos ?? "") && last.prep === this.words[end]?.norm ? last.on : last
    const prep = this.prep ?? (listed ? (beside?.prep ?? null) : null)
    const placed: LinkedPhrase = {
      ...phrase,
      deed: does ? null : this.deed,
      prep,
      subject: does || this.deed === null,
      on: listed ? (beside?.on ?? null) : this.prep === null || last?.deed !== this.deed ? null : last,
      joined: this.joint
    }
    this.phrases.push(placed)
    if (does || (this.deed === null && prep === null)) {
      if (does && this.deed !== null && !this.relative) this.deed = null
      this.subject = placed
      this.subjectIsOld = false
    }
    this.prep = null
    this.joint = null
  }
}

const known = new Map<string, Linked>()
const most = 1500
const longest = 1000
/** One sentence, or a few. */
export const linksIn = (text: string, names: ReadonlyArray<string>): Linked => {
  const key = `${names.join("\u0001")}\u0000${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  const words = text.length > longest ? [] : taggedWords(reworded(tidyText(text)), names)
  const linked = new LinkReader(words).read()
  if (known.size >= most) known.clear()
  known.set(key, linked)
  return linked
}
