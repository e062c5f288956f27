import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { messages } from '../texts.ts'
import { exactTime } from '../time.ts'
import { hasKept, keptAt, subscribeToKept } from './kept-state.ts'
import * as styles from './kept-note.module.css'

/** The oldest kept answer that the screen shows. */
const oldestShown = (client: QueryClient): number | undefined => {
  if (!hasKept()) return undefined
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryHash }) => keptAt(queryHash) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Says how old the screen is when it shows answers that this device kept. */
export const KeptNote = () => {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        subscribeToKept(listener),
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [client],
  )
  const at = useSyncExternalStore(subscribe, () => oldestShown(client))
  if (at === undefined) return null
  return (
    <p className={styles.root} role="status" data-kept-note>
      {messages.keptFrom(exactTime(new Date(at)))}
    </p>
  )
}
