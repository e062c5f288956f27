/** Browsers may deny storage (private windows, full disks); then nothing is stored. */
export const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export const readStored = (key: string): string | null =>
  attempt(() => localStorage.getItem(key), null)

/** True when the value can be read back. */
export const store = (key: string, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value)
    return localStorage.getItem(key) === value
  }, false)

export const removeStored = (key: string): void => {
  attempt(() => localStorage.removeItem(key), undefined)
}

/** Every entry of both storages. */
export const storedEntries = (): [key: string, value: string][] =>
  attempt(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)], [])

/** Removes what is stored under these names, each followed by a dot, and these databases. */
export const forgetStored = (names: readonly string[], databases: readonly string[]): void => {
  attempt(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (names.some((name) => key.startsWith(`${name}.`))) storage.removeItem(key)
    for (const database of databases) indexedDB.deleteDatabase(database)
  }, undefined)
}
