import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { useWaitingCount } from '#spa/platform/outbox/outbox-slot.tsx'
import { setOutboxMember } from '#spa/platform/outbox/outbox-storage.ts'
import { usePartRetry, type PartFailureProps } from '#spa/platform/use-part-retry.ts'

const Nothing = (props: PartFailureProps) => {
  usePartRetry(props)
  return null
}

const OutboxHost = lazyPart(async () => (await import('./outbox-host.tsx')).OutboxHost, Nothing)

/** The outbox of the member. Its code is loaded when something waits, in this tab or another one. */
export const Outbox = ({ memberId }: { memberId: string }) => {
  const isWaiting = useWaitingCount() > 0
  const [wasWaiting, setWasWaiting] = useState(false)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  useEffect(() => {
    setOutboxMember(memberId)
    return () => {
      setOutboxMember(undefined)
    }
  }, [memberId])
  return <Suspense fallback={null}>{wasWaiting && <OutboxHost />}</Suspense>
}
