import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './form-failure.module.css'

/** Why a form was not sent, above its button; announced when it appears. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <div className={styles.root} role="alert">
    <CircleAlert size={20} aria-hidden="true" />
    <div>{children}</div>
  </div>
)
