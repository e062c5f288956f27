import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '../texts.ts'
import { Section } from '#ui/surfaces/section.tsx'
import * as styles from './settings.module.css'

export const PrivacySection = ({ id }: { id: string }) => (
  <Section id={id} title={messages.privacy.title}>
    <ul className={styles.points}>
      {messages.privacy.points.map((point) => (
        <li key={point}>
          <ShieldCheck size={20} aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
    <p>
      <Link to="/deine-daten">{messages.privacy.yourData}</Link>
    </p>
    <p>
      <Link to="/datenschutz">{messages.privacy.more}</Link>
    </p>
  </Section>
)
