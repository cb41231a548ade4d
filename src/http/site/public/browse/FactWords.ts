/** How facts are called that are kept in short: stages and prices, and the places where somebody has a profile. */
import { platformNames } from "../../../../domain/listing/Profile.ts"

const names: Readonly<Record<string, string>> = platformNames

export const platformName = (platform: string): string => names[platform] ?? platform

/** `one-time` as people read it. */
export const inWords = (kept: string) => kept.charAt(0).toUpperCase() + kept.slice(1).replaceAll("-", " ")
