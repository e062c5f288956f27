import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { messages } from '../texts.ts'
import { classNames } from '../class-names.ts'
import { STATE_SPACES, type StateSpace } from './state-space.ts'
import { Heading } from '../text/heading.tsx'
import * as styles from './state.module.css'

interface ErrorStateProps {
  title: string
  /** The reason from the server, in German. */
  text?: string | undefined
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  space?: StateSpace | undefined
  /** Another way out, below the button. */
  children?: ReactNode
}

/** Says that something could not be loaded and offers to try again. */
export const ErrorState = (props: ErrorStateProps) => {
  const { title, text, onRetry, retryLabel = messages.retry, retrying = false } = props
  const { space = 'page', children } = props
  return (
    <div className={classNames(styles.root, styles.error, STATE_SPACES[space])} role="alert">
      <span className={styles.icon}>
        <Unplug size={48} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <Heading as="h2">{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button className={styles.action} onClick={onRetry} busy={retrying}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  )
}
