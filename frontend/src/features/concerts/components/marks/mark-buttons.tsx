import { CalendarCheck, Star } from 'lucide-react'
import type { Concert, OwnAttendance } from '#shared/api/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { isPast as isOver } from '../../model/evening.ts'
import { useMarkConcert } from '../../api/mark-concert.ts'
import { messages } from '../../mark-texts.ts'
import * as styles from './marks.module.css'

const ICONS = { going: CalendarCheck, interested: Star } as const

interface ChoiceProps {
  state: OwnAttendance['state']
  label: string
  mark: OwnAttendance | null
  onMark: (next: OwnAttendance | null) => void
}

/** Sets the mark, or takes it back. */
const Choice = ({ state, label, mark, onMark }: ChoiceProps) => {
  const isChosen = mark?.state === state
  const Icon = ICONS[state]
  return (
    <Button
      variant={isChosen ? 'primary' : undefined}
      aria-pressed={isChosen}
      onClick={() => {
        onMark(isChosen ? null : { state, isPublic: mark?.isPublic ?? false })
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
    </Button>
  )
}

/** Whether the member goes, and whether others may see it. Afterwards: whether they were there. */
export const MarkButtons = ({ concert }: { concert: Concert }) => {
  const send = useMarkConcert(concert)
  const { attendance: mark } = concert
  const isPast = isOver(concert)
  return (
    <div
      className={styles.choices}
      role="group"
      aria-label={isPast ? messages.groupPast : messages.group}
    >
      <Choice
        state="going"
        label={isPast ? messages.wasThere : messages.states.going}
        mark={mark}
        onMark={send}
      />
      {!isPast && (
        <Choice state="interested" label={messages.states.interested} mark={mark} onMark={send} />
      )}
      {mark && (
        <Switch
          label={messages.isPublic}
          hint={messages.isPublicHint}
          checked={mark.isPublic}
          onChange={(event) => send({ state: mark.state, isPublic: event.target.checked })}
        />
      )}
    </div>
  )
}
