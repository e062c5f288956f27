import { useLocation } from 'react-router-dom'
import { NewsletterAnswer } from '../features/contact/components/newsletter-answer.tsx'
import { messages } from '../features/contact/messages.ts'
import { usePageTitle } from '../platform/page-title.ts'

/** Where the links of our mails lead. */
export const NewsletterPage = () => {
  usePageTitle(messages.newsletter.pageTitle)
  const { hash } = useLocation()
  return <NewsletterAnswer key={hash} fragment={hash} />
}
