import { useParams } from 'react-router-dom'
import { Concerts } from '../features/concerts/components/concerts.tsx'

/** The calendar of concerts for members. */
export const ConcertsPage = () => {
  const { concertId } = useParams()
  return <Concerts concertId={concertId} />
}
