import { useParams } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { Concerts } from '../features/concerts/components/concerts.tsx'

/** The calendar of concerts for members. */
export const ConcertsPage = () => {
  const { concertId } = useParams()
  const { data: me } = useCurrentUser()
  return me && <Concerts concertId={concertId} me={me} />
}
