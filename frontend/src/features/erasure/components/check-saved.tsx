import { useId, useState } from 'react'
import type { ErasureReceipt } from '#shared/api/erasure.ts'
import { checkSaved, type Verdict } from '../api/receipt.ts'
import { messages } from '../texts.ts'
import * as styles from './receipt.module.css'

const texts = messages.receipt

/** Compares a file that the member kept with what the server stores under the number. */
export const CheckSaved = ({ receipt }: { receipt: ErasureReceipt }) => {
  const id = useId()
  const [verdict, setVerdict] = useState<Verdict>()
  const check = async (file: File | undefined): Promise<void> => {
    if (file) setVerdict(await checkSaved(await file.text(), receipt))
  }
  return (
    <div className={styles.check}>
      <label htmlFor={id}>{texts.check}</label>
      <input id={id} type="file" onChange={({ target }) => void check(target.files?.[0])} />
      <p role="status">{verdict && texts[verdict]}</p>
    </div>
  )
}
