import { ImportsDesk } from '../features/concerts/components/imports-desk/imports-desk.tsx'
import { DESK_TITLE } from '../features/concerts/imports-desk-title.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const ConcertImportsPage = () => {
  usePageTitle(DESK_TITLE)
  return <ImportsDesk />
}
