import type { WorkerMessage } from '#spa/platform/service-worker/messages.ts'
import { listenForPush } from './notifications.ts'
import { listenForOutbox } from './outbox.ts'
import { findOrKeepPart, removeParts } from './parts-cache.ts'
import { answerShare, SHARE_PATH } from './share.ts'
import { shellCache } from './shell-cache.ts'
import { storedPathOf } from './site-paths.rules.ts'
import { worker } from './worker.ts'

// The build looks for exactly this property of `self`.
const shell = shellCache(caches, (self as unknown as ServiceWorkerGlobalScope).__WB_MANIFEST)

worker.addEventListener('install', (event) => {
  event.waitUntil(shell.fill())
})

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
  const path = storedPathOf(pathname, request.mode === 'navigate')
  if (path !== undefined && (shell.contains(path) || path.startsWith('/assets/')))
    event.respondWith(answer(path, request))
})

worker.addEventListener('message', ({ data }) => {
  if ((data as WorkerMessage | null)?.type === 'activate') void worker.skipWaiting()
})

listenForPush()
listenForOutbox()
