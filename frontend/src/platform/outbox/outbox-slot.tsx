import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { usePartRetry, type PartFailureProps } from '../use-part-retry.ts'
import { subscribeToWaitingCount, waitingCount } from './outbox-storage.ts'

export const useWaitingCount = (): number =>
  useSyncExternalStore(subscribeToWaitingCount, waitingCount)

interface OutboxSlotProps {
  /** Beginnings of the lanes to show here. */
  readonly lanes: readonly string[]
}

const NoList = (props: PartFailureProps) => {
  usePartRetry(props)
  return null
}

const OutboxList = lazyPart<OutboxSlotProps>(
  async () => (await import('./outbox-list.tsx')).OutboxLanes,
  NoList,
)

/** Loads the list, before the connection may be lost. */
export const prepareOutboxList = (): Promise<boolean> => OutboxList.load()

/** Shows what waits for the connection beside what it belongs to. It loads code when something waits. */
export const OutboxSlot = ({ lanes }: OutboxSlotProps) =>
  useWaitingCount() > 0 && (
    <Suspense fallback={null}>
      <OutboxList lanes={lanes} />
    </Suspense>
  )
