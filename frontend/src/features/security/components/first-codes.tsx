import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useNewCodes } from '../api/recovery-codes.ts'
import { messages } from '../texts.ts'
import { Codes, CodesKept } from './codes-dialog.tsx'

const texts = messages.codes

interface FirstCodesProps {
  username: string
  onDone: () => void
}

interface ContentProps {
  username: string
  creation: ReturnType<typeof useNewCodes>
}

const Content = ({ username, creation }: ContentProps) => {
  const { data, error, isPending, mutate } = creation
  if (data) return <Codes codes={data.codes} username={username} />
  if (!error) return <Loading label={texts.creating} />
  return (
    <ErrorState
      title={texts.creationFailed}
      text={`${error.message} ${texts.inSettings}`}
      retrying={isPending}
      onRetry={() => mutate(undefined)}
    />
  )
}

const actionsOf = ({ data, error }: ContentProps['creation'], onDone: () => void): ReactNode => {
  if (data) return <CodesKept onDone={onDone} />
  if (!error) return undefined
  return (
    <Button variant="ghost" onClick={onDone}>
      {texts.skip}
    </Button>
  )
}

/** Shows the first ten codes of a new account. The member can continue even if creating them fails. */
export const FirstCodes = ({ username, onDone }: FirstCodesProps) => {
  const creation = useNewCodes()
  const { mutate, data } = creation
  const requested = useRef(false)

  // Strict mode runs the effect twice, and a second set of codes would need the password.
  useEffect(() => {
    if (requested.current) return
    requested.current = true
    mutate(undefined)
  }, [mutate])

  return (
    <Dialog
      title={texts.title}
      size={data ? 'medium' : 'small'}
      printable={data !== undefined}
      actions={actionsOf(creation, onDone)}
    >
      <Content username={username} creation={creation} />
    </Dialog>
  )
}
