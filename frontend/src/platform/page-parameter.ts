/** Returns the value of a parameter, or null, and removes it from the address, so that a reload does not repeat it. */
export const takeValue = (name: string): string | null => {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}

/** Whether the address asks for something that the page does once. */
export const takeParameter = (name: string): boolean => takeValue(name) !== null
