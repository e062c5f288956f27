import { History, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { careLabels } from '../../care-labels.ts'
import type { Viewer } from '../../model/viewer.ts'

const EditDialog = lazyPart(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
  DialogFailure,
)
const HistoryDialog = lazyPart(
  async () => (await import('../history/history-dialog.tsx')).HistoryDialog,
  DialogFailure,
)

interface CareActionsProps {
  band: Band
  viewer: Viewer
}

/** Opens the form and the history of a band. */
export const CareActions = ({ band, viewer }: CareActionsProps) => {
  const [open, setOpen] = useState<'edit' | 'history'>()
  const close = () => setOpen(undefined)
  if (band.status !== 'visible') return null
  return (
    <>
      <Button onClick={() => setOpen('edit')}>
        <Pencil size={20} aria-hidden="true" />
        {band.mayEdit ? careLabels.edit : careLabels.propose}
      </Button>
      <Button onClick={() => setOpen('history')}>
        <History size={20} aria-hidden="true" />
        {careLabels.history}
      </Button>
      <Suspense fallback={null}>
        {open === 'edit' && <EditDialog band={band} viewer={viewer} onClose={close} />}
        {open === 'history' && <HistoryDialog band={band} onClose={close} />}
      </Suspense>
    </>
  )
}
