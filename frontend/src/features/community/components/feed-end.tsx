import type { NextPage } from '#spa/platform/pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Sentinel } from '#ui/surfaces/sentinel.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import * as styles from './feed.module.css'

interface FeedEndProps {
  older: NextPage
  /** The text at the end of the list. */
  end: string
}

/** Below the loaded posts: loads the next page, or shows a failure or the end. */
export const FeedEnd = ({ older, end }: FeedEndProps) => {
  if (older.hasFailed)
    return (
      <div className={styles.end} role="alert">
        <p>{messages.feed.olderFailed}</p>
        <Button onClick={older.load}>{messages.feed.retry}</Button>
      </div>
    )
  if (!older.exist) return <p className={styles.end}>{end}</p>
  return (
    <>
      <Sentinel watch={older.cursor} onNear={older.load} />
      <div className={styles.end}>
        {older.isLoading && <Loading label={messages.feed.loadingOlder} />}
      </div>
    </>
  )
}
