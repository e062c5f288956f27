import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Concert } from '#shared/api/concerts.ts'
import { messages } from '../submit-texts.ts'
import * as styles from './content-note.module.css'

type NoteProps = Pick<Concert, 'id' | 'contentStatus' | 'statusReason'>

/** Says that an own concert waits for the moderators or was removed, and why. */
export const ContentNote = ({ id, contentStatus, statusReason }: NoteProps) => {
  if (contentStatus === 'visible') return null
  return (
    <div className={styles.root}>
      <ShieldAlert size={20} aria-hidden="true" />
      <div>
        <p className={styles.title}>
          {contentStatus === 'held' ? messages.waiting : messages.removed}
        </p>
        {statusReason !== null && <p>{messages.reason(statusReason)}</p>}
        {contentStatus === 'removed' && (
          <p>
            <Link to={`/entscheidungen?zu=${id}`}>{messages.readStatement}</Link>
          </p>
        )}
        {contentStatus === 'held' && (
          <p>
            <Link to={`/einspruch/concert/${id}`}>{messages.objectToHold}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
