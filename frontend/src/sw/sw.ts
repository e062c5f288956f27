import type { WorkerMessage } from '#spa/platform/service-worker/messages.ts'
import { listenForPush } from './notifications.ts'
import { listenForOutbox } from './outbox.ts'
import { answerShare, SHARE_PATH } from './share.ts'
import { shellCache } from './shell-cache.ts'
import { findStoredPath } from './site-paths.rules.ts'
import { worker } from './worker.ts'

// The build looks for exactly this property of `self`.
const shell = shellCache(caches, (self as unknown as ServiceWorkerGlobalScope).__WB_MANIFEST)

worker.addEventListener('install', (event) => event.waitUntil(shell.fill()))

const PARTS = 'hoellenlaerm-parts'

/** More than one release has. */
const MAX_PARTS = 200

/** Keeps hashed files that are not part of the shell after their first use, so that they open without a network. */
const findOrKeepPart = async (caches: CacheStorage, request: Request): Promise<Response> => {
  const cache = await caches.open(PARTS)
  const known = await cache.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.status === 200 && (await cache.keys()).length < MAX_PARTS)
    await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

const removeParts = async (caches: CacheStorage): Promise<void> => {
  await caches.delete(PARTS)
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.removeOthers(), removeParts(caches), worker.clients.claim()]))
})

const answer = async (path: string, request: Request): Promise<Response> => {
  if (!shell.contains(path)) return findOrKeepPart(caches, request)
  return (await shell.find(path)) ?? fetch(request)
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method === 'POST' && pathname === SHARE_PATH) event.respondWith(answerShare(request))
  if (request.method !== 'GET') return
  const path = findStoredPath(pathname, request.mode === 'navigate')
  if (path !== undefined && (shell.contains(path) || path.startsWith('/assets/')))
    event.respondWith(answer(path, request))
})

worker.addEventListener('message', ({ data }) => {
  if ((data as WorkerMessage | null)?.type === 'activate') void worker.skipWaiting()
})

listenForPush()
listenForOutbox()
