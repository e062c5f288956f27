import { Dialog } from '#ui/overlays/dialog.tsx'
import { PartFailureNote } from './part-failure.tsx'
import { messages } from './texts.ts'
import type { PartFailureProps } from './use-part-retry.ts'

interface DialogFailureProps extends PartFailureProps {
  onClose?: (() => void) | undefined
}

/** In the place of a dialog or another overlay. */
export const DialogFailure = ({ load, onLoaded, onClose }: DialogFailureProps) => (
  <Dialog title={messages.oneMoment} size="small" onClose={onClose}>
    <PartFailureNote load={load} onLoaded={onLoaded} />
  </Dialog>
)
