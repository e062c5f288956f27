import { useParams } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { BandView } from '../features/bands/components/detail/band-view.tsx'
import { BandAlert } from '../features/concerts/components/alerts/band-alert.tsx'

/** A band by its address. */
export const BandPage = () => {
  const { bandId = '' } = useParams()
  const { data: me } = useCurrentUser()
  const viewer = me && { id: me.id, isModerator: me.role !== 'member' }
  return (
    <BandView
      key={bandId}
      bandId={bandId}
      viewer={viewer}
      concertAlert={({ name, isFollowed }) => <BandAlert bandName={name} isFollowed={isFollowed} />}
    />
  )
}
