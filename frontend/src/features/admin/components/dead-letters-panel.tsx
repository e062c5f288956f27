import { RotateCw, Send } from 'lucide-react'
import { QueueName, type AdminStatus, type DeadLetter } from '#shared/api/pipeline.ts'
import { Button } from '#ui/controls/button.tsx'
import { DataTable, type DataColumn } from '#ui/table/data-table.tsx'
import { useDeadLetters, useRedrive } from '../api/dead-letters.ts'
import { jobMessages } from '../job-texts.ts'
import { messages } from '../texts.ts'
import { berlinMoment } from '../model/berlin-time.ts'
import { sumOf } from '../model/figures.ts'
import { readable } from '../model/message-body.ts'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as panelStyles from './panel.module.css'
import * as styles from './dead-letters-panel.module.css'

const ID = 'dead-letters'

const texts = jobMessages.dead

const Body = ({ body }: Pick<DeadLetter, 'body'>) => (
  <details className={styles.body}>
    <summary>{texts.body}</summary>
    <pre tabIndex={0}>{readable(body)}</pre>
  </details>
)

const letterColumns = (now: Date): readonly DataColumn<DeadLetter>[] => [
  {
    key: 'sent',
    title: texts.sent,
    // ISO timestamps sort as text.
    compare: (a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''),
    render: ({ sentAt }) => (
      <span>{sentAt === null ? texts.unknownTime : berlinMoment(new Date(sentAt), now)}</span>
    ),
  },
  {
    key: 'received',
    title: texts.received,
    compare: (a, b) => a.received - b.received,
    render: ({ received }) => <span>{texts.receivedTimes(received)}</span>,
  },
  { key: 'body', title: texts.message, render: ({ body }) => <Body body={body} /> },
]

interface LettersProps {
  queue: QueueName
  letters: readonly DeadLetter[]
  now: Date
}

const LettersOfQueue = ({ queue, letters, now }: LettersProps) => {
  const redrive = useRedrive()
  const name = messages.queue.queues[queue]
  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <Heading as="h3" text={name}>
          {name} <span>({letters.length})</span>
        </Heading>
        <Button
          aria-label={texts.redriveOf(name)}
          busy={redrive.isPending}
          onClick={() => redrive.mutate(queue)}
        >
          {!redrive.isPending && <Send size={18} aria-hidden="true" />}
          {texts.redrive}
        </Button>
      </div>
      <DataTable
        label={texts.list(name)}
        rows={letters}
        columns={letterColumns(now)}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

interface DeadLettersPanelProps {
  queues: AdminStatus['queues']
  now: Date
}

/** Messages that no worker could process, with a button per queue that sends them again. */
export const DeadLettersPanel = ({ queues, now }: DeadLettersPanelProps) => {
  const count = sumOf(queues.map(({ deadLetters }) => deadLetters ?? 0))
  const { data, error, refetch, isFetching } = useDeadLetters(count)
  useKeptFocus(ID, data?.length)
  const reload = (
    <Button
      className={panelStyles.quietAction}
      variant="ghost"
      busy={isFetching}
      onClick={() => void refetch()}
    >
      {!isFetching && <RotateCw size={18} aria-hidden="true" />}
      {texts.reload}
    </Button>
  )
  return (
    <Panel id={ID} title={texts.title} hint={texts.hint} actions={reload}>
      <PanelList
        data={data}
        error={error}
        failed={texts.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {(letters) =>
          letters.length === 0 ? (
            <p className={styles.none}>{texts.empty}</p>
          ) : (
            QueueName.options.map((queue) => {
              const own = letters.filter((letter) => letter.queue === queue)
              return own.length > 0 ? (
                <LettersOfQueue key={queue} queue={queue} letters={own} now={now} />
              ) : null
            })
          )
        }
      </PanelList>
    </Panel>
  )
}
