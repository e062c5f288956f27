import { useSyncExternalStore } from 'react'
import { usePartRetry, type PartFailureProps } from '#spa/platform/use-part-retry.ts'
import { currentToast, subscribeToToast } from '#ui/feedback/toast-store.ts'
import * as styles from './plain-toast.module.css'

/** Shows the current toast as plain text while its chunk is missing. */
export const PlainToast = (props: PartFailureProps) => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  usePartRetry(props)
  return (
    <p className={styles.root} role="alert">
      {toast?.open && `${toast.title} ${toast.description ?? ''}`}
    </p>
  )
}
