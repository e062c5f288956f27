// Replaces /sw.js when a service worker is broken (docs/runbook.md). It removes what earlier ones stored, and itself.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(recall()))

const recall = async () => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
