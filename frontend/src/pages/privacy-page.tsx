import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { privacy } from '../features/static/texts/privacy.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'

export const PrivacyPage = () => {
  usePageTitle(privacy.title)
  useScrollToHash()
  return <LegalDocument text={privacy} />
}
