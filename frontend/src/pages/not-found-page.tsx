import { NotFound } from '../features/shell/components/not-found.tsx'
import { messages } from '../features/shell/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const NotFoundPage = () => {
  usePageTitle(messages.notFound)
  return <NotFound />
}
