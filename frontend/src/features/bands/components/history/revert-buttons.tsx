import { useState } from 'react'
import { History, Undo2, UserX } from 'lucide-react'
import type { Revision, RevertMode } from '#shared/api/band-history.ts'
import type { Band } from '#shared/api/bands.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useRevertBand } from '../../api/history.ts'
import { careMessages } from '../../care-texts.ts'
import * as styles from './history.module.css'

const texts = careMessages.history

const ICONS = { one: Undo2, member: UserX, to: History } as const

const HAS_CONTENT = new Set(['edit', 'revert', 'import'])

/** A claim or the archive has its own way back; changes without an author are undone one by one. */
const modesFor = ({ kind, author, number }: Revision, version: number): RevertMode[] => {
  if (!HAS_CONTENT.has(kind)) return number < version ? ['to'] : []
  const undo: RevertMode[] = author ? ['one', 'member'] : ['one']
  return number < version ? [...undo, 'to'] : undo
}

interface RevertProps {
  band: Band
  revision: Revision
}

/** The ways to undo a revision, each with a question before it. */
export const RevertButtons = ({ band, revision }: RevertProps) => {
  const [mode, setMode] = useState<RevertMode>()
  const revert = useRevertBand(band.id)
  const send = (wanted: RevertMode) => {
    revert.mutate(
      { revision: revision.number, mode: wanted, version: band.version },
      {
        onSuccess: ({ isChanged }) => {
          toast(
            isChanged
              ? { title: texts.reverted, tone: 'success' }
              : { title: texts.nothingToRevert, description: texts.nothingToRevertText },
          )
        },
        onError: (error) => reportFailure(error, { title: texts.revertFailed }),
        onSettled: () => setMode(undefined),
      },
    )
  }
  return (
    <div className={styles.reverts}>
      {modesFor(revision, band.version).map((one) => {
        const Icon = ICONS[one]
        return (
          <Button key={one} variant="ghost" size="compact" onClick={() => setMode(one)}>
            <Icon size={18} aria-hidden="true" />
            {texts.reverts[one]}
          </Button>
        )
      })}
      {mode && (
        <ConfirmDialog
          title={texts.reverts[mode]}
          question={texts.questions[mode]}
          confirm={texts.revert}
          busy={revert.isPending}
          onClose={() => setMode(undefined)}
          onConfirm={() => send(mode)}
        />
      )}
    </div>
  )
}
