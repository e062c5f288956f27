import type { NextPage } from '#spa/platform/pages.ts'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './concert-rows.module.css'

interface MoreConcertsProps {
  next: NextPage
  texts: Readonly<Record<'more' | 'moreFailed', string>>
}

/** Loads the next concerts below a list of rows; nothing below the last one. */
export const MoreConcerts = ({ next, texts }: MoreConcertsProps) => {
  if (!next.exist) return null
  return (
    <div className={styles.more}>
      {next.hasFailed && <p role="alert">{texts.moreFailed}</p>}
      <Button busy={next.isLoading} onClick={next.load}>
        {texts.more}
      </Button>
    </div>
  )
}
