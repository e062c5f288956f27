import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Wordmark } from '#ui/brand/logo.tsx'
import { messages } from '../texts.ts'
import { STEPS, type Step } from '../model/steps.ts'
import * as styles from './onboarding-frame.module.css'

interface FrameProps {
  step: Step
  onBack?: (() => void) | undefined
  onLogout: () => void
  /** The buttons beside "back": skip or continue. */
  actions?: ReactNode
  children: ReactNode
}

const Dots = ({ step }: { step: Step }) => (
  <ol className={styles.dots} aria-label={messages.steps}>
    {STEPS.map((name, index) => (
      <li key={name} aria-current={name === step ? 'step' : undefined}>
        <span className="visually-hidden">
          {messages.step(index + 1, STEPS.length, messages.names[name])}
        </span>
      </li>
    ))}
  </ol>
)

/** The frame of onboarding, without the navigation of the app. */
export const OnboardingFrame = ({ step, onBack, onLogout, actions, children }: FrameProps) => (
  <div className={styles.root}>
    <header className={styles.head}>
      <Wordmark />
      <Dots step={step} />
      <Button variant="ghost" onClick={onLogout}>
        {messages.logout}
      </Button>
    </header>
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <footer className={styles.foot}>
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft size={20} aria-hidden="true" />
          {messages.back}
        </Button>
      )}
      <span className={styles.gap} />
      {actions}
    </footer>
  </div>
)
