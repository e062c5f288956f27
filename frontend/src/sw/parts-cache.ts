const PARTS = 'hoellenlaerm-parts'

/** More than one release has. */
const MAX_PARTS = 200

/** Keeps hashed files that are not part of the shell after their first use, so that they open without a network. */
export const findOrKeepPart = async (caches: CacheStorage, request: Request): Promise<Response> => {
  const cache = await caches.open(PARTS)
  const known = await cache.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.status === 200 && (await cache.keys()).length < MAX_PARTS)
    await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

export const removeParts = async (caches: CacheStorage): Promise<void> => {
  await caches.delete(PARTS)
}
