import { RotateCcw } from 'lucide-react'
import type { Job } from '#shared/api/pipeline.ts'
import { Button } from '#ui/controls/button.tsx'
import { useRetryJob } from '../api/jobs.ts'
import { jobMessages as texts } from '../job-texts.ts'
import { berlinMoment } from '../model/berlin-time.ts'

const RetryButton = ({ id, title }: Pick<Job, 'id' | 'title'>) => {
  const retry = useRetryJob()
  return (
    <Button
      className="job-retry"
      aria-label={texts.retryOne(title)}
      busy={retry.isPending}
      onClick={() => {
        retry.mutate(id)
      }}
    >
      {!retry.isPending && <RotateCcw size={18} aria-hidden="true" />}
      {texts.retry}
    </Button>
  )
}

const reasonOf = ({ state, reason }: Job): string | null =>
  state === 'failed' ? (reason ?? texts.noReason) : reason

export const JobEntry = ({ job, now }: { job: Job; now: Date }) => {
  const { id, title, state, attempts, sources, updatedAt } = job
  const reason = reasonOf(job)
  return (
    <li className="job" data-state={state}>
      <div className="job-words">
        <p className="job-title">{title}</p>
        {reason !== null && (
          <p className="job-reason">
            <span className="visually-hidden">{texts.reason}: </span>
            {reason}
          </p>
        )}
        <p className="job-facts">
          {texts.sources(sources)} · {texts.attempts(attempts)} ·{' '}
          {texts.changed(berlinMoment(new Date(updatedAt), now))}
        </p>
      </div>
      {state === 'failed' && <RetryButton id={id} title={title} />}
    </li>
  )
}
