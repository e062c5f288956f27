import { Link } from 'react-router-dom'
import { Heading } from '#ui/text/heading.tsx'
import { useSimilarConcerts } from '../../api/similar-concerts.ts'
import { longDay } from '../../model/dates.ts'
import { whereOf } from '../../model/where.ts'
import type { ConcertDraft } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'
import { messages as concertTexts } from '../../texts.ts'
import { DateStub } from '../date-stub.tsx'
import * as styles from './submission-form.module.css'

interface SimilarConcertsProps {
  draft: ConcertDraft
  onFollow: () => void
}

/** Concerts of the calendar that the draft may repeat, announced while it is typed. */
export const SimilarConcerts = ({ draft, onFollow }: SimilarConcertsProps) => {
  const similar = useSimilarConcerts(draft)
  return (
    <div role="status" className={styles.announced}>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <Heading as="h3">{messages.similarTitle}</Heading>
          <ul>
            {similar.map((concert) => (
              <li key={concert.id}>
                <DateStub date={concert.date} />
                <div className={styles.found}>
                  <Link to={`/concerts/${concert.id}`} onClick={onFollow}>
                    <bdi>{concert.bandName}</bdi>
                  </Link>
                  <span>{whereOf(concert)}</span>
                  <span>
                    {longDay(concert.date)}
                    {concert.time !== null && `, ${concertTexts.time(concert.time)}`}
                  </span>
                </div>
              </li>
            ))}
          </ul>
          <p>{messages.similarText}</p>
        </section>
      )}
    </div>
  )
}
