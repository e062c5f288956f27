import { RotateCcw } from 'lucide-react'
import type { Job } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'
import { Button } from '#ui/controls/button.tsx'
import type { DataColumn } from '#ui/table/data-table.tsx'
import { useRetryJob } from '../api/jobs.ts'
import { jobMessages as texts } from '../job-texts.ts'
import { berlinMoment } from '../model/berlin-time.ts'
import { countText } from '../model/figures.ts'
import * as styles from './jobs-panel.module.css'

const RetryButton = ({ id, title }: Pick<Job, 'id' | 'title'>) => {
  const retry = useRetryJob()
  return (
    <Button
      aria-label={texts.retryOne(title)}
      busy={retry.isPending}
      onClick={() => retry.mutate(id)}
    >
      {!retry.isPending && <RotateCcw size={18} aria-hidden="true" />}
      {texts.retry}
    </Button>
  )
}

const reasonOf = ({ state, reason }: Job): string | null =>
  state === 'failed' ? (reason ?? texts.noReason) : reason

const Title = ({ job }: { job: Job }) => {
  const reason = reasonOf(job)
  return (
    <>
      <span className={styles.title}>{job.title}</span>
      {reason !== null && (
        <span className={styles.reason}>
          <span className="visually-hidden">{texts.reason}: </span>
          {reason}
        </span>
      )}
    </>
  )
}

const RETRY: DataColumn<Job> = {
  key: 'retry',
  title: texts.actions,
  hideTitle: true,
  render: ({ id, title }) => <RetryButton id={id} title={title} />,
}

export const jobColumns = (state: JobState, now: Date): readonly DataColumn<Job>[] => [
  {
    key: 'title',
    title: texts.job,
    isRowHeader: true,
    compare: (a, b) => a.title.localeCompare(b.title, 'de'),
    render: (job) => <Title job={job} />,
  },
  {
    key: 'sources',
    title: texts.sources,
    compare: (a, b) => a.sources - b.sources,
    render: ({ sources }) => <span>{countText(sources)}</span>,
  },
  {
    key: 'attempts',
    title: texts.attempts,
    compare: (a, b) => a.attempts - b.attempts,
    render: ({ attempts }) => <span>{countText(attempts)}</span>,
  },
  {
    key: 'changed',
    title: texts.changed,
    // ISO timestamps sort as text.
    compare: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
    render: ({ updatedAt }) => <span>{berlinMoment(new Date(updatedAt), now)}</span>,
  },
  ...(state === 'failed' ? [RETRY] : []),
]
