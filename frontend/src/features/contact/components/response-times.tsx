import { Link } from 'react-router-dom'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './contact.module.css'

export const ResponseTimes = () => (
  <Card as="aside" className={styles.times} aria-labelledby="contact-times">
    <Heading as="h2" id="contact-times">
      {messages.timesTitle}
    </Heading>
    <dl>
      {messages.times.map(({ label, time }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
    <Heading as="h3">{messages.reportTitle}</Heading>
    <p>
      {messages.report} <Link to="/melden">{messages.reportLink}</Link>
    </p>
  </Card>
)
