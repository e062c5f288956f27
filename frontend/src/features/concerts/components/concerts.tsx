import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useConcert } from '../api/concert.ts'
import { isFromList } from '../model/place.ts'
import { messages } from '../texts.ts'
import { CalendarScreen } from './calendar-screen.tsx'
import { ConcertDialog } from './detail/concert-dialog.tsx'
import { ConcertScreen } from './detail/concert-screen.tsx'

/** A concert that was merged answers with the one it is part of; the address follows. */
const useMergedAddress = (asked: string | undefined, answered: string | undefined) => {
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  useEffect(() => {
    if (answered === undefined || answered === asked) return
    const to = { pathname: `/concerts/${answered}`, search }
    void navigate(to, { replace: true, state, preventScrollReset: true })
  }, [asked, answered, navigate, search, state])
}

interface ConcertsProps {
  concertId: string | undefined
  me: CurrentUser
}

/** The calendar, and the concert of the address: over the list that opened it, or as a page. */
export const Concerts = ({ concertId, me }: ConcertsProps) => {
  const loaded = useConcert(concertId)
  const location = useLocation()
  const navigate = useNavigate()
  const close = useCallback(() => void navigate(-1), [navigate])
  useMergedAddress(concertId, loaded.concert?.id)
  usePageTitle(loaded.card?.bandName ?? messages.title)
  if (concertId !== undefined && !isFromList(location.state))
    return <ConcertScreen loaded={loaded} me={me} />
  return (
    <>
      <CalendarScreen me={me} />
      {concertId !== undefined && <ConcertDialog loaded={loaded} me={me} onClose={close} />}
    </>
  )
}
