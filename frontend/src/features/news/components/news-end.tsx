import { Button } from '#ui/controls/button.tsx'
import { Sentinel } from '#ui/surfaces/sentinel.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import type { LoadedNews } from '../api/articles.ts'
import { messages } from '../texts.ts'

interface NewsEndProps {
  older: LoadedNews['older']
  /** Where the list ends there is something to say only when it is the whole one. */
  isWhole: boolean
}

/** Below the cards loaded so far: more to come, a failure, or the end. */
export const NewsEnd = ({ older, isWhole }: NewsEndProps) => {
  if (older.hasFailed)
    return (
      <div className="news-end" role="alert">
        <p>{messages.olderFailed}</p>
        <Button onClick={older.load}>{messages.retry}</Button>
      </div>
    )
  if (older.exist)
    return (
      <>
        <Sentinel watch={older.cursor} onNear={older.load} />
        <div className="news-end">
          {older.isLoading && <Loading label={messages.loadingOlder} />}
        </div>
      </>
    )
  return isWhole ? <p className="news-end">{messages.end}</p> : null
}
