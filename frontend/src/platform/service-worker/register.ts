/** Registers the service worker; where there is none, the product works as a plain page. */
export const registerServiceWorker = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    // oxlint-disable-next-line no-console -- Nobody is disturbed, but operators can ask members for it.
    console.warn('The service worker was not registered:', error)
  }
}
