import { useInfiniteQuery } from '@tanstack/react-query'
import { listMuted } from '#shared/api/mutes.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { MUTED_MEMBERS_KEY, useMute } from '#spa/platform/mute.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import { PersonRow } from './person-row.tsx'
import * as styles from './person-row.module.css'

const texts = messages.mutedPeople

const mutedQuery = pagesQuery(
  MUTED_MEMBERS_KEY,
  ({ page, signal }) => callPage(listMuted, { query: page, signal }),
  { refetchOnMount: 'always' },
)

/** The members that the viewer muted, each with a button to take it back. */
export const MutedPeople = () => {
  const query = useInfiniteQuery(mutedQuery)
  const mute = useMute()
  const people = query.data?.pages.flatMap(({ items }) => items)
  const more = nextPageOf(query)
  if (!people && query.isError)
    return (
      <ErrorState
        title={texts.loadFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  if (!people)
    return (
      <div role="status" aria-label={messages.relationLoading}>
        <Skeleton height={44} />
      </div>
    )
  if (people.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person}>
            <Button
              aria-label={texts.unmuteNamed(person.displayName)}
              onClick={() => {
                mute(person, false)
              }}
            >
              {texts.unmute}
            </Button>
          </PersonRow>
        ))}
      </ul>
      {more.exist && (
        <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
