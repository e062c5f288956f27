import { useLocation } from 'react-router-dom'
import { GuestCard } from '../features/reports/components/guest-card.tsx'
import { messages } from '../features/reports/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './report-page.module.css'

const texts = messages.form

/** Reports without an account; `?url=` fills in the address. */
export const ReportPage = () => {
  usePageTitle(texts.title)
  const url = new URLSearchParams(useLocation().search).get('url') ?? ''
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading as="h1">{texts.title}</Heading>
        <p>{texts.intro}</p>
        <p>{texts.member}</p>
      </header>
      <GuestCard key={url} url={url} />
    </div>
  )
}
