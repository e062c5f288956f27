import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ModerationPending, ModerationType } from '#shared/api/moderation.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useDecidingIds } from '../api/deciding.ts'
import { useEntries } from '../api/further.ts'
import { isRefused, usePending } from '../api/pending.ts'
import { messages } from '../texts.ts'
import { countOf, listEntries, MAIN_TYPES, OTHER_TYPES, TYPES } from '../model/entries.ts'
import { caseTexts } from '../case-texts.ts'
import { NO_FILTER, useCases } from '../api/cases.ts'
import type { PreviewStatement } from '../model/preview-statement.ts'
import { useKeysSwitch } from './cases/use-case-keys.ts'
import { ModerationList } from './moderation-list.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './moderation-desk.module.css'

const CaseDesk = lazyPart(async () => (await import('./cases/case-desk.tsx')).CaseDesk)
const KeysHelp = lazyPart(async () => (await import('./cases/keys-help.tsx')).KeysHelp)

const shownCount = (count: number): string =>
  count > LIMITS.moderationPage ? `${LIMITS.moderationPage}+` : String(count)

interface TabLabelProps {
  name: string
  count: number
  /** There are more than `count`. */
  hasMore?: boolean
}

const TabLabel = ({ name, count, hasMore = false }: TabLabelProps) => (
  <span className={styles.tab}>
    {name}{' '}
    <span className={count > 0 ? styles.count : styles.countNone}>
      {shownCount(count)}
      {hasMore && '+'} <span className="visually-hidden">{messages.waiting}</span>
    </span>
  </span>
)

interface DeskProps {
  /** Admins can correct articles. */
  isAdmin: boolean
  /** How a member reads a statement of reasons. */
  preview: PreviewStatement
}

type TabName = 'case' | ModerationType

type Cases = ReturnType<typeof useCases>

interface WaitingProps extends DeskProps {
  pending: ModerationPending
  cases: Cases
}

/** Reports come first, then what the guards hold. */
const useFirstTab = ({ pending, cases }: Pick<WaitingProps, 'pending' | 'cases'>): TabName => {
  const [search] = useSearchParams()
  const [first] = useState((): TabName => {
    if (cases.cases !== undefined && cases.cases.length > 0) return 'case'
    return TYPES.find((type) => countOf(pending, type) > 0) ?? 'band'
  })
  return search.has('fall') ? 'case' : first
}

interface HeldOfTypeProps extends Pick<WaitingProps, 'pending' | 'isAdmin'> {
  type: ModerationType
  hasKeys: boolean
}

const HeldOfType = ({ pending, type, isAdmin, hasKeys }: HeldOfTypeProps) => {
  const deciding = useDecidingIds()
  const { entries, ...more } = useEntries(pending, type)
  return (
    <ModerationList
      type={type}
      entries={entries.filter(({ id }) => !deciding.has(id))}
      isAdmin={isAdmin}
      hasKeys={hasKeys}
      more={more}
    />
  )
}

const HeldItems = ({ pending, cases, isAdmin, preview }: WaitingProps) => {
  const [chosen, setChosen] = useState<TabName>()
  const keys = useKeysSwitch()
  const first = useFirstTab({ pending, cases })
  const deciding = useDecidingIds()
  const selected = chosen ?? first
  const leaving = (of: ModerationType): number =>
    listEntries(pending, of).filter(({ id }) => deciding.has(id)).length
  const tabOf = (name: ModerationType) => ({
    name,
    label: <TabLabel name={messages.names[name]} count={countOf(pending, name) - leaving(name)} />,
  })
  const caseLabel = (
    <TabLabel name={caseTexts.tab} count={cases.cases?.length ?? 0} hasMore={cases.more.exist} />
  )
  return (
    <Tabs
      label={messages.tabs}
      layout="wrap"
      tabs={MAIN_TYPES.map(tabOf)}
      more={{
        label: messages.moreTabs,
        tabs: [{ name: 'case', label: caseLabel }, ...OTHER_TYPES.map(tabOf)],
      }}
      selected={selected}
      onSelect={setChosen}
    >
      {selected === 'case' ? (
        <CaseDesk hasKeys={keys.isOn} preview={preview} />
      ) : (
        <HeldOfType
          key={selected}
          pending={pending}
          type={selected}
          isAdmin={isAdmin}
          hasKeys={keys.isOn}
        />
      )}
      <Suspense fallback={null}>
        <KeysHelp list={caseTexts.keys[selected === 'case' ? 'cases' : 'held']} {...keys} />
      </Suspense>
    </Tabs>
  )
}

interface ModerationDeskProps extends DeskProps {
  /** To the other pages of moderators. */
  links: ReactNode
}

/** The moderation page; members without the role see that they have no access. */
export const ModerationDesk = ({ isAdmin, preview, links }: ModerationDeskProps) => {
  const query = usePending()
  const { data: pending, error } = query
  const cases = useCases(NO_FILTER, { isPolled: true })
  const isReady = cases.cases !== undefined || cases.error !== null
  if (isRefused(error)) return <NoAccess text={messages.noAccess} />
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading as="h1">{messages.title}</Heading>
        <nav aria-label={messages.title}>{links}</nav>
      </header>
      {pending && isReady && (
        <HeldItems pending={pending} cases={cases} isAdmin={isAdmin} preview={preview} />
      )}
      {!(pending && isReady) && (
        <Card>
          <LoadState
            query={query}
            failed={messages.loadFailed}
            loading={<Loading label={messages.loading} />}
          />
        </Card>
      )}
      <p className={styles.intro}>{messages.intro}</p>
    </div>
  )
}
