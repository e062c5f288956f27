import { RotateCw, Send } from 'lucide-react'
import { QueueName, type AdminStatus, type DeadLetter } from '#shared/api/pipeline.ts'
import { Button } from '#ui/controls/button.tsx'
import { useDeadLetters, useRedrive } from '../api/dead-letters.ts'
import { jobMessages } from '../job-texts.ts'
import { messages } from '../texts.ts'
import { berlinMoment } from '../model/berlin-time.ts'
import { sumOf } from '../model/figures.ts'
import { readable } from '../model/message-body.ts'
import { Panel } from './panel.tsx'
import { PanelList } from './panel-list.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import './dead-letters-panel.css'

const ID = 'dead-letters'

const texts = jobMessages.dead

const Letter = ({ letter, now }: { letter: DeadLetter; now: Date }) => {
  const { body, sentAt, received } = letter
  const sent = sentAt === null ? texts.unknownTime : texts.sent(berlinMoment(new Date(sentAt), now))
  return (
    <li className="dead-letter" data-state="failed">
      <details>
        <summary>
          {texts.body}{' '}
          <span className="dead-letter-facts">{`${sent} · ${texts.received(received)}`}</span>
        </summary>
        <pre tabIndex={0}>{readable(body)}</pre>
      </details>
    </li>
  )
}

interface LettersProps {
  queue: QueueName
  letters: readonly DeadLetter[]
  now: Date
}

const LettersOfQueue = ({ queue, letters, now }: LettersProps) => {
  const redrive = useRedrive()
  const name = messages.queue.queues[queue]
  return (
    <div className="dead-queue">
      <div className="dead-queue-head">
        <h3>
          {name} <span>({letters.length})</span>
        </h3>
        <Button
          aria-label={texts.redriveOf(name)}
          busy={redrive.isPending}
          onClick={() => {
            redrive.mutate(queue)
          }}
        >
          {!redrive.isPending && <Send size={18} aria-hidden="true" />}
          {texts.redrive}
        </Button>
      </div>
      <ul className="dead-letters" aria-label={texts.list(name)}>
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} now={now} />
        ))}
      </ul>
    </div>
  )
}

interface DeadLettersPanelProps {
  queues: AdminStatus['queues']
  now: Date
}

/** What no worker could stomach, to be looked at and sent again. */
export const DeadLettersPanel = ({ queues, now }: DeadLettersPanelProps) => {
  const told = sumOf(queues.map(({ deadLetters }) => deadLetters ?? 0))
  const { data, error, refetch, isFetching } = useDeadLetters(told)
  useKeptFocus(ID, data?.length)
  const reload = (
    <Button
      className="panel-quiet-action"
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
            <p className="jobs-none">{texts.empty}</p>
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
