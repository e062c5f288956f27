import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { PartFailureNote } from '#spa/platform/part-failure.tsx'
import { receivePushRequests } from '#spa/platform/push/push-request.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../features/shell/texts.ts'

const PushSettings = lazyPart(
  async () => (await import('./push-settings.tsx')).PushSettings,
  PartFailureNote,
)

/** Opens the settings of push that header and menu request. */
export const PushDialogHost = ({ ownId }: { ownId: string }) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => receivePushRequests(() => setOpen(true)), [])
  if (!isOpen) return null
  return (
    <Dialog title={messages.push} onClose={() => setOpen(false)}>
      <Suspense fallback={<Loading />}>
        <PushSettings memberId={ownId} />
      </Suspense>
    </Dialog>
  )
}
