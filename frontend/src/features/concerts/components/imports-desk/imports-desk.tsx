import { useState } from 'react'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ModeratedImport } from '#shared/api/concert-import.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import {
  isRefused,
  useImports,
  type ImportAction,
  type ShownImports,
} from '../../api/imports-desk.ts'
import { DESK_TITLE } from '../../imports-desk-title.ts'
import { deskMessages as texts } from '../../imports-texts.ts'
import { longDay } from '../../model/dates.ts'
import { describeState } from '../../model/import/import-state.ts'
import { ImportDecision } from './import-decision.tsx'
import * as styles from './imports-desk.module.css'

const exampleOf = ({ bandName, city, date }: ModeratedImport['examples'][number]): string =>
  `${bandName}, ${city}, ${longDay(date)}`

type Choose = (item: ModeratedImport, kind: ImportAction['kind']) => void

const Entry = ({ item, onChoose }: { item: ModeratedImport; onChoose: Choose }) => {
  const { member, examples } = item
  const name = member.displayName
  return (
    <Card as="li" className={styles.entry}>
      <p>
        <Link to={`/users/${member.username}`}>{name}</Link> · <RelativeTime at={item.createdAt} />
      </p>
      <p className={styles.state}>{describeState(item)}</p>
      {examples.length > 0 && (
        <p className={styles.state} dir="auto">
          {texts.examples(examples.map(exampleOf).join(' · '))}
        </p>
      )}
      {item.undoneBy === null && (
        <div className={styles.actions}>
          <Button
            aria-label={`${texts.entry(name)}: ${texts.undo}`}
            onClick={() => onChoose(item, 'undo')}
          >
            {texts.undo}
          </Button>
          {item.isWithheld && (
            <Button
              aria-label={`${texts.entry(name)}: ${texts.vouch}`}
              onClick={() => onChoose(item, 'vouch')}
            >
              {texts.vouch}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

const Imports = ({ list, onChoose }: { list: ReturnType<typeof useImports>; onChoose: Choose }) => {
  const { imports, error, isFetching, retry, next } = list
  if (!imports)
    return (
      <Card>
        {error ? (
          <ErrorState
            title={texts.failed}
            text={error.message}
            onRetry={retry}
            retrying={isFetching}
          />
        ) : (
          <Loading />
        )}
      </Card>
    )
  if (imports.length === 0 && !next.exist)
    return (
      <Card>
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          icon={<ListChecks size={56} strokeWidth={1.5} aria-hidden="true" />}
        />
      </Card>
    )
  return (
    <>
      <ol className={styles.list} aria-label={DESK_TITLE}>
        {imports.map((item) => (
          <Entry key={item.id} item={item} onChoose={onChoose} />
        ))}
      </ol>
      {next.exist && (
        <Button variant="ghost" busy={next.isLoading} onClick={next.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** What members imported: moderators remove an import as one, or vouch for its member. */
export const ImportsDesk = () => {
  const [shown, setShown] = useState<ShownImports>('waiting')
  const [chosen, setChosen] = useState<{ item: ModeratedImport; kind: ImportAction['kind'] }>()
  const list = useImports(shown)
  if (isRefused(list.error)) return <NoAccess text={texts.noAccess} />
  return (
    <div className={styles.root}>
      <Heading as="h1">{DESK_TITLE}</Heading>
      <p>{texts.intro}</p>
      <Tabs
        label={texts.shown}
        tabs={[
          { name: 'waiting', label: texts.waiting },
          { name: 'full', label: texts.full },
        ]}
        selected={shown}
        onSelect={setShown}
      >
        <Imports list={list} onChoose={(item, kind) => setChosen({ item, kind })} />
      </Tabs>
      {chosen && <ImportDecision {...chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
