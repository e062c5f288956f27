import type { Quote } from '#shared/api/messages.ts'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
import { quoteWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import { useChat } from './chat-context.ts'
import * as styles from './message.module.css'

/** The message that another one answers; a tap leads to it. */
export const QuotedMessage = ({ quote }: { quote: Quote }) => {
  const { other, ownId, onQuote } = useChat()
  const name = quote.senderId === ownId ? messages.chat.you : nameOrUnknown(other.displayName)
  return (
    <button
      type="button"
      className={styles.quote}
      onClick={() => {
        onQuote(quote.id)
      }}
    >
      <bdi className={styles.quoteName}>{name}</bdi>
      <span className={styles.quoteText}>{quoteWords(quote)}</span>
    </button>
  )
}
