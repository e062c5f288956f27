import { useLocation } from 'react-router-dom'
import { EmailAnswer } from '../features/security/components/email-answer.tsx'
import { messages } from '../features/security/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** The target of the link in the mail that confirms the address of an account. */
export const EmailPage = () => {
  usePageTitle(messages.email.title)
  const { hash } = useLocation()
  return <EmailAnswer key={hash} fragment={hash} />
}
