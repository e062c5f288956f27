import { isConfirmationToken } from '#shared/domain/token.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useConfirmEmail } from '../api/own-email.ts'
import { messages } from '../texts.ts'

const texts = messages.email.answer

/** Asks for a click before it confirms, because mail programs open links on their own. */
export const EmailAnswer = ({ fragment }: { fragment: string }) => {
  const confirm = useConfirmEmail()
  // Browsers do not send the fragment to the server.
  const token = fragment.slice(1)
  if (!isConfirmationToken(token) || confirm.data) {
    const [title, text] = confirm.data
      ? [texts.done, confirm.data.message]
      : [texts.broken, texts.brokenText]
    const action = <ButtonLink to="/settings#email">{texts.settings}</ButtonLink>
    return (
      <Card aria-live="polite">
        <EmptyState heading="h1" title={title} text={text} action={action} />
      </Card>
    )
  }
  const ask = (
    <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
      {texts.confirm}
    </Button>
  )
  return (
    <Card aria-live="polite">
      <EmptyState
        heading="h1"
        title={texts.title}
        text={confirm.error?.message ?? texts.text}
        action={ask}
      />
    </Card>
  )
}
