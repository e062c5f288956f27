const SCREEN = '/index.html'

/**
 * The stored file that answers a request for `path`, by the rules of the edge: files are at the top level or under
 * /assets, and every deeper path is a screen. Undefined for what only the server knows.
 */
export const findStoredPath = (path: string, isNavigation: boolean): string | undefined => {
  if (/^\/(api|media)\//.test(path)) return undefined
  const isFile = path.startsWith('/assets/') || /^\/[^/]*\.[^/]*$/.test(path)
  if (isFile) return path
  return isNavigation ? SCREEN : undefined
}
