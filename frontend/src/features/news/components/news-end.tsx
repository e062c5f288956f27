import type { NextPage } from '#spa/platform/pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Sentinel } from '#ui/surfaces/sentinel.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import * as styles from './news.module.css'

interface NewsEndProps {
  older: NextPage
  /** Whether the list is complete, so that its end is worth a text. */
  isWhole: boolean
}

/** Below the loaded cards: loads the next page, or shows a failure or the end. */
export const NewsEnd = ({ older, isWhole }: NewsEndProps) => {
  if (older.hasFailed)
    return (
      <div className={styles.end} role="alert">
        <p>{messages.olderFailed}</p>
        <Button onClick={older.load}>{messages.retry}</Button>
      </div>
    )
  if (older.exist)
    return (
      <>
        <Sentinel watch={older.cursor} onNear={older.load} />
        <div className={styles.end}>
          {older.isLoading && <Loading label={messages.loadingOlder} />}
        </div>
      </>
    )
  return isWhole ? <p className={styles.end}>{messages.end}</p> : null
}
