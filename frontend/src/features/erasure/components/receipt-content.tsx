import { useNavigate } from 'react-router-dom'
import { ApiError } from '#spa/platform/api-error.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useReceipt } from '../api/receipt.ts'
import { messages } from '../texts.ts'
import { ReceiptView } from './receipt-view.tsx'
import * as styles from './receipt.module.css'

const texts = messages.receipt

/** Of a typed number, or of the whole address of a receipt. */
const numberIn = (typed: string): string =>
  typed
    .slice(typed.lastIndexOf('#') + 1)
    .replaceAll(/\s/g, '')
    .toUpperCase()

interface EnterNumberProps {
  /** A number that no receipt has. */
  wrong?: string
  error?: string
}

const EnterNumber = ({ wrong = '', error }: EnterNumberProps) => {
  const navigate = useNavigate()
  return (
    <Card>
      <form
        className={styles.root}
        action={(data) => {
          const typed = data.get('number')
          void navigate(`/loeschbeleg#${typeof typed === 'string' ? numberIn(typed) : ''}`)
        }}
      >
        <Heading as="h1">{texts.title}</Heading>
        <p>{texts.enterText}</p>
        <TextField
          label={texts.enter}
          name="number"
          autoComplete="off"
          defaultValue={wrong}
          error={error}
          autoFocus={error !== undefined}
          required
        />
        <div>
          <Button type="submit" variant="primary">
            {texts.look}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Nothing exists at this number, or it is none. */
const isUnknown = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** The receipt whose number is the fragment of the address, which browsers do not send to the server as such. */
export const ReceiptContent = ({ number }: { number: string }) => {
  const receipt = useReceipt(number)
  if (number === '') return <EnterNumber />
  if (receipt.data) return <ReceiptView receipt={receipt.data} />
  if (receipt.error && isUnknown(receipt.error))
    return <EnterNumber key={number} wrong={number} error={receipt.error.message} />
  return (
    <Card>
      <LoadState
        query={receipt}
        failed={texts.failed}
        loading={<Loading label={texts.loading} />}
      />
    </Card>
  )
}
