import { useId } from 'react'
import { messages } from '../texts.ts'
import * as styles from './guest-form.module.css'

/** The statement that Art. 16 Abs. 2 lit. d DSA asks for. */
export const GoodFaith = ({ error }: { error: string | undefined }) => {
  const id = useId()
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="goodFaith"
          value="ja"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{messages.form.goodFaith}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.tickError} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
