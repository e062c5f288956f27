import { useLocation } from 'react-router-dom'
import { fromList } from '../model/place.ts'

/** Where a concert of a list opens: over the list, which keeps its filters and its page. */
export const useConcertLink = (id: string) => {
  const location = useLocation()
  return {
    to: { pathname: `/concerts/${id}`, search: location.search },
    options: { state: fromList(location.state), preventScrollReset: true },
  }
}
