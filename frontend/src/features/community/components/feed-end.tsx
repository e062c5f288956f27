import { Button } from '#ui/controls/button.tsx'
import { Sentinel } from '#ui/surfaces/sentinel.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import type { LoadedFeed } from '../api/feed.ts'
import { messages } from '../texts.ts'

interface FeedEndProps {
  older: Pick<LoadedFeed['older'], 'hasFailed' | 'isLoading' | 'exist' | 'cursor' | 'load'>
  /** What is said where there is no more. */
  end: string
}

/** Below the posts loaded so far: more to come, a failure, or the end. */
export const FeedEnd = ({ older, end }: FeedEndProps) => {
  if (older.hasFailed)
    return (
      <div className="feed-end" role="alert">
        <p>{messages.feed.olderFailed}</p>
        <Button onClick={older.load}>{messages.feed.retry}</Button>
      </div>
    )
  if (!older.exist) return <p className="feed-end">{end}</p>
  return (
    <>
      <Sentinel watch={older.cursor} onNear={older.load} />
      <div className="feed-end">
        {older.isLoading && <Loading label={messages.feed.loadingOlder} />}
      </div>
    </>
  )
}
