import { NotFound } from '../features/shell/components/not-found.tsx'
import { messages } from '../features/shell/messages.ts'
import { usePageTitle } from '../platform/page-title.ts'

export const NotFoundPage = () => {
  usePageTitle(messages.notFound)
  return <NotFound />
}
