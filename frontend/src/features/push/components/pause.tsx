import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import * as styles from './push.module.css'

const texts = messages.pause

const TIME = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** The longest time that a timer of a browser can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Whether the time is still ahead; changes when it comes. */
const useIsAhead = (until: string | null): boolean => {
  const end = until === null ? 0 : Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = end - Date.now()
    if (left <= 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [end])
  return end > now
}

interface PauseProps {
  until: string | null
  busy: boolean
  onChange: (pause: 'hour' | 'morning' | 'none') => void
}

/** Silences push for a while. */
export const Pause = ({ until, busy, onChange }: PauseProps) => {
  const isPaused = useIsAhead(until)
  const chooser = (pause: 'hour' | 'morning' | 'none') => ({
    busy,
    onClick: () => onChange(pause),
  })
  return (
    <section className={styles.group} aria-label={texts.title}>
      <Heading as="h3">{texts.title}</Heading>
      <p role="status">{isPaused && until !== null && texts.until(TIME.format(new Date(until)))}</p>
      <div className={styles.actions}>
        {isPaused ? (
          <Button {...chooser('none')}>{texts.end}</Button>
        ) : (
          <>
            <Button {...chooser('hour')}>{texts.hour}</Button>
            <Button {...chooser('morning')}>{texts.morning}</Button>
          </>
        )}
      </div>
    </section>
  )
}
