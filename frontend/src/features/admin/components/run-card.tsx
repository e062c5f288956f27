import { Play } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { berlinClock, berlinDay, berlinMoment, untilThen } from '../model/berlin-time.ts'
import { Heading } from '#ui/text/heading.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './pipeline-panel.module.css'

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
  const text = at ? berlinClock(at) : texts.unplanned
  return (
    <p className={styles.ticket}>
      <span className={styles.ticketLabel}>{texts.next}</span>{' '}
      {at ? (
        <time dateTime={next ?? undefined}>
          <span className={classNames(styles.ticketTime, chooseTypeface(text))}>{text}</span>{' '}
          <span className={styles.ticketDay}>{berlinDay(at, now)}</span>
        </time>
      ) : (
        <span className={classNames(styles.ticketNever, chooseTypeface(text))}>{text}</span>
      )}
    </p>
  )
}

const lastText = (last: string | null, now: Date): string =>
  last === null ? messages.never : berlinMoment(new Date(last), now)

/** One stage of the pipeline: its next run and a button that starts it now. */
export const RunCard = (props: RunCardProps) => {
  const { title, text, action, next, last, now, isPaused, isStarting, onStart } = props
  const until = next === null ? undefined : untilThen(new Date(next), now)
  return (
    <div className={styles.runCard}>
      <NextRun next={next} now={now} />
      <div className={styles.runCardWords}>
        <Heading as="h3">{title}</Heading>
        <p>{text}</p>
        <p className={styles.runCardLast}>
          {texts.last}: {lastText(last, now)}
          {until !== undefined && ` · ${texts.next} ${until}`}
        </p>
      </div>
      <Button
        className={styles.runCardStart}
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
