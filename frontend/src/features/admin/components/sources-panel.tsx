import { Plus, Rss } from 'lucide-react'
import { useState } from 'react'
import type { Source } from '#shared/api/sources.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { useSources } from '../api/sources.ts'
import { countText } from '../model/figures.ts'
import { byNeed, isFiltered, matching, type SourceFilter } from '../model/source-state.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import { sourceColumns } from './source-columns.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { SourceFilters } from './source-filters.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import * as panelStyles from './panel.module.css'
import * as styles from './sources-panel.module.css'

const NO_FILTER: SourceFilter = { typed: '', state: '', category: '' }

/** How many sources the list shows before the reader asks for all of them or filters. */
const FIRST_ROWS = 10

const SourceList = ({ sources, now }: { sources: readonly Source[]; now: Date }) => {
  const [filter, setFilter] = useState(NO_FILTER)
  const [showsAll, setShowsAll] = useState(false)
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
  const found = matching(byNeed(sources), filter)
  const hasToggle = !isFiltered(filter) && found.length > FIRST_ROWS
  return (
    <>
      <SourceFilters sources={sources} filter={filter} onChange={setFilter} />
      {found.length === 0 ? (
        <p className={styles.quiet} role="status">
          {filter.typed === '' ? texts.noneMatch : texts.noneFound}
        </p>
      ) : (
        <DataTable
          label={texts.title}
          rows={found}
          columns={sourceColumns(now)}
          rowKey={({ id }) => id}
          limit={hasToggle && !showsAll ? FIRST_ROWS : undefined}
        />
      )}
      {hasToggle && (
        <Button variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
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
          className={panelStyles.action}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
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
      {isAdding && <SourceDialog source={undefined} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
