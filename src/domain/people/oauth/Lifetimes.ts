/** How long everything of the authorization server lasts, in one place. */
import { day, hour } from "../../Week.ts"

const second = 1000

/** From the person's answer to the app's exchange of the code. */
export const codeMillis = 60 * second
export const accessMillis = hour
/** Of an unused refresh token; each refresh begins anew. */
export const refreshMillis = 30 * day
/**
 * How long a refresh token that was just exchanged still works. Two windows of one app refresh at the same
 * moment, or an answer is lost on the way: without it either would end the grant.
 */
export const overlapMillis = 30 * second
/** An app that registered and never led anybody here is forgotten. */
export const unusedClientMillis = day
/** So is one that nobody has let in, and that refreshed nothing, for longer than a refresh token lasts. */
export const idleClientMillis = refreshMillis + day
