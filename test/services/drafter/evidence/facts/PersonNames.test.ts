/** What has the letters of a name in Japanese, and what is the half of an office. */
import { expect, test } from "bun:test"
import { isPersonName } from "../../../../../src/services/drafter/evidence/facts/Persons.ts"

test.each(["宮本 はるえ", "秋山 賢士", "高橋 新"])("%s is a person", (name) => expect(isPersonName(name)).toBe(true))
test.each(["締役", "代表取締役", "監査役"])("%s is none", (office) => expect(isPersonName(office)).toBe(false))
