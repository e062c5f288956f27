import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { terms } from '../features/static/texts/terms.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { useScrollToHash } from '../platform/scroll-to-hash.ts'

export const TermsPage = () => {
  usePageTitle(terms.title)
  useScrollToHash()
  return <LegalDocument text={terms} />
}
