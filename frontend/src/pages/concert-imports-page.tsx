import { ImportsDesk } from '../features/concerts/components/imports-desk/imports-desk.tsx'
import { deskMessages } from '../features/concerts/imports-texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const ConcertImportsPage = () => {
  usePageTitle(deskMessages.title)
  return <ImportsDesk />
}
