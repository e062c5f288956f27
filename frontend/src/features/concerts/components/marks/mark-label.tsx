import type { ConcertCard } from '#shared/api/concerts.ts'
import { today } from '../../api/concerts.ts'
import { messages } from '../../mark-texts.ts'

/** What the member said of a concert: after it, that they were there. */
export const MarkLabel = ({ concert: { attendance, date } }: { concert: ConcertCard }) => {
  if (attendance === null) return null
  const wasThere = attendance.state === 'going' && date < today()
  return <strong>{wasThere ? messages.wasThere : messages.states[attendance.state]}</strong>
}
