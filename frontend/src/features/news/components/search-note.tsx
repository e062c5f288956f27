import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import type { LoadedNews } from '../api/articles.ts'
import { messages } from '../texts.ts'
import * as styles from './news.module.css'

interface SearchNoteProps {
  archive: NonNullable<LoadedNews['archive']>
  /** The number of shown cards. */
  count: number
}

/** The progress of the search, also for screen readers. */
export const SearchNote = ({ archive, count }: SearchNoteProps) => (
  <div className={styles.note}>
    <p role="status">
      {archive.isSearching && (
        <>
          <Spinner size={18} />
          {messages.searching}
        </>
      )}
      {!archive.isSearching && count > 0 && messages.found(count, archive.older.exist)}
    </p>
    {archive.hasFailed && (
      <div className={styles.noteFailed} role="alert">
        <p>{messages.searchFailed}</p>
        <Button onClick={archive.retry}>{messages.retry}</Button>
      </div>
    )}
  </div>
)
