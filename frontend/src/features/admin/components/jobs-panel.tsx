import { useState } from 'react'
import type { AdminStatus } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { useJobs } from '../api/jobs.ts'
import { jobMessages as texts } from '../job-texts.ts'
import { messages } from '../texts.ts'
import { countText } from '../model/figures.ts'
import { jobColumns } from './job-columns.tsx'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import * as styles from './jobs-panel.module.css'

const ID = 'auftraege'

/** The most urgent state first. */
const TABS = ['failed', 'pending', 'processing', 'completed'] as const

const JobList = ({ state, now }: { state: JobState; now: Date }) => {
  const { jobs, error, retry, isFetching, more } = useJobs(state)
  useKeptFocus(ID, jobs?.length)
  return (
    <PanelList
      data={jobs}
      error={error}
      failed={texts.loadFailed}
      retrying={isFetching}
      onRetry={retry}
    >
      {(list) =>
        list.length === 0 ? (
          <p className={styles.none}>{texts.empty[state]}</p>
        ) : (
          <>
            <DataTable
              label={messages.queue.states[state]}
              rows={list}
              columns={jobColumns(state, now)}
              rowKey={({ id }) => id}
            />
            {more.exist && (
              <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </PanelList>
  )
}

interface JobsPanelProps {
  counts: AdminStatus['contentQueue']
  now: Date
}

export const JobsPanel = ({ counts, now }: JobsPanelProps) => {
  const [state, setState] = useState<JobState>('failed')
  return (
    <Panel id={ID} title={texts.title}>
      <div className={styles.root}>
        <Tabs
          label={texts.tabs}
          layout="wrap"
          selected={state}
          onSelect={setState}
          tabs={TABS.map((name) => ({
            name,
            label: `${messages.queue.states[name]} (${countText(counts[name])})`,
          }))}
        >
          <JobList key={state} state={state} now={now} />
        </Tabs>
      </div>
    </Panel>
  )
}
