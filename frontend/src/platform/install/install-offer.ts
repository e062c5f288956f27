import { useSyncExternalStore } from 'react'

interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallPromptEvent | undefined
let offerTime = 0
const listeners = new Set<() => void>()

const setOffer = (next: InstallPromptEvent | undefined) => {
  offer = next
  offerTime = performance.now()
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install the app. Called early, because browsers offer it once, soon after the load. */
export const watchInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (!matchMedia('(display-mode: standalone)').matches) setOffer(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => setOffer(undefined))
}

const canInstall = (): boolean => offer !== undefined

/** When the browser made its offer, in milliseconds after the start of the page. */
export const offeredAt = (): number => offerTime

/** True while the browser offers to install the app and it is not installed. */
export const useCanInstall = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, canInstall)

/**
 * Asks the browser to install the app. After a refusal by the member, the offer remains. Rejects when the browser
 * refuses, such as for an offer that was used before.
 */
export const installApp = async (): Promise<void> => {
  if (!offer) throw new Error('The browser offers no installation')
  const { outcome } = await offer.prompt()
  if (outcome === 'accepted') setOffer(undefined)
}
