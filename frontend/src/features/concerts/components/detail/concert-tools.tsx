import { Flag, Share } from 'lucide-react'
import type { Concert } from '#shared/api/concerts.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { shareLink } from '#spa/platform/share-link.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages as texts } from '../../detail-texts.ts'
import * as styles from './concert-tools.module.css'

/** What can be done with a concert besides going there. */
export const ConcertTools = ({ id, isMine }: Pick<Concert, 'id' | 'isMine'>) => (
  <div className={styles.root}>
    {!isMine && (
      <IconButton
        label={texts.report}
        aria-haspopup="dialog"
        onClick={() => requestReport({ kind: 'concert', id })}
      >
        <Flag size={20} aria-hidden="true" />
      </IconButton>
    )}
    <IconButton
      label={texts.share}
      onClick={() => void shareLink(`/concerts/${id}`, texts.shareTitle)}
    >
      <Share size={20} aria-hidden="true" />
    </IconButton>
  </div>
)
