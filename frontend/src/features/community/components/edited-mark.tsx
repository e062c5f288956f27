import { Suspense, useState } from 'react'
import type { Author } from '#shared/api/members.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import type { EditedText, Earlier } from '../api/history.ts'
import { messages } from '../texts.ts'
import * as styles from './post-card.module.css'

const HistoryDialog = lazyPart(
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
  DialogFailure,
)

interface EditedMarkProps extends EditedText {
  text: Omit<Earlier, 'writtenAt' | 'withdrawnBy'> & {
    readonly editedAt: string | null
    readonly user: Author
  }
}

/** Says that a text was edited, and shows its earlier versions. */
export const EditedMark = ({ kind, id, text }: EditedMarkProps) => {
  const [isOpen, setOpen] = useState(false)
  const { editedAt } = text
  if (editedAt === null) return null
  return (
    <>
      {' · '}
      <button
        type="button"
        className={styles.edited}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.post.edited} <RelativeTime at={editedAt} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog
            text={{ kind, id }}
            authorId={text.user.id}
            now={{ ...text, writtenAt: editedAt }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
