import { useState } from 'react'
import type { Concert } from '#shared/api/concerts.ts'
import { CONCERT_STATUSES, ConcertStatus } from '#shared/domain/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useDesk, type DeskAction } from '../../api/desk.ts'
import { messages } from '../../desk-texts.ts'
import { messages as concertTexts } from '../../texts.ts'
import { DeskDialog } from './desk-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import * as styles from './desk.module.css'

const STATUSES = CONCERT_STATUSES.map((status) => ({
  value: status,
  label: concertTexts.statuses[status],
}))

interface OpenDialogProps {
  concert: Concert
  kind: DeskAction['kind']
  busy: boolean
  onDecide: (action: DeskAction) => void
  onClose: () => void
}

const OpenDialog = ({ concert, kind, busy, onDecide, onClose }: OpenDialogProps) => {
  const { id, mergedIds, status } = concert
  const frame = { busy, onClose }
  switch (kind) {
    case 'hold':
      return (
        <DeskDialog
          {...frame}
          title={messages.holdTitle}
          text={messages.holdText}
          confirm={messages.hold}
          onConfirm={(reason) => onDecide({ kind, id, reason })}
        />
      )
    case 'unmerge':
      return (
        <DeskDialog
          {...frame}
          title={messages.unmergeTitle}
          text={messages.unmergeText}
          confirm={messages.unmerge}
          onConfirm={(reason) => onDecide({ kind, id: mergedIds.at(-1) ?? id, reason })}
        />
      )
    case 'status':
      return (
        <DeskDialog
          {...frame}
          title={messages.statusTitle}
          text={messages.statusText}
          confirm={messages.status}
          onConfirm={(reason, fields) => {
            onDecide({ kind, id, status: ConcertStatus.parse(fields.get('status')), reason })
          }}
        >
          <SelectField
            label={messages.statusLabel}
            name="status"
            options={STATUSES}
            defaultValue={status}
          />
        </DeskDialog>
      )
    case 'merge':
      return (
        <MergeDialog
          {...frame}
          concert={concert}
          onMerge={(into, reason) => onDecide({ kind, id, into, reason })}
        />
      )
  }
}

interface ModeratorActionsProps {
  concert: Concert
  /** Leaves the concert when it is in no list any more. */
  onLeave: () => void
}

/** What moderators can do to a concert. */
export const ModeratorActions = ({ concert, onLeave }: ModeratorActionsProps) => {
  const [open, setOpen] = useState<DeskAction['kind']>()
  const { decide, isPending } = useDesk()
  const kinds: readonly DeskAction['kind'][] = [
    ...(['status', 'hold', 'merge'] as const),
    ...(concert.mergedIds.length > 0 ? (['unmerge'] as const) : []),
  ]
  return (
    <section className={styles.root}>
      <Heading as="h3">{messages.title}</Heading>
      <div className={styles.actions}>
        {kinds.map((kind) => (
          <Button key={kind} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
            {messages[kind]}
          </Button>
        ))}
      </div>
      {open && (
        <OpenDialog
          concert={concert}
          kind={open}
          busy={isPending}
          onClose={() => setOpen(undefined)}
          onDecide={(action) => {
            decide(action, {
              onSuccess: () => {
                setOpen(undefined)
                if (action.kind === 'hold' || action.kind === 'merge') onLeave()
              },
            })
          }}
        />
      )}
    </section>
  )
}
