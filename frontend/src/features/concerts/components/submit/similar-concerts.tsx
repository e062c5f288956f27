import { Link } from 'react-router-dom'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Heading } from '#ui/text/heading.tsx'
import { similarConcerts } from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { longDay } from '../../model/dates.ts'
import { describePlace } from '../../model/where.ts'
import { type ConcertDraft, similarOf } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'
import { messages as concertTexts } from '../../texts.ts'
import { DateStub } from '../date-stub.tsx'
import { CONCERTS_KEY } from '../../api/concerts-key.ts'
import * as styles from './submission-form.module.css'

interface SimilarConcertsProps {
  draft: ConcertDraft
  onFollow: () => void
}

const PAUSE_MS = 500

/** Concerts that a draft may repeat, once the member pauses typing. A failure shows none. */
const useSimilarConcerts = (draft: ConcertDraft) => {
  const typed = JSON.stringify(similarOf(draft) ?? null)
  const settled = useSettled(typed, PAUSE_MS)
  const query = JSON.parse(settled) as ReturnType<typeof similarOf> | null
  const { data } = useQuery({
    queryKey: [...CONCERTS_KEY, 'similar', query],
    queryFn: query ? ({ signal }) => call(similarConcerts, { query, signal }) : skipToken,
    retry: false,
  })
  return typed === settled ? (data ?? []) : []
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
                  <span>{describePlace(concert)}</span>
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
