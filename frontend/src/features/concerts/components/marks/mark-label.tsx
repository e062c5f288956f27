import type { ConcertCard } from '#shared/api/concerts.ts'
import { isPast } from '../../model/evening.ts'
import { messages } from '../../mark-texts.ts'

/** What the member said of a concert: after it, that they were there. */
export const MarkLabel = ({ concert }: { concert: ConcertCard }) => {
  const { attendance } = concert
  if (attendance === null) return null
  const wasThere = attendance.state === 'going' && isPast(concert)
  return <strong>{wasThere ? messages.wasThere : messages.states[attendance.state]}</strong>
}
