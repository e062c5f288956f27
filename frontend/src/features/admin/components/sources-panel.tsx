import { Plus, Rss } from 'lucide-react'
import { useState } from 'react'
import type { Source } from '#shared/api/sources.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSources } from '../api/sources.ts'
import { countText } from '../model/figures.ts'
import { byNeed, countByState, matching } from '../model/source-state.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { SourceRow } from './source-row.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import './sources-panel.css'

const SourceTable = ({ sources, now }: { sources: readonly Source[]; now: Date }) => (
  <table className="source-table" aria-label={texts.title}>
    <thead>
      <tr>
        <th scope="col">{texts.source}</th>
        <th scope="col">{texts.state}</th>
        <th scope="col">{texts.lastSuccess}</th>
        <th scope="col">{texts.lastError}</th>
        <th scope="col">{texts.perDay}</th>
        <th scope="col">
          <span className="visually-hidden">{texts.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {sources.map((source) => (
        <SourceRow key={source.id} source={source} now={now} />
      ))}
    </tbody>
  </table>
)

/** The worst stand first; whoever wants the healthy ones asks for them or searches. */
const AT_FIRST = 10

const SourceList = ({ sources, now }: { sources: readonly Source[]; now: Date }) => {
  const [typed, setTyped] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const found = matching(byNeed(sources), typed)
  const shown = showsAll || typed !== '' ? found : found.slice(0, AT_FIRST)
  if (sources.length === 0) {
    return (
      <EmptyState
        space="panel"
        heading="h3"
        title={texts.none}
        text={texts.noneText}
        icon={<Rss size={48} strokeWidth={1.5} aria-hidden="true" />}
      />
    )
  }
  return (
    <>
      <div className="source-search">
        <p>
          {texts.summary(countText(sources.length), countText(countByState(sources, 'failing')))}
        </p>
        <div className="source-search-field">
          <TextField
            label={texts.search}
            hideLabel
            type="search"
            placeholder={texts.search}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
          />
        </div>
      </div>
      {found.length === 0 ? (
        <p className="source-quiet" role="status">
          {texts.noneFound}
        </p>
      ) : (
        <SourceTable sources={shown} now={now} />
      )}
      {typed === '' && found.length > AT_FIRST && (
        <Button
          variant="ghost"
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll)
          }}
        >
          {showsAll ? texts.showFewer : texts.showAll(countText(found.length))}
        </Button>
      )}
    </>
  )
}

const ID = 'quellen'

export const SourcesPanel = ({ now }: { now: Date }) => {
  const { data, error, refetch, isFetching } = useSources()
  const [isAdding, setAdding] = useState(false)
  useKeptFocus(ID, data?.length)
  return (
    <Panel
      id={ID}
      title={texts.title}
      actions={
        <Button
          className="panel-action"
          aria-haspopup="dialog"
          onClick={() => {
            setAdding(true)
          }}
        >
          <Plus size={20} aria-hidden="true" />
          {texts.add}
        </Button>
      }
    >
      <PanelList
        data={data}
        error={error}
        failed={texts.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {(sources) => <SourceList sources={sources} now={now} />}
      </PanelList>
      {isAdding && (
        <SourceDialog
          source={undefined}
          onClose={() => {
            setAdding(false)
          }}
        />
      )}
    </Panel>
  )
}
