import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { useWaitingCount } from '#spa/platform/outbox/outbox-slot.tsx'
import { setOutboxMember } from '#spa/platform/outbox/outbox-storage.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { usePartRetry, type PartFailureProps } from '#spa/platform/use-part-retry.ts'

import { useIsAtRest } from './use-is-at-rest.ts'

const Nothing = (props: PartFailureProps) => {
  usePartRetry(props)
  return null
}

const OutboxHost = lazyPart(async () => (await import('./outbox-host.tsx')).OutboxHost, Nothing)

/** Without a connection, the outbox could not be loaded any more. */
const usePreload = () => {
  const isAtRest = useIsAtRest(WAITS.outbox)
  useEffect(() => {
    if (isAtRest) void OutboxHost.load()
  }, [isAtRest])
}

/** The outbox of the member. Its code is loaded when something waits, in this tab or another one. */
export const Outbox = ({ memberId }: { memberId: string }) => {
  const isWaiting = useWaitingCount() > 0
  const [wasWaiting, setWasWaiting] = useState(false)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  usePreload()
  useEffect(() => {
    setOutboxMember(memberId)
    return () => {
      setOutboxMember(undefined)
    }
  }, [memberId])
  return <Suspense fallback={null}>{wasWaiting && <OutboxHost />}</Suspense>
}
