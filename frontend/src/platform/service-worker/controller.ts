let isReplaced = false

/**
 * Watches from the start of the page whether another tab activates a new release: this page is still of the old one.
 * The first worker of a site replaces nothing.
 */
export const watchController = (): void => {
  // Missing without TLS and in some private windows.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!serviceWorker?.controller) return
  serviceWorker.addEventListener('controllerchange', () => {
    isReplaced = true
  })
}

export const wasControllerReplaced = (): boolean => isReplaced
