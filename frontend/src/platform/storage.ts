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
  attempt(() => {
    localStorage.removeItem(key)
  }, undefined)
}

/** Every entry of both storages. */
export const storedEntries = (): [key: string, value: string][] =>
  attempt(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)], [])
