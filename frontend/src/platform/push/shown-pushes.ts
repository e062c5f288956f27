/** Closes the shown notifications whose tags the member has read or seen. */
export const closePushes = async (isRead: (tag: string) => boolean): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? [])
      if (isRead(shown.tag)) shown.close()
  } catch {
    // Without access to the service worker there is nothing to close.
  }
}
