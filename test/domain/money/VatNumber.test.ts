/** VAT numbers: those that companies publish are read however they are written, those with a slip are not. */
import { describe, expect, test } from "bun:test"
import { readVatNumber, unionCountries } from "../../../src/domain/money/VatNumber.ts"

/** By country: published numbers, and the same with a digit changed, too short, or of a shape there is none of. */
const numbers: Readonly<Record<string, { readonly good: string; readonly bad: string }>> = {
  AT: { good: "ATU10223006 ATU13585627", bad: "ATU10223007 AT10223006 ATU1022300" },
  BE: { good: "BE0428759497 BE0897290877 BE1000000120", bad: "BE0428759498 BE2428759497 BE1000000121" },
  BG: { good: "BG175074752 BG7523169263", bad: "BG175074751 BG17507475" },
  CY: { good: "CY10259033P CY00632993F", bad: "CY10259033Q CY12259033P CY102590333" },
  CZ: { good: "CZ25123891 CZ640903926 CZ7103192745", bad: "CZ25123892 CZ71031927451 CZ71031927459" },
  DE: { good: "DE136695976 DE129273398", bad: "DE136695978 DE036695976 DE13669597" },
  DK: { good: "DK13585628 DK10150817", bad: "DK13585627 DK1358562" },
  EE: { good: "EE100594102 EE100931558", bad: "EE100594103 EE200594102" },
  ES: { good: "ESA28015865 ESB64717838 ESX5253868R ES54362315K", bad: "ESA28015866 ES54362315L ESI28015865" },
  FI: { good: "FI01120389 FI20774740", bad: "FI01120388 FI1120389" },
  FR: { good: "FR40303265045 FR83404833048 FRK7399859412", bad: "FR41303265045 FR4030326504 FRO7399859412" },
  GR: { good: "EL094012834 EL094259216", bad: "EL094012835 EL09401283" },
  HR: { good: "HR33392005961 HR81793146560", bad: "HR33392005962 HR3339200596" },
  HU: { good: "HU12892312 HU10773381", bad: "HU12892313 HU1289231" },
  IE: { good: "IE6433435F IE3668997OH IE9Y71814N", bad: "IE6433435G IE3668997OA IE643343F" },
  IT: { good: "IT00743110157 IT00159560366", bad: "IT00743110158 IT00159562366 IT0074311015" },
  LT: { good: "LT119511515 LT100001919017", bad: "LT119511516 LT100001919 LT100001919018" },
  LU: { good: "LU26375245 LU20260743", bad: "LU26375246 LU2637524" },
  LV: { good: "LV40003521600 LV16117519997 LV32012345678", bad: "LV40003521601 LV4000352160" },
  MT: { good: "MT11679112 MT15121333", bad: "MT11679113 MT1167911" },
  NL: { good: "NL004495445B01 NL123456782B90 NL002455799B11", bad: "NL004495446B01 NL004495445A01" },
  PL: { good: "PL8567346215 PL5260001246", bad: "PL8567346216 PL856734621" },
  PT: { good: "PT501964843 PT500100144", bad: "PT501964842 PT50196484" },
  RO: { good: "RO18547290 RO14399840", bad: "RO18547291 RO08547290 RO1630615123457" },
  SE: { good: "SE556016068001 SE556703748501", bad: "SE556016068101 SE556016068002" },
  SI: { good: "SI50223054 SI82646716", bad: "SI50223055 SI05022305" },
  SK: { good: "SK2022749619 SK2020270780", bad: "SK2022749618 SK2012749619" },
  // Not of the Union, and asked of VIES all the same.
  XI: { good: "XI366303068 XI123456782", bad: "XI366303069 GB366303068" }
}
const split = (text: string) => text.split(" ")

test("the table has every country of the Union", () => {
  expect(unionCountries.length).toBe(27)
  expect(Object.keys(numbers).sort()).toEqual([...unionCountries, "XI"].sort())
})

describe.each(Object.entries(numbers))("%s", (country, { good, bad }) => {
  test.each(split(good))("%s is read", (number) => {
    expect(readVatNumber(number, null)).toMatchObject({ country, text: number })
  })
  test.each(split(good))("%s is read without its prefix where the country is known", (number) => {
    expect(readVatNumber(number.slice(2), country)).toMatchObject({ country, text: number })
  })
  test.each(split(bad))("%s is not", (number) => {
    expect(readVatNumber(number, null)).toBeNull()
    expect(readVatNumber(number, country)).toBeNull()
  })
})

test.each([
  ["nl 0044.95.445.b.01", null, "NL004495445B01"],
  ["NL4495445B01", null, "NL004495445B01"],
  ["BE 428.759.497", null, "BE0428759497"],
  ["VAT-free", null, undefined],
  ["GR 094012834", null, "EL094012834"],
  ["el: 094012834", "DE", "EL094012834"],
  ["094012834", "GR", "EL094012834"],
  ["094012834", "EL", "EL094012834"],
  ["94012834", "GR", "EL094012834"],
  ["U 102 230 06", "AT", "ATU10223006"],
  ["DE\u00a0136\u2009695\u2013976", "FR", "DE136695976"],
  ["ＤＥ１３６６９５９７６", null, "DE136695976"],
  ["FR 40 303 265 045", "MC", "FR40303265045"],
  ["40303265045", "MC", "FR40303265045"],
  ["ES: A-28015865", null, "ESA28015865"],
  // A number of one country is not read as another's.
  ["136695976", "AT", undefined],
  ["136695976", null, undefined],
  // Of businesses outside the Union that account through one of its countries: no country's number.
  ["EU372022452", null, undefined],
  ["GB123456782", "GB", undefined],
  ["", "DE", undefined],
  ["DE", "DE", undefined]
])("%p of %p is %p", (typed, country, text) => {
  expect(readVatNumber(typed, country)?.text).toBe(text)
})
