import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Small, static and never cached, so that an answer proves that the site is reachable. */
const PROBE = '/robots.txt'

/**
 * Notes whether the last request got an answer. The browser's `online` and `offline` events change the same state,
 * and queries are refetched when the connection is back.
 */
export const noteConnection = (isConnected: boolean): void => onlineManager.setOnline(isConnected)

/** Asks the site for an answer. */
export const checkConnection = async (): Promise<boolean> => {
  const isConnected = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  noteConnection(isConnected)
  return isConnected
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

export const useIsConnected = (): boolean =>
  useSyncExternalStore(subscribe, () => onlineManager.isOnline())
