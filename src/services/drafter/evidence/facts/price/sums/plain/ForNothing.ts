/** Whether words say that something is had for nothing, for good and by anybody, and not for a while, besides, or by children. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block } from "../../../../reading/PageIndex.ts"
import { inOwnVoice } from "../../../Said.ts"
import { concessions, freeExtras, saysFreely, trialWords } from "../../../words/PriceWords.ts"
import { costsNothing, hasFigure, pricesIn } from "../Money.ts"

/** Free for a while, or of something besides. */
const notForGood = new RegExp(`(?<!\\p{L})(?:${trialWords}|${freeExtras})(?!\\p{L})`, "iu")
/** "gratuit pour les moins de 12 ans", "kids go free": for some, beside what all others pay. */
const forFewer = new RegExp(`(?<!\\p{L})(?:${concessions})(?!\\p{L})`, "iu")
/** "Feel free", "free of nuts", "gluten-free", "free parking": nothing that is asked for. */
const otherwise =
  /(?<!\p{L})(?:feel free|free (?:from|range|time|way|parking|wi-?fi|coffee|spirit\p{L}*|places?|of (?!charge))|wi-?fi (?:is )?free|\p{L}+-free|parking (?:is )?free|gratis (?:parken|parking|wlan|wifi)|kostenlose (?:parkplätze|parkmöglichkeit\p{L}*)|(?:parking|wi-?fi|stationnement) gratuit|(?:aparcamiento|parking|wifi) gratuito|parcheggio gratuito|estacionamento gratuito)(?!\p{L})/iu
export const isForNothing = (text: string): boolean =>
  saysFreely.test(text) &&
  text
    .split(/[,;:()]|(?<=[.!?。])\s/u)
    .some((part) => saysFreely.test(part) && ![notForGood, forFewer, otherwise].some((words) => words.test(part)))
/** "Free for the last 30 days of readings": days alone make no trial of it. */
const tried =
  /(?<!\p{L})(?:trials?|try|tried|free for (?:the first )?\p{Nd}+ (?:days?|weeks?|months?)|\p{Nd}+[ -](?:days?|weeks?|months?) (?:for )?free|first|ersten?|erste|probe\p{L}*|test\p{L}*|essa\p{L}*|premi(?:er|ère)s?|prueba|primer[ao]?s?|teste|experiment\p{L}*|primeir[ao]s?|prov[ae]|prim[aoie]|proef\p{L}*|eerste)(?!\p{L})|お試し|体験|試用|初回|试用|首/iu
const extras = new RegExp(`(?<!\\p{L})(?:${freeExtras})(?!\\p{L})`, "iu")
/** "costs nothing", "€0": the same in other words. */
const nothing =
  /(?<!\p{L})(?:(?:costs?|pays?|for) nothing|no (?:charge|cost)|(?:kostet|zahl\p{L}+|bezahl\p{L}+) (?:sie |du )?nichts|ohne kosten|(?:ne (?:coûte|payez?) rien|sans frais)|no (?:cuesta|paga\p{L}*) nada|sin cost[eo]|não (?:custa|paga\p{L}*) nada|sem custos?|non (?:costa|paga\p{L}*) (?:nulla|niente)|senza costi|(?:kost|betaal\p{L}*) (?:je )?niets|zonder kosten)(?!\p{L})|(?<![\p{Nd},.])0円|零元/iu
const tellsFree = (text: string): boolean =>
  saysFreely.test(text) || nothing.test(text) || (hasFigure(text) && pricesIn(text).some(costsNothing))
/** Whether a block may tell of something that is free beside what is paid for. */
export const mayGiveFree = (block: Block): boolean =>
  inOwnVoice(block) &&
  tellsFree(block.text) &&
  tidyText(block.text)
    .split(/[,;:()]|(?<=[.!?。])\s/u)
    .some((part) => tellsFree(part) && ![tried, extras, forFewer, otherwise].some((words) => words.test(part)))
export const givesFree = (block: Block): boolean =>
  inOwnVoice(block) && block.kind !== "button" && isForNothing(tidyText(block.text))
