import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterFrom, NO_FILTER, writeQuery, type BandFilter } from '../../model/filter.ts'

const PAUSE_MS = 300
const IN_PLACE = { replace: true, preventScrollReset: true }

/**
 * The filter is in the address, so that it can be linked and survives a visit to a band. Typed text follows there
 * after a pause.
 */
export const useBandFilter = () => {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const filter = filterFrom(query)
  const [typed, setTyped] = useState({ over: filter.search, text: filter.search })
  // Another address, such as after going back, replaces what was typed.
  const text = typed.over === filter.search ? typed.text : filter.search

  useEffect(() => {
    const current = filterFrom(query)
    if (text === current.search) return undefined
    const timer = setTimeout(() => {
      void navigate({ search: writeQuery({ ...current, search: text }) }, IN_PLACE)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, query, navigate])

  const show = (next: BandFilter) => {
    void navigate({ search: writeQuery(next) }, IN_PLACE)
  }
  return {
    /** What the list shows. */
    filter,
    /** What the fields show. */
    shown: { ...filter, search: text },
    change: ({ search, ...rest }: Partial<BandFilter>) => {
      if (search !== undefined) setTyped({ over: filter.search, text: search })
      if (Object.keys(rest).length > 0) show({ ...filter, search: text, ...rest })
    },
    reset: () => {
      setTyped({ over: filter.search, text: '' })
      show(NO_FILTER)
    },
  }
}
