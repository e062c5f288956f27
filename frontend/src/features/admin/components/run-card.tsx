import { Play } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { berlinClock, berlinDay, berlinMoment, untilThen } from '../model/berlin-time.ts'

const texts = messages.pipeline

interface RunCardProps {
  title: string
  text: string
  action: string
  next: string | null
  last: string | null
  now: Date
  isPaused: boolean
  isStarting: boolean
  onStart: () => void
}

/** The next run as a torn ticket stub. */
const NextRun = ({ next, now }: { next: string | null; now: Date }) => {
  const at = next === null ? undefined : new Date(next)
  return (
    <p className="ticket">
      <span className="ticket-label">{texts.next}</span>{' '}
      {at ? (
        <time dateTime={next ?? undefined}>
          <span className="ticket-time">{berlinClock(at)}</span>{' '}
          <span className="ticket-day">{berlinDay(at, now)}</span>
        </time>
      ) : (
        <span className="ticket-never">{texts.unplanned}</span>
      )}
    </p>
  )
}

const lastText = (last: string | null, now: Date): string =>
  last === null ? messages.never : berlinMoment(new Date(last), now)

/** One half of the pipeline: when it runs by itself, and a button to run it now. */
export const RunCard = (props: RunCardProps) => {
  const { title, text, action, next, last, now, isPaused, isStarting, onStart } = props
  const until = next === null ? undefined : untilThen(new Date(next), now)
  return (
    <div className="run-card">
      <NextRun next={next} now={now} />
      <div className="run-card-words">
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="run-card-last">
          {texts.last}: {lastText(last, now)}
          {until !== undefined && ` · ${texts.next} ${until}`}
        </p>
      </div>
      <Button
        className="run-card-start"
        variant="primary"
        busy={isStarting}
        disabled={isPaused}
        onClick={onStart}
      >
        {!isStarting && <Play size={18} aria-hidden="true" />}
        {action}
      </Button>
    </div>
  )
}
