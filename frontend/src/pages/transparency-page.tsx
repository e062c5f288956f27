import { messages } from '../features/transparency/texts.ts'
import { TransparencyReport } from '../features/transparency/transparency-report.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const TransparencyPage = () => {
  usePageTitle(messages.title)
  return <TransparencyReport />
}
