import { useInfiniteQuery } from '@tanstack/react-query'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { listBlocked } from '#shared/api/people.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { useUnblock } from '../api/block.ts'
import { messages } from '../texts.ts'
import { PersonRow } from './person-row.tsx'
import * as styles from './person-row.module.css'

const BlockedPerson = ({ person }: { person: Author }) => {
  const unblock = useUnblock(person.id)
  const name = nameOrUnknown(person.displayName)
  return (
    <PersonRow person={person}>
      <Button
        aria-label={messages.blockedPeople.unblock(name)}
        busy={unblock.isPending}
        onClick={() => {
          unblock.mutate()
        }}
      >
        {messages.unblock}
      </Button>
    </PersonRow>
  )
}

const blockedQuery = pagesQuery(
  ['people', 'blocked'],
  ({ page, signal }) => callPage(listBlocked, { query: page, signal }),
  { refetchOnMount: 'always' },
)

const useBlocked = () => {
  const query = useInfiniteQuery(blockedQuery)
  return {
    people: query.data?.pages.flatMap(({ items }) => items),
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    more: nextPageOf(query),
  }
}

/** The members that the viewer has blocked, each with a button to unblock. */
export const BlockedPeople = () => {
  const { people, hasFailed, retry, isFetching, more } = useBlocked()
  if (!people && hasFailed) {
    return (
      <ErrorState title={messages.blockedPeople.loadFailed} onRetry={retry} retrying={isFetching} />
    )
  }
  if (!people) {
    return (
      <div role="status" aria-label={messages.relationLoading}>
        <Skeleton height={44} />
      </div>
    )
  }
  if (people.length === 0) return <p className={styles.none}>{messages.blockedPeople.none}</p>
  return (
    <>
      <ul className={styles.list} aria-label={messages.blockedPeople.list}>
        {people.map((person) => (
          <BlockedPerson key={person.id} person={person} />
        ))}
      </ul>
      {more.exist && (
        <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
          {messages.blockedPeople.more}
        </Button>
      )}
    </>
  )
}
