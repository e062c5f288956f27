import type { NextPage } from '#spa/platform/pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../texts.ts'
import * as styles from './bands.module.css'

/** Below the loaded cards: more, a failure, or the end. */
export const BandEnd = ({ next, isEmpty }: { next: NextPage; isEmpty: boolean }) => {
  if (next.exist)
    return (
      <div className={styles.end}>
        {isEmpty && <p role="status">{messages.emptySoFar}</p>}
        {next.hasFailed && <p role="alert">{messages.moreFailed}</p>}
        <Button busy={next.isLoading} onClick={next.load}>
          {next.isLoading ? messages.loadingMore : messages.more}
        </Button>
      </div>
    )
  return isEmpty ? null : <p className={styles.end}>{messages.end}</p>
}
