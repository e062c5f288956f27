import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { privacy } from '../features/static/texts/privacy.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { useScrollToHash } from '../platform/scroll-to-hash.ts'

export const PrivacyPage = () => {
  usePageTitle(privacy.title)
  useScrollToHash()
  return <LegalDocument text={privacy} />
}
