import { AppealsDesk } from '../features/appeals/components/appeals-desk.tsx'
import { reviewMessages } from '../features/appeals/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const AppealsPage = () => {
  usePageTitle(reviewMessages.title)
  return <AppealsDesk />
}
