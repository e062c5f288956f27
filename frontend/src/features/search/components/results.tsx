import { ApiError } from '#spa/platform/api-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { SearchAnswer } from '../api/search.ts'
import { messages } from '../box-texts.ts'
import { ChatLinks, FoundGroups } from './found-groups.tsx'
import type { Group } from './rows.tsx'
import * as styles from './search-box.module.css'

/** What screen readers hear about the answer. */
export const describeStatus = ({ found, error }: SearchAnswer): string => {
  // The failure itself is an alert.
  if (error) return ''
  if (!found) return messages.searching
  const count = Object.values(found).reduce((sum, group) => sum + group.length, 0)
  return count === 0 ? messages.none : messages.found(count)
}

const Waiting = () => (
  <div aria-hidden="true">
    {['62%', '48%', '55%'].map((width) => (
      <span key={width} className={styles.option}>
        <Skeleton width={32} height={32} />
        <Skeleton width={width} height={18} />
      </span>
    ))}
  </div>
)

const isOffline = (error: Error): boolean => error instanceof ApiError && error.status === 0

const Failure = ({ error, retry, isTrying }: SearchAnswer & { error: Error }) => (
  <div className={styles.message} role="alert">
    <p className={styles.messageTitle}>{isOffline(error) ? messages.offline : messages.failed}</p>
    <p>{isOffline(error) ? messages.offlineText : error.message}</p>
    <Button busy={isTrying} onClick={retry}>
      {messages.retry}
    </Button>
  </div>
)

const Nothing = () => (
  <div className={styles.message}>
    <p className={styles.messageTitle}>{messages.none}</p>
    <p>{messages.noneText}</p>
  </div>
)

interface ResultsProps {
  id: string
  answer: SearchAnswer & { groups: readonly Group[] }
  active: number
  ownId: string
  onChoose: (index: number) => void
  onLeave: () => void
}

/** The results of the typed text, or why there are none. */
export const Results = (props: ResultsProps) => {
  const { id, answer, active, ownId, onChoose, onLeave } = props
  const { error, found, groups } = answer
  return (
    <div className={styles.list}>
      {error && <Failure {...answer} error={error} />}
      {!error && !found && <Waiting />}
      {found && groups.length === 0 && <Nothing />}
      <FoundGroups id={id} groups={groups} active={active} onChoose={onChoose} />
      {found && <ChatLinks people={found.people} ownId={ownId} onLeave={onLeave} />}
    </div>
  )
}
