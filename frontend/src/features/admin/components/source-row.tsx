import type { Source } from '#shared/api/sources.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'
import { berlinMoment } from '../model/berlin-time.ts'
import { sourceState } from '../model/source-state.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import { SourceActions } from './source-actions.tsx'
import { Sparkline } from './sparkline.tsx'

const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '')

interface SourceRowProps {
  source: Source
  now: Date
}

const State = ({ source, now }: SourceRowProps) => {
  const { failures, nextTryAt } = source.health
  const state = sourceState(source)
  const isResting = nextTryAt !== null && Date.parse(nextTryAt) > now.getTime()
  return (
    <>
      <span className="source-state" data-source={state}>
        {texts.states[state]}
      </span>
      {state === 'optedOut' && <span className="source-note">{texts.optedOutHint}</span>}
      {failures > 0 && <span className="source-note">{texts.failures(failures)}</span>}
      {source.enabled && isResting && (
        <span className="source-note">{texts.backOff(berlinMoment(new Date(nextTryAt), now))}</span>
      )}
    </>
  )
}

const LastError = ({ source, now }: SourceRowProps) => {
  const { lastError } = source.health
  if (!lastError) return <span className="source-quiet">{texts.noError}</span>
  return (
    <>
      <span className="source-error">{lastError.message}</span>
      <span className="source-note">{berlinMoment(new Date(lastError.at), now)}</span>
    </>
  )
}

/** A row on wide screens, a card on phones. */
export const SourceRow = ({ source, now }: SourceRowProps) => {
  const { name, url, category, language, health } = source
  const success = health.lastSuccessAt
  return (
    <tr>
      <th scope="row">
        <span className="source-name">{name}</span>
        <a className="source-url" href={url} target="_blank" rel="noreferrer noopener">
          {shortUrl(url)}
        </a>
        <span className="source-note">
          {CATEGORY_LABELS[category]} · {texts.languages[language]}
        </span>
      </th>
      <td data-label={texts.state}>
        <State source={source} now={now} />
      </td>
      <td data-label={texts.lastSuccess}>
        {success === null ? (
          <span className="source-quiet">{texts.never}</span>
        ) : (
          berlinMoment(new Date(success), now)
        )}
      </td>
      <td data-label={texts.lastError}>
        <LastError source={source} now={now} />
      </td>
      <td data-label={texts.perDay}>
        <Sparkline counts={health.itemsPerDay.map(({ items }) => items)} />
      </td>
      <td>
        <SourceActions source={source} />
      </td>
    </tr>
  )
}
