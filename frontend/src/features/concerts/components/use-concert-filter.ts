import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  DEFAULT_RANGE,
  parseFilter,
  MAX_COUNTED_PAGE,
  writeQuery,
  type ConcertFilter,
} from '../model/filter.ts'
import { readCursors, nextPageState } from '../model/place.ts'

const PATH = '/concerts'

/** The filter in the address, so that it can be linked, and the back button takes each step back. */
export const useConcertFilter = () => {
  const { search, ...place } = useLocation()
  const state: unknown = place.state
  const navigate = useNavigate()
  const cursors = useMemo(() => readCursors(state), [state])
  const filter = useMemo(() => {
    const asked = parseFilter(search)
    const isKnown = cursors[asked.page - 2] !== undefined
    return isKnown ? asked : { ...asked, page: Math.min(asked.page, MAX_COUNTED_PAGE) }
  }, [search, cursors])

  const go = (next: ConcertFilter, options: { state?: unknown; replace?: boolean } = {}) => {
    const to = { pathname: PATH, search: writeQuery(next) }
    void navigate(to, { preventScrollReset: true, ...options })
  }
  /** Begins with the first page. The browser's address is ahead of the screen while that renders. */
  const change = (part: Partial<ConcertFilter>, replace = false) => {
    go({ ...parseFilter(location.search), page: 1, ...part }, { replace })
  }
  return {
    filter,
    cursors,
    change,
    reset: () => change({ search: '', city: '', radius: 0, range: DEFAULT_RANGE }),
    nextPage: (cursor: string) => {
      const next = { ...filter, page: filter.page + 1 }
      void navigate(
        { pathname: PATH, search: writeQuery(next) },
        { state: nextPageState(state, filter.page, cursor) },
      )
    },
    previousPage: () => {
      const previous = { ...filter, page: Math.max(1, filter.page - 1) }
      void navigate(
        { pathname: PATH, search: writeQuery(previous) },
        { state: { concertCursors: cursors } },
      )
    },
  }
}

export type FilterControl = ReturnType<typeof useConcertFilter>
