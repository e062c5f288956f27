import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { welcomeOptions } from '../api/help.ts'
import { messages } from '../texts.ts'
import { AiWords, ExchangeBubbles, Suggestions } from './bubbles.tsx'
import { QuestionForm } from './question-form.tsx'
import { useConversation } from './use-conversation.ts'
import * as styles from './help-dialog.module.css'

interface HelpDialogProps {
  memberId: string
  onClose: () => void
}

/** Keeps the end of the conversation in sight. */
const useEnd = (changed: unknown) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [changed])
  return end
}

/** The conversation with the AI help. It is kept while the tab lives, also when the dialog is closed. */
export const HelpDialog = ({ memberId, onClose }: HelpDialogProps) => {
  const { exchanges, isWaiting, ask, askAgain } = useConversation(memberId)
  const { data: welcome } = useQuery(welcomeOptions)
  const hasKeyboard = useHasKeyboard()
  const end = useEnd(exchanges)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hasKeyboard) field.current?.focus()
  }, [hasKeyboard])

  const last = exchanges.at(-1)
  const suggestions = (last ? last.reply : welcome)?.suggestions ?? []
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <p className={styles.notice}>{messages.notice}</p>
      <div className={styles.log} role="log" aria-label={messages.log} tabIndex={0}>
        <AiWords text={welcome?.message ?? messages.greeting} />
        {exchanges.map((exchange) => (
          <ExchangeBubbles
            key={exchange.id}
            exchange={exchange}
            onRetry={() => askAgain(exchange.id)}
            onLeave={onClose}
          />
        ))}
        {suggestions.length > 0 && !isWaiting && (
          <Suggestions
            questions={suggestions}
            onAsk={(question) => {
              field.current?.focus()
              ask(question)
            }}
          />
        )}
        <div ref={end} />
      </div>
      <QuestionForm ref={field} isWaiting={isWaiting} onAsk={ask} />
    </Dialog>
  )
}
