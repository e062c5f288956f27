import { useState } from 'react'
import type { ModerationPending, ModerationType } from '#shared/api/moderation.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useDecidingIds } from '../api/deciding.ts'
import { isRefused, usePending } from '../api/pending.ts'
import { messages } from '../texts.ts'
import { countOf, entriesOf, TYPES } from '../model/entries.ts'
import { ModerationList } from './moderation-list.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './moderation-desk.module.css'

const shownCount = (count: number): string =>
  count > LIMITS.moderationPage ? `${LIMITS.moderationPage}+` : String(count)

const TabLabel = ({ type, count }: { type: ModerationType; count: number }) => (
  <span className={styles.tab}>
    {messages.names[type]}{' '}
    <span className={count > 0 ? styles.count : styles.countNone}>
      {shownCount(count)} <span className="visually-hidden">{messages.waiting}</span>
    </span>
  </span>
)

interface DeskProps {
  /** Admins can correct articles. */
  isAdmin: boolean
}

const HeldItems = ({ pending, isAdmin }: DeskProps & { pending: ModerationPending }) => {
  const [chosen, setChosen] = useState<ModerationType>()
  const [first] = useState(() => TYPES.find((type) => countOf(pending, type) > 0) ?? 'band')
  const deciding = useDecidingIds()
  const type = chosen ?? first
  const all = entriesOf(pending, type)
  const leaving = (of: ModerationType): number =>
    entriesOf(pending, of).filter(({ id }) => deciding.has(id)).length
  return (
    <Tabs
      label={messages.tabs}
      layout="wrap"
      tabs={TYPES.map((name) => ({
        name,
        label: <TabLabel type={name} count={countOf(pending, name) - leaving(name)} />,
      }))}
      selected={type}
      onSelect={setChosen}
    >
      <ModerationList
        key={type}
        type={type}
        entries={all.filter(({ id }) => !deciding.has(id))}
        isAdmin={isAdmin}
        hasMore={countOf(pending, type) > all.length}
      />
    </Tabs>
  )
}

/** The moderation page; members without the role see that they have no access. */
export const ModerationDesk = ({ isAdmin }: DeskProps) => {
  const { data: pending, error, refetch, isFetching } = usePending()
  if (isRefused(error)) return <NoAccess text={messages.noAccess} />
  return (
    <div className={styles.root}>
      <Heading as="h1">{messages.title}</Heading>
      <p className={styles.intro}>{messages.intro}</p>
      {pending && <HeldItems pending={pending} isAdmin={isAdmin} />}
      {!pending && (
        <Card>
          {error ? (
            <ErrorState
              title={messages.loadFailed}
              text={error.message}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading label={messages.loading} />
          )}
        </Card>
      )}
    </div>
  )
}
