import { useLocation } from 'react-router-dom'
import { NewsletterAnswer } from '../features/contact/components/newsletter-answer.tsx'
import { messages } from '../features/contact/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** The target of the links in newsletter mails. */
export const NewsletterPage = () => {
  usePageTitle(messages.newsletter.pageTitle)
  const { hash } = useLocation()
  return <NewsletterAnswer key={hash} fragment={hash} />
}
