import { messages } from '../texts.ts'
import * as styles from './spinner.module.css'

interface SpinnerProps {
  size?: number
}

/** Decoration only: a text beside it names what is loading. */
export const Spinner = ({ size = 24 }: SpinnerProps) => (
  <svg
    className={styles.root}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" opacity="0.25" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)

interface LoadingProps {
  label?: string
}

/** A spinner with a text, from 300 ms on, announced politely to screen readers. */
export const Loading = ({ label = messages.loading }: LoadingProps) => (
  <p className={styles.loading} role="status" data-late>
    <Spinner />
    {label}
  </p>
)
