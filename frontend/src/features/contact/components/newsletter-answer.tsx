import { useMutation } from '@tanstack/react-query'
import { confirmNewsletter, unsubscribeNewsletter } from '#shared/api/newsletter.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'

const texts = messages.newsletter

const WORDS = {
  confirm: {
    title: texts.confirming,
    text: texts.confirmText,
    action: texts.confirm,
    done: texts.confirmed,
  },
  unsubscribe: {
    title: texts.leaving,
    text: texts.leaveText,
    action: texts.leave,
    done: texts.left,
  },
} as const

interface MailLink {
  readonly purpose: 'confirm' | 'unsubscribe'
  readonly token: string
}

/** Confirms or ends a subscription with the token from a mail. */
const useAnswerMail = () =>
  useMutation({
    mutationFn: ({ purpose, token }: MailLink) =>
      call(purpose === 'confirm' ? confirmNewsletter : unsubscribeNewsletter, { body: { token } }),
  })

/** Reads the fragment of a link from a mail; browsers do not send it to the server. */
const linkIn = (fragment: string): MailLink | undefined => {
  const [, purpose, token] = /^#(confirm|unsubscribe)\.([0-9a-f]{64})$/.exec(fragment) ?? []
  if (token === undefined) return undefined
  return { purpose: purpose === 'confirm' ? 'confirm' : 'unsubscribe', token }
}

const WayHome = () => <ButtonLink to="/">{texts.home}</ButtonLink>

/** Asks for a click before it confirms or unsubscribes, because mail programs open links on their own. */
export const NewsletterAnswer = ({ fragment }: { fragment: string }) => {
  const answer = useAnswerMail()
  const link = linkIn(fragment)
  if (!link) {
    return (
      <Card>
        <EmptyState
          heading="h1"
          title={texts.broken}
          text={texts.brokenText}
          action={<WayHome />}
        />
      </Card>
    )
  }
  const words = WORDS[link.purpose]
  if (answer.data) {
    return (
      <Card aria-live="polite">
        <EmptyState
          heading="h1"
          title={words.done}
          text={answer.data.message}
          action={<WayHome />}
        />
      </Card>
    )
  }
  const ask = (
    <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(link)}>
      {words.action}
    </Button>
  )
  return (
    <Card aria-live="polite">
      <EmptyState
        heading="h1"
        title={words.title}
        text={answer.error?.message ?? words.text}
        action={ask}
      />
    </Card>
  )
}
