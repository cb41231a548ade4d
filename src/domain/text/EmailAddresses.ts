/** E-mail addresses as texts write them. Repetitions are bounded: no text costs more than its length. */
const address = /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/gi
/** `logo@2x.png` is no address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|avif|css|js|json|html?)$/i

/** Every address in a text, in lower case. */
export const emailsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(address)]
    .map(([found]) => found.toLowerCase().replace(/^[.%+-]+/, ""))
    .filter((found) => !fileName.test(found))

/** Everything in a text that anybody could take for an address, in lower case: for a reader who must miss none. */
export const emailLikeIn = (text: string): ReadonlyArray<string> =>
  (text.match(/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g) ?? []).map((one) => one.toLowerCase())
