/** A value for each of some keys, as an object whose keys the compiler knows. */
export const byKey = <K extends string, A>(keys: ReadonlyArray<K>, at: (key: K) => A): Readonly<Record<K, A>> =>
  // `Object.fromEntries` forgets which keys it was given.
  Object.fromEntries(keys.map((key) => [key, at(key)])) as Record<K, A>
