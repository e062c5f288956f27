import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useNewCodes } from '../api/recovery-codes.ts'
import { messages } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'

const texts = messages.codes

interface FirstCodesProps {
  username: string
  onDone: () => void
}

/** Shows the first ten codes of a new account. The member can continue even if creating them fails. */
export const FirstCodes = ({ username, onDone }: FirstCodesProps) => {
  const { mutate, data, error, isPending } = useNewCodes()

  const requested = useRef(false)

  // Strict mode runs the effect twice, and a second set of codes would need the password.
  useEffect(() => {
    if (requested.current) return
    requested.current = true
    mutate(undefined)
  }, [mutate])

  if (data) return <CodesDialog codes={data.codes} username={username} onDone={onDone} />
  return (
    <Dialog
      title={texts.title}
      size="small"
      actions={
        error && (
          <Button variant="ghost" onClick={onDone}>
            {texts.skip}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState
          title={texts.creationFailed}
          text={`${error.message} ${texts.inSettings}`}
          retrying={isPending}
          onRetry={() => {
            mutate(undefined)
          }}
        />
      ) : (
        <Loading label={texts.creating} />
      )}
    </Dialog>
  )
}
