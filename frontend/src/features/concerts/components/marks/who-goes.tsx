import type { Concert } from '#shared/api/concerts.ts'
import { useHiddenMembers } from '#spa/entities/member/hidden-members.ts'
import { MemberLinks } from '../member-links.tsx'
import { isPast } from '../../model/evening.ts'
import { messages } from '../../mark-texts.ts'
import * as styles from './marks.module.css'

const numbersOf = (concert: Concert): string => {
  const { goingCount, interestedCount } = concert
  const isOver = isPast(concert)
  const parts = [
    ...(goingCount > 0 ? [(isOver ? messages.wereThere : messages.going)(goingCount)] : []),
    ...(interestedCount > 0 && !isOver ? [messages.interested(interestedCount)] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : isOver ? messages.nobodyPast : messages.nobody
}

/** How many go, and who of the followed members says so. */
export const WhoGoes = ({ concert }: { concert: Concert }) => {
  const hidden = useHiddenMembers()
  const followees = concert.followeesGoing.filter(({ id }) => !hidden.has(id))
  return (
    <div className={styles.who}>
      <p aria-live="polite">{numbersOf(concert)}</p>
      {followees.length > 0 && (
        <p>
          {messages.followees} <MemberLinks members={followees} />
        </p>
      )}
    </div>
  )
}
