const VERSION = 'fassung'

/** The older version that the address asks for. */
export const versionIn = (search: string): number | undefined => {
  const value = new URLSearchParams(search).get(VERSION)
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined
}

/** The same address with another version, or without one. */
export const withVersion = (search: string, version: number | undefined): string => {
  const parameters = new URLSearchParams(search)
  if (version === undefined) parameters.delete(VERSION)
  else parameters.set(VERSION, String(version))
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}
