import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { imprint } from '../features/static/texts/imprint.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'

export const ImprintPage = () => {
  usePageTitle(imprint.title)
  useScrollToHash()
  return <LegalDocument text={imprint} />
}
