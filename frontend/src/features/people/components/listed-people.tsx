import type { ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import type { usePagedList } from '#spa/platform/use-paged-list.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import * as styles from './person-row.module.css'

interface ListedPeopleProps {
  people: ReturnType<typeof usePagedList<Author[]>>
  texts: Readonly<Record<'list' | 'none' | 'loadFailed' | 'more', string>>
  /** The row of a person. */
  children: (person: Author) => ReactNode
}

/** Members that the viewer once decided about, in a section of the settings. */
export const ListedPeople = ({ people, texts, children }: ListedPeopleProps) => {
  const { items, error, isFetching, retry, next } = people
  if (error !== undefined)
    return <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isFetching} />
  if (!items)
    return (
      <div role="status" aria-label={messages.relationLoading}>
        <Skeleton height={44} />
      </div>
    )
  if (items.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {items.map(children)}
      </ul>
      {next.exist && (
        <Button variant="ghost" busy={next.isLoading} onClick={next.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
