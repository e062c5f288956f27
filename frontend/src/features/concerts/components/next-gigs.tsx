import { Link } from 'react-router-dom'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useNextGigs, type NextGigsFound } from '../api/next-gigs.ts'
import { messages } from '../texts.ts'
import { ConcertRow } from './concert-rows.tsx'
import * as styles from './next-gigs.module.css'

interface NextGigsProps {
  /** Where the member lives, as the profile says it. */
  location: string | null
}

const linkTo = (place: string) =>
  place === ''
    ? { text: messages.allGigs, search: '' }
    : { text: messages.nextGigsIn(place), search: `?${new URLSearchParams({ city: place })}` }

const PLACES = [1, 2, 3]

/** As high as the rows, so that nothing moves when they arrive. */
const RowsLoading = () => (
  <div className={styles.loading} aria-hidden="true">
    {PLACES.map((place) => (
      <Skeleton key={place} height={72} />
    ))}
  </div>
)

const Rows = ({ gigs }: { gigs: NextGigsFound | undefined }) => {
  if (!gigs) return <RowsLoading />
  return (
    <ul aria-label={linkTo(gigs.place).text}>
      {gigs.concerts.map((concert) => (
        <ConcertRow key={concert.id} concert={concert} />
      ))}
    </ul>
  )
}

/** The next concerts near the member, or anywhere. Renders nothing when there are none. */
export const NextGigs = ({ location }: NextGigsProps) => {
  const city = location?.trim() ?? ''
  const { gigs, hasFailed } = useNextGigs(city)
  if (gigs?.concerts.length === 0) return null
  const { text, search } = linkTo(gigs?.place ?? '')
  return (
    <Card as="section" className={styles.root} aria-labelledby="next-gigs-title">
      <Heading as="h2" id="next-gigs-title">
        {messages.nextGigs}
      </Heading>
      {hasFailed ? <p className={styles.note}>{messages.nextGigsFailed}</p> : <Rows gigs={gigs} />}
      <Link className={styles.all} to={{ pathname: '/concerts', search }}>
        {text}
      </Link>
    </Card>
  )
}
