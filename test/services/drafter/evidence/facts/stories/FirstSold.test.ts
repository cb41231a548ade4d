/** The year of the first loaf, and "that was in 2014; it has been theirs since". */
import { expect, test } from "bun:test"
import { toldBy, yearToldBy } from "./Told.ts"

test.each([
  [
    "en",
    "2014 Ada Roth, Ines Roth",
    "Two sisters, Ada and Ines Roth, rented a shed in Skive. That was in 2014; the company has been theirs since."
  ],
  ["zh", "2020 卓文澜, 岑以宁", "2020年4月，岑以宁和大学同学卓文澜在厦门创办了Crumb，最初的产品只是一个小工具。"],
  ["en", "-", "Ada Roth let a shed to Ben Lund. That was in 2014; the company has paid rent since."],
  ["en", "-", "Flourtech rented a shed. That was in 2014; the company has baked there since."]
])("%s: %s of %s", (lang, want, said) => {
  expect(toldBy(said, lang)).toBe(want)
})
test.each([
  [
    "en",
    "2014",
    "Ada Roth rented a shed behind the harbour and put an oven in it. That was in March 2014, and Crumb has been baking there ever since."
  ],
  ["en", "2011", "The first loaf left our oven in 2011."],
  ["fr", "2020", "Notre premier pain est sorti du four le 4 mars 2020."],
  ["de", "2012", "Das erste Brot haben wir im Mai 2012 verkauft."],
  ["es", "2018", "Nuestro primer pan salió del horno en abril de 2018."],
  ["it", "2019", "Nel marzo 2019 abbiamo sfornato il nostro primo pane."],
  ["pt", "2019", "Vendemos o nosso primeiro pão em abril de 2019."],
  ["nl", "2019", "In april 2019 verkochten we ons eerste brood."],
  ["en", "-", "Ada Roth rented a shed to Petit in 2010. That was in 2010, before we came."],
  ["en", "-", "Our neighbours rented a mill. That was in 2014."],
  ["en", "-", "We rented a second shop in Hull. That was in 2014."],
  ["en", "-", "Our first apprentice left our oven in 2011."],
  ["de", "-", "Unseren ersten Lehrling haben wir im Mai 2012 eingestellt."],
  ["de", "-", "Das erste vegane Brot haben wir im Mai 2012 verkauft."],
  ["fr", "-", "Notre premier four électrique est arrivé le 4 mars 2020."],
  ["es", "-", "Nuestro primer premio llegó en abril de 2018."],
  ["en", "-", "She rented a flat in Hull. That was in 2014."],
  ["de", "-", "Das erste Brot haben wir im Mai 2012 in Berlin verkauft."],
  ["de", "-", "Das erste Brot haben wir 2012 nicht verkauft."],
  ["es", "-", "Vendimos nuestro primer pan sin gluten en 2018."],
  ["fr", "-", "Notre premier pain bio est sorti du four en 2020."],
  ["it", "-", "Nel 2019 abbiamo venduto il nostro primo pane al cliente Petit."],
  ["nl", "-", "In 2019 verkochten we ons eerste brood zonder gluten."],
  ["en", "-", "Ada Roth joined the guild. That was in 2014; the company has been a member since."]
])("%s: %s, the year of %s", (lang, want, said) => {
  expect(yearToldBy(said, lang)).toBe(want)
})
