import { ShieldCheck } from 'lucide-react'
import { messages } from '../texts.ts'
import { Section } from '#ui/surfaces/section.tsx'
import * as styles from './settings.module.css'
import { LoneLink } from '#ui/controls/lone-link.tsx'

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
    <LoneLink to="/deine-daten">{messages.privacy.yourData}</LoneLink>
    <LoneLink to="/datenschutz">{messages.privacy.more}</LoneLink>
  </Section>
)
