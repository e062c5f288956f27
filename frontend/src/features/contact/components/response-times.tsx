import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import * as styles from './contact.module.css'

export const ResponseTimes = () => (
  <Card as="aside" className={styles.times} aria-labelledby="contact-times">
    <h2 id="contact-times">{messages.timesTitle}</h2>
    <dl>
      {messages.times.map(({ label, time }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
    <h3>{messages.reportTitle}</h3>
    <p>{messages.report}</p>
  </Card>
)
