import { Zap } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { LoneCard } from '#ui/surfaces/lone-card.tsx'
import { messages } from '../texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './error-screen.module.css'

interface ErrorScreenProps {
  error: unknown
}

const detailsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)

/** Replaces the whole page after an error while rendering. */
export const ErrorScreen = ({ error }: ErrorScreenProps) => (
  <LoneCard>
    <div className={styles.root} role="alert">
      <Zap size={56} strokeWidth={1.5} aria-hidden="true" />
      <Heading as="h1">{messages.crashed}</Heading>
      <p>{messages.crashedText}</p>
      <Button variant="primary" size="large" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
      <details>
        <summary>{messages.details}</summary>
        <pre tabIndex={0}>{detailsOf(error)}</pre>
      </details>
    </div>
  </LoneCard>
)
