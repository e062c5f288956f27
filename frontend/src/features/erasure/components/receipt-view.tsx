import { useId, useState } from 'react'
import type { ErasureReceipt } from '#shared/api/erasure.ts'
import { saveFile } from '#spa/platform/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { checkSaved, type Verdict } from '../api/receipt.ts'
import * as styles from './receipt.module.css'

const texts = messages.receipt

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const dayOf = (iso: string): string => longDay.format(new Date(iso))

const headOf = ({ state, dueAt, finishedAt }: ErasureReceipt): readonly [string, string] => {
  switch (state) {
    case 'waiting':
      return [texts.waiting, texts.waitingText(dayOf(dueAt))]
    case 'running':
      return [texts.running, texts.runningText]
    case 'done':
      return [texts.done, texts.doneText(dayOf(finishedAt ?? dueAt))]
    case 'cancelled':
      return [texts.cancelled, texts.cancelledText]
  }
}

/** Kinds without a name of their own are one line. */
const linesOf = (counts: ErasureReceipt['counts']): readonly (readonly [string, number])[] => {
  const entries = Object.entries(counts)
  const named = entries.flatMap(([kind, count]) => {
    const name = messages.kindOf(kind)
    return name === undefined ? [] : [[name, count] as const]
  })
  const others = entries
    .filter(([kind]) => messages.kindOf(kind) === undefined)
    .reduce((sum, [, count]) => sum + count, 0)
  return others > 0 ? [...named, [texts.others, others] as const] : named
}

const Counts = ({ counts }: Pick<ErasureReceipt, 'counts'>) => (
  <>
    <Heading as="h2">{texts.counts}</Heading>
    <dl className={styles.list}>
      {linesOf(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('de-DE')}</dd>
        </div>
      ))}
    </dl>
  </>
)

const save = (receipt: ErasureReceipt): void => {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' })
  saveFile(file, `loeschbeleg-${receipt.number}.json`)
}

/** Compares a file that the member kept with what the server stores under the number. */
const CheckSaved = ({ receipt }: { receipt: ErasureReceipt }) => {
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

export const ReceiptView = ({ receipt }: { receipt: ErasureReceipt }) => {
  const [title, text] = headOf(receipt)
  const isDone = receipt.state === 'done'
  return (
    <Card className={styles.root} aria-live="polite">
      <Heading as="h1">{title}</Heading>
      <p>{text}</p>
      {!isDone && receipt.state !== 'cancelled' && <p>{texts.keep}</p>}
      <dl className={styles.list}>
        <div>
          <dt>{texts.number}</dt>
          <dd>
            <code>{receipt.number}</code>
          </dd>
        </div>
        <div>
          <dt>{texts.requested}</dt>
          <dd>{dayOf(receipt.requestedAt)}</dd>
        </div>
        {receipt.hash !== null && (
          <div>
            <dt>{texts.hash}</dt>
            <dd>
              <code>{receipt.hash}</code>
            </dd>
          </div>
        )}
      </dl>
      {isDone && <Counts counts={receipt.counts} />}
      <div className={styles.actions}>
        {receipt.state === 'waiting' && (
          <ButtonLink to="/login" variant="primary">
            {texts.signIn}
          </ButtonLink>
        )}
        <Button onClick={() => save(receipt)}>{texts.save}</Button>
      </div>
      {isDone && <CheckSaved receipt={receipt} />}
    </Card>
  )
}
