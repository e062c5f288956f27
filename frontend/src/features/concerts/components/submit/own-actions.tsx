import { Pencil, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Concert } from '#shared/api/concerts.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useWithdrawConcert } from '../../api/withdraw-concert.ts'
import { messages } from '../../submit-texts.ts'
import * as styles from './own-actions.module.css'

const EditDialog = lazyPart(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
  DialogFailure,
)

interface OwnActionsProps {
  concert: Concert
  memberId: string
  /** Leaves the concert after it was withdrawn. */
  onWithdrawn: () => void
}

/** Editing and withdrawing, for those who submitted the concert. */
export const OwnActions = ({ concert, memberId, onWithdrawn }: OwnActionsProps) => {
  const [isEditing, setEditing] = useState(false)
  const withdraw = useWithdrawConcert()
  if (!concert.isMine) return null
  return (
    <div className={styles.root}>
      <Button onClick={() => setEditing(true)}>
        <Pencil size={18} aria-hidden="true" />
        {messages.edit}
      </Button>
      <Button
        onClick={() => {
          onWithdrawn()
          withdraw(concert.id)
        }}
      >
        <Undo2 size={18} aria-hidden="true" />
        {messages.withdraw}
      </Button>
      {isEditing && (
        <Suspense>
          <EditDialog concert={concert} memberId={memberId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
