import type { AdminStatus } from '#shared/api/pipeline.ts'
import { JOB_STATES } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'
import { countText, percentDone } from '../model/figures.ts'
import { Panel } from './panel.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as jobState from './job-state.module.css'
import * as styles from './queue-panel.module.css'

const texts = messages.queue

type Queue = AdminStatus['contentQueue']

const QueueBar = ({ queue }: { queue: Queue }) => {
  const percent = percentDone(queue)
  return (
    <>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {(['completed', 'processing', 'pending', 'failed'] as const).map((state) => (
          <span
            key={state}
            className={jobState.root}
            data-state={state}
            style={{ flexGrow: queue[state] }}
          />
        ))}
      </div>
      <p className={styles.progress}>
        {queue.total === 0
          ? texts.nothing
          : texts.progressText(percent, countText(queue.completed), countText(queue.total))}
      </p>
    </>
  )
}

const figure = (count: number | null): string => (count === null ? texts.unknown : countText(count))

const QueueTable = ({ queues }: { queues: AdminStatus['queues'] }) => (
  <div className={styles.sqs}>
    <Heading as="h3" id="sqs-title">
      {texts.sqs}
    </Heading>
    <p>{texts.sqsHint}</p>
    <ScrollRegion label={texts.sqs}>
      <table aria-labelledby="sqs-title">
        <thead>
          <tr>
            <th scope="col">{texts.queue}</th>
            <th scope="col">{texts.waiting}</th>
            <th scope="col">{texts.inFlight}</th>
            <th scope="col">{texts.deadLetters}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, waiting, inFlight, deadLetters }) => (
            <tr key={queue}>
              <th scope="row">{texts.queues[queue]}</th>
              <td>{figure(waiting)}</td>
              <td>{figure(inFlight)}</td>
              <td data-alarm={(deadLetters ?? 0) > 0}>{figure(deadLetters)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </div>
)

/** The exact counts from the jobs, with the approximate counts of SQS beside them. */
export const QueuePanel = ({ status }: { status: AdminStatus }) => (
  <Panel id="warteschlange" title={texts.title}>
    <div className={styles.root}>
      <div className={styles.truth}>
        <dl className={styles.counts}>
          {JOB_STATES.map((state) => {
            const count = countText(status.contentQueue[state])
            return (
              <div key={state} className={jobState.root} data-state={state}>
                <dt>{texts.states[state]}</dt>
                <dd className={chooseTypeface(count)}>{count}</dd>
              </div>
            )
          })}
        </dl>
        <QueueBar queue={status.contentQueue} />
      </div>
      <QueueTable queues={status.queues} />
    </div>
  </Panel>
)
