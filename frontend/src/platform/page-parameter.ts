/**
 * Whether the address asks for something that the page does once. Removes the parameter, so that a reload does not
 * repeat it.
 */
export const takeParameter = (name: string): boolean => {
  const url = new URL(location.href)
  if (!url.searchParams.has(name)) return false
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return true
}
