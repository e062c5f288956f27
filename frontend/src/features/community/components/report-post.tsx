import { Flag } from 'lucide-react'
import type { Post } from '#shared/api/posts.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import * as styles from './action.module.css'

/** On the card and not in its menu, so that a report takes two taps (docs/product/reports.md). */
export const ReportPost = ({ post: { id, version, userId } }: { post: Post }) => {
  const { me } = useFeedContext()
  if (userId === me.id) return null
  return (
    <Tooltip text={messages.post.report}>
      <button
        type="button"
        className={`${styles.root} ${styles.last}`}
        aria-label={messages.post.report}
        onClick={() => requestReport({ kind: 'community-post', id, version })}
      >
        <Flag size={20} aria-hidden="true" />
      </button>
    </Tooltip>
  )
}
