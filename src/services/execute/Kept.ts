/** What is kept in memory until it changes: the door of `kept/`. */
export { type KeptCopy, keptCopies, lifeOf } from "./kept/KeptCopies.ts"
export { inTimeOf, overdueAfter } from "./kept/Overdue.ts"
export { answerText, type PublicAnswer, PublicAnswers } from "./kept/PublicAnswers.ts"
