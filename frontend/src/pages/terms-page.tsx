import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { terms } from '../features/static/texts/terms.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'

export const TermsPage = () => {
  usePageTitle(terms.title)
  useScrollToHash()
  return <LegalDocument text={terms} />
}
