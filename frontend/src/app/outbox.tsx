import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { prepareOutbox } from '#spa/platform/outbox/keep-unsent.ts'
import { prepareOutboxList, useWaitingCount } from '#spa/platform/outbox/outbox-slot.tsx'
import { setOutboxMember } from '#spa/platform/outbox/outbox-storage.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { NoPart } from './no-part.tsx'
import { useIsAtRest } from './use-is-at-rest.ts'

/** In the chunk that every first screen loads when it is at rest: without a connection, it could not be loaded any more. */
const OutboxHost = lazyPart(async () => (await import('./live-host.tsx')).OutboxHost, NoPart)

/** All of it is one chunk, which the live channel loads at the same time. */
const usePreparation = () => {
  const isAtRest = useIsAtRest(WAITS.live)
  useEffect(() => {
    if (isAtRest) void Promise.all([OutboxHost.load(), prepareOutboxList(), prepareOutbox()])
  }, [isAtRest])
}

/** The outbox of the member, while something waits in this tab or another one, and afterwards. */
export const Outbox = ({ memberId }: { memberId: string }) => {
  const isWaiting = useWaitingCount() > 0
  const [wasWaiting, setWasWaiting] = useState(false)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  useEffect(() => {
    setOutboxMember(memberId)
    return () => setOutboxMember(undefined)
  }, [memberId])
  usePreparation()
  return <Suspense fallback={null}>{wasWaiting && <OutboxHost />}</Suspense>
}
