import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { LoadedNews } from '../api/articles.ts'
import { messages } from '../texts.ts'

interface SearchNoteProps {
  archive: NonNullable<LoadedNews['archive']>
  /** Of the cards shown. */
  count: number
}

/** How the search is getting on, for the eye and the ear. */
export const SearchNote = ({ archive, count }: SearchNoteProps) => (
  <div className="news-note">
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
      <div className="news-note-failed" role="alert">
        <p>{messages.searchFailed}</p>
        <Button onClick={archive.retry}>{messages.retry}</Button>
      </div>
    )}
  </div>
)
