import { usePartRetry, type PartFailureProps } from '#spa/platform/use-part-retry.ts'

/** Shows nothing while a part that shows nothing could not be loaded. */
export const NoPart = (props: PartFailureProps) => {
  usePartRetry(props)
  return null
}
