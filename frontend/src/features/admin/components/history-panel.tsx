import { queryOptions, useQuery } from '@tanstack/react-query'
import { pipelineHistory } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { messages } from '../texts.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { CostChart } from './charts/cost-chart.tsx'
import { QueueChart } from './charts/queue-chart.tsx'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import * as styles from './history-panel.module.css'

const texts = messages.history

const historyOptions = () =>
  queryOptions({
    queryKey: ['admin', 'history'],
    queryFn: ({ signal }) => call(pipelineHistory, { signal }),
    refetchOnMount: 'always',
  })

const useHistory = () => {
  const query = useQuery(historyOptions())
  usePoll(POLLS.adminLists, () => query.refetch())
  return query
}

export const HistoryPanel = ({ now }: { now: Date }) => {
  const { data, error, refetch, isFetching } = useHistory()
  return (
    <Panel id="verlauf" title={texts.title}>
      <PanelList
        data={data}
        error={error}
        failed={texts.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {({ days, queue }) => (
          <div className={styles.root}>
            {days.length === 0 && <p>{texts.noDays}</p>}
            {days.length > 0 && (
              <>
                <BarChart
                  title={texts.items}
                  tone="fire"
                  days={days.map(({ day, items }) => ({ day, count: items }))}
                />
                <BarChart
                  title={texts.articles}
                  tone="bone"
                  days={days.map(({ day, articles }) => ({ day, count: articles }))}
                />
                <CostChart days={days} />
              </>
            )}
            <QueueChart samples={queue} now={now} />
          </div>
        )}
      </PanelList>
    </Panel>
  )
}
