import { useState } from 'react'
import { LegalDocument } from '../features/static/components/legal-document.tsx'
import { accessibility } from '../features/static/texts/accessibility.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'

export const AccessibilityPage = () => {
  const [text] = useState(() => accessibility(Date.now()))
  usePageTitle(text.title)
  useScrollToHash()
  return <LegalDocument text={text} />
}
