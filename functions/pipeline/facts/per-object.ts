/**
 * Reads each object once, because many sentences cite one item, and many reports are compared with one event.
 * Marked as pure where it is called, so that bundles leave out readers that they do not use.
 */
export const perObject = <Key extends object, Value>(read: (key: Key) => Value) => {
  const known = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
