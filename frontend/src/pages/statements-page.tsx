import { useSearchParams } from 'react-router-dom'
import { StatementList } from '../features/statements/components/statement-list.tsx'
import { messages } from '../features/statements/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** `?zu=` is the id of content; beside it a link leads to the decision. */
export const StatementsPage = () => {
  usePageTitle(messages.title)
  const [search] = useSearchParams()
  return <StatementList about={search.get('zu')} />
}
