import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { subscribeToConfirmation, wantedConfirmation } from '../api/recent-sign-in.ts'

const ConfirmationDialog = lazyPart(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
  DialogFailure,
)

/** Shows the dialog that an act of this page waits for. */
export const ConfirmationHost = ({ username }: { username: string }) => {
  const wanted = useSyncExternalStore(subscribeToConfirmation, wantedConfirmation)
  useEffect(() => () => wantedConfirmation()?.cancel(), [])
  return (
    <Suspense fallback={null}>
      {wanted && (
        <ConfirmationDialog
          username={username}
          onConfirmed={wanted.confirm}
          onClose={wanted.cancel}
        />
      )}
    </Suspense>
  )
}
