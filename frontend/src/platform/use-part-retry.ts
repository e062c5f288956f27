import { useEffect, useEffectEvent, useState } from 'react'
import { checkConnection, useIsConnected } from './connection.ts'
import { loadChunk } from './load-chunk.ts'
import { usePoll } from './poll.ts'
import { POLLS } from './waits.ts'

export interface PartFailureProps {
  /** Loads the part again; false when it failed again. */
  readonly load: () => Promise<boolean>
  /** Shows the part after it was loaded. */
  readonly onLoaded: () => void
}

/** Announced before the page is reloaded, for what must survive it. */
export const BEFORE_RELOAD = 'before-reload'

const reload = async (): Promise<void> => {
  if (!(await checkConnection())) return
  // Otherwise the service worker would show the old release again, which misses the part.
  try {
    const { takeNewRelease } = await loadChunk(() => import('./service-worker/waiting-release.ts'))
    await takeNewRelease()
  } catch {
    // Without a service worker, the reload shows the new release.
  }
  dispatchEvent(new Event(BEFORE_RELOAD))
  location.reload()
}

type Outcome = 'loaded' | 'missing' | 'unreachable'

const loadAgain = async (load: PartFailureProps['load']): Promise<Outcome> => {
  if (await load()) return 'loaded'
  return (await checkConnection()) ? 'missing' : 'unreachable'
}

/** Loads a failed part again: at once, when the connection is back, and repeatedly while the site answers. */
export const usePartRetry = ({ load, onLoaded }: PartFailureProps) => {
  const isConnected = useIsConnected()
  const [isLoading, setLoading] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const settle = (outcome: Outcome) => {
    if (outcome === 'loaded') onLoaded()
    setMissing(outcome === 'missing')
    setLoading(false)
  }
  const retry = () => {
    setLoading(true)
    void loadAgain(load).then(settle)
  }
  const loadWhenConnected = useEffectEvent(() => {
    if (isConnected) void loadAgain(load).then(settle)
  })
  useEffect(() => {
    loadWhenConnected()
  }, [isConnected])
  usePoll(POLLS.missingPart, async () => settle(await loadAgain(load)), {
    enabled: isConnected,
  })

  return {
    retry,
    isLoading,
    /** Offered when the site answers but the part is missing, such as after a deployment. */
    reload: isMissing && isConnected ? () => void reload() : undefined,
  }
}
