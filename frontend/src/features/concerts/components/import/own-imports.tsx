import { useId, useState } from 'react'
import type { OwnImport } from '#shared/api/concert-import.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { useOwnImports, useUndoImport } from '../../api/own-imports.ts'
import { messages } from '../../imports-texts.ts'
import { longDay } from '../../model/dates.ts'
import { describeState } from '../../model/import/import-state.ts'
import * as styles from './import.module.css'

const DAY = 10

interface OwnImportRowProps {
  item: OwnImport
  onUndo: () => void
}

const OwnImportRow = ({ item, onUndo }: OwnImportRowProps) => (
  <li className={styles.own}>
    <div>
      <p>
        <RelativeTime at={item.createdAt} />
      </p>
      <p className={styles.note} role={item.progress === null ? undefined : 'status'}>
        {describeState(item)}
      </p>
    </div>
    {item.mayUndo && (
      <Button aria-label={messages.undoOf(longDay(item.createdAt.slice(0, DAY)))} onClick={onUndo}>
        {messages.undo}
      </Button>
    )}
  </li>
)

/** What the member imported, and a way to undo each import of the last day as one. */
export const OwnImports = () => {
  const query = useOwnImports()
  const { data } = query
  const undo = useUndoImport()
  const [chosen, setChosen] = useState<string>()
  const titleId = useId()
  if (!data) return <LoadState query={query} failed={messages.failed} space="line" loading={null} />
  if (data.imports.length === 0) return null
  const close = () => setChosen(undefined)
  return (
    <section className={styles.owned} aria-labelledby={titleId}>
      <Heading as="h3" id={titleId}>
        {messages.title}
      </Heading>
      <p className={styles.note}>{messages.undoHint}</p>
      <ul className={styles.rows}>
        {data.imports.map((item) => (
          <OwnImportRow key={item.id} item={item} onUndo={() => setChosen(item.id)} />
        ))}
      </ul>
      {chosen !== undefined && (
        <ConfirmDialog
          title={messages.undoTitle}
          question={messages.undoText}
          confirm={messages.undo}
          busy={undo.isPending}
          onConfirm={() => undo.mutate(chosen, { onSettled: close })}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Says before the import what others see of it while its member has no history. */
export const TrialNote = () => {
  const { data } = useOwnImports()
  if (!data || data.isTrusted) return null
  return (
    <section className={styles.trial} aria-label={messages.trialTitle}>
      <p className={styles.legend}>{messages.trialTitle}</p>
      <p>{messages.trial}</p>
      <p className={styles.note}>{messages.trialEnd(longDay(data.oldEnoughAt.slice(0, DAY)))}</p>
    </section>
  )
}
