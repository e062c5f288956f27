import { Suspense } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { WAITS } from '#spa/platform/waits.ts'
import { NoPart } from './no-part.tsx'
import { useIsAtRest } from './use-is-at-rest.ts'

/** Without the channel, polls run at their usual intervals. */
const LiveHost = lazyPart(async () => (await import('./live-host.tsx')).LiveHost, NoPart)

/** The live channel and the unread messages of a member, loaded when the first screen is at rest. */
export const Live = () => {
  const isAtRest = useIsAtRest(WAITS.live)
  return <Suspense fallback={null}>{isAtRest && <LiveHost />}</Suspense>
}
