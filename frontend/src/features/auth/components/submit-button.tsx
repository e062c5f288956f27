import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './auth-card.module.css'

interface SubmitButtonProps {
  busy: boolean
  children: ReactNode
}

/** The one large button that ends each form of the sign-in card. */
export const SubmitButton = ({ busy, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    className={styles.authSubmit}
    variant="primary"
    size="large"
    block
    busy={busy}
  >
    {children}
  </Button>
)
