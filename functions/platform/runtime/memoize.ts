/**
 * Computes something from an object once and keeps it for as long as the object exists: for what follows from a
 * cached value.
 */
export const memoize = <From extends object, To>(compute: (from: From) => To) => {
  const known = new WeakMap<From, { readonly result: To }>()
  return (from: From): To => {
    const entry = known.get(from) ?? { result: compute(from) }
    known.set(from, entry)
    return entry.result
  }
}
