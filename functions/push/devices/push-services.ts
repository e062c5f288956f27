import { env } from '#platform/runtime/env.ts'
import { reachable } from '#platform/runtime/stand-ins.ts'

/** The push services of browsers; a leading dot matches every host below it. */
const SERVICES: readonly string[] = [
  // Chrome, Edge on phones, Opera, Samsung and all that are built on Chromium.
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  // Safari.
  'web.push.apple.com',
  '.push.apple.com',
  // Edge on Windows.
  '.notify.windows.com',
]

const isOf = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service

/**
 * Whether pushes may be sent there: to services of browsers, those that the stage adds (`pushHosts`), and stand-ins of
 * local runs. Everything else would let a member choose the host that the site calls.
 */
export const isPushService = (endpoint: string): boolean => {
  if (reachable(endpoint) !== endpoint) return true
  const host = URL.parse(endpoint)?.hostname ?? ''
  return [...SERVICES, ...env.pushHosts].some((service) => isOf(host, service))
}
