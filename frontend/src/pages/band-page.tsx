import { useParams } from 'react-router-dom'
import { BandView } from '../features/bands/components/detail/band-view.tsx'

/** A band by its address. */
export const BandPage = () => {
  const { bandId = '' } = useParams()
  return <BandView key={bandId} bandId={bandId} />
}
