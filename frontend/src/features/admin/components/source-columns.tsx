import type { Source } from '#shared/api/sources.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'
import { Button } from '#ui/controls/button.tsx'
import type { DataColumn } from '#ui/table/data-table.tsx'
import { useNamedFeed } from '../api/sources.ts'
import { berlinMoment } from '../model/berlin-time.ts'
import {
  compareItems,
  compareNames,
  compareStates,
  compareSuccess,
  daysWithoutNews,
  sourceState,
} from '../model/source-state.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import { SourceActions } from './source-actions.tsx'
import { Sparkline } from './sparkline.tsx'
import * as styles from './sources-panel.module.css'

const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '')

const Name = ({ source }: { source: Source }) => (
  <>
    <span className={styles.name}>{source.name}</span>
    <a className={styles.url} href={source.url} target="_blank" rel="noreferrer noopener">
      {shortUrl(source.url)}
    </a>
    <span className={styles.note}>
      {CATEGORY_LABELS[source.category]} · {texts.languages[source.language]}
    </span>
  </>
)

interface SourceCellProps {
  source: Source
  now: Date
}

const State = ({ source, now }: SourceCellProps) => {
  const { failures, nextTryAt } = source.health
  const state = sourceState(source)
  const isResting = nextTryAt !== null && Date.parse(nextTryAt) > now.getTime()
  return (
    <>
      <span className={styles.state} data-source={state}>
        {texts.states[state]}
      </span>
      {state === 'optedOut' && <span className={styles.note}>{texts.optedOutHint}</span>}
      {failures > 0 && <span className={styles.note}>{texts.failures(failures)}</span>}
      {source.enabled && isResting && (
        <span className={styles.note}>{texts.backOff(berlinMoment(new Date(nextTryAt), now))}</span>
      )}
    </>
  )
}

const LastSuccess = ({ source, now }: SourceCellProps) => {
  const { lastSuccessAt } = source.health
  if (lastSuccessAt === null) return <span className={styles.quiet}>{texts.never}</span>
  const days = daysWithoutNews(source, now)
  return (
    <>
      <span>{berlinMoment(new Date(lastSuccessAt), now)}</span>
      {days === null && <span className={styles.note}>{texts.neverNew}</span>}
      {days !== null && days > 0 && <span className={styles.note}>{texts.nothingNew(days)}</span>}
    </>
  )
}

const NamedFeed = ({ source, url }: { source: Source; url: string }) => {
  const change = useNamedFeed(source, url)
  return (
    <>
      <span className={styles.note}>{texts.namedFeed}</span>
      <a className={styles.url} href={url} target="_blank" rel="noreferrer noopener">
        {shortUrl(url)}
      </a>
      <Button size="compact" busy={change.isPending} onClick={() => change.mutate()}>
        {texts.useNamedFeed}
      </Button>
    </>
  )
}

const LastError = ({ source, now }: SourceCellProps) => {
  const { lastError, namedUrl } = source.health
  if (!lastError) return <span className={styles.quiet}>{texts.noError}</span>
  return (
    <>
      <span className={styles.error}>{lastError.message}</span>
      <span className={styles.note}>{berlinMoment(new Date(lastError.at), now)}</span>
      {namedUrl !== null && <NamedFeed source={source} url={namedUrl} />}
    </>
  )
}

export const sourceColumns = (now: Date): readonly DataColumn<Source>[] => [
  {
    key: 'name',
    title: texts.source,
    isRowHeader: true,
    compare: compareNames,
    render: (source) => <Name source={source} />,
  },
  {
    key: 'state',
    title: texts.state,
    compare: compareStates,
    render: (source) => <State source={source} now={now} />,
  },
  {
    key: 'success',
    title: texts.lastSuccess,
    compare: compareSuccess,
    render: (source) => <LastSuccess source={source} now={now} />,
  },
  {
    key: 'error',
    title: texts.lastError,
    render: (source) => <LastError source={source} now={now} />,
  },
  {
    key: 'items',
    title: texts.perDay,
    compare: compareItems,
    render: ({ health }) => <Sparkline counts={health.itemsPerDay.map(({ items }) => items)} />,
  },
  {
    key: 'actions',
    title: texts.actions,
    hideTitle: true,
    render: (source) => <SourceActions source={source} />,
  },
]
