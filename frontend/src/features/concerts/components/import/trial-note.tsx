import { longDay } from '../../model/dates.ts'
import { useOwnImports } from '../../api/own-imports.ts'
import { messages } from '../../imports-texts.ts'
import * as styles from './import.module.css'

const DAY = 10

/** Says before the import what others see of it while its member has no history. */
export const TrialNote = () => {
  const { data } = useOwnImports()
  if (!data || data.isTrusted) return null
  return (
    <section className={styles.trial} aria-label={messages.trialTitle}>
      <p className={styles.legend}>{messages.trialTitle}</p>
      <p>{messages.trial}</p>
      <p className={styles.note}>{messages.trialEnd(longDay(data.oldEnoughAt.slice(0, DAY)))}</p>
    </section>
  )
}
