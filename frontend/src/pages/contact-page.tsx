import { useLocation } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { ContactCard } from '../features/contact/components/contact-card.tsx'
import { ResponseTimes } from '../features/contact/components/response-times.tsx'
import { messages } from '../features/contact/texts.ts'
import { topicIn } from '../features/contact/topic.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './contact-page.module.css'

export const ContactPage = () => {
  const { data: me } = useCurrentUser()
  const topic = topicIn(useLocation().search)
  usePageTitle(messages.title)
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading as="h1">{messages.title}</Heading>
        <p>{messages.intro}</p>
      </header>
      {/* Another topic starts the form anew. */}
      <ContactCard key={topic?.subject} sender={me} topic={topic} />
      <ResponseTimes />
    </div>
  )
}
