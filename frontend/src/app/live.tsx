import { Suspense } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { usePartRetry, type PartFailureProps } from '#spa/platform/use-part-retry.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { useIsAtRest } from './use-is-at-rest.ts'

/** Shows nothing: without the channel, polls run at their usual intervals. */
const NoChannel = (props: PartFailureProps) => {
  usePartRetry(props)
  return null
}

const LiveHost = lazyPart(async () => (await import('./live-host.tsx')).LiveHost, NoChannel)

/** The live channel and the unread messages of a member, loaded when the first screen is at rest. */
export const Live = () => {
  const isAtRest = useIsAtRest(WAITS.live)
  return <Suspense fallback={null}>{isAtRest && <LiveHost />}</Suspense>
}
