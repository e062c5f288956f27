import { Link } from 'react-router-dom'
import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import type { AiReply } from '../api/help.ts'
import type { Exchange } from '../model/conversation.ts'
import { messages } from '../texts.ts'
import * as styles from './help-dialog.module.css'

interface AiWordsProps {
  text: string
  isLocal?: boolean
  /** A model wrote the words; the other words of the help are texts of people. */
  isGenerated?: boolean
}

/** The words of the AI are plain text, whatever they contain. */
export const AiWords = ({ text, isLocal = false, isGenerated }: AiWordsProps) => (
  <p className={styles.words} data-ai-generated={isGenerated}>
    <strong className={styles.speaker}>
      {messages.ai}
      {isLocal && ` (${messages.localModel})`}
    </strong>
    {text}
  </p>
)

const Reply = ({ reply, onLeave }: { reply: AiReply; onLeave: () => void }) => (
  <>
    <AiWords
      text={reply.message}
      isLocal={reply.isLocalModel}
      isGenerated={reply.outcome === 'answered'}
    />
    {reply.link && (
      <Link className={styles.link} to={reply.link.path} onClick={onLeave}>
        {reply.link.label}
      </Link>
    )}
  </>
)

interface SuggestionsProps {
  questions: readonly string[]
  onAsk: (question: string) => void
}

export const Suggestions = ({ questions, onAsk }: SuggestionsProps) => (
  <ul className={styles.suggestions} aria-label={messages.suggestions}>
    {questions.map((question) => (
      <li key={question}>
        <Button onClick={() => onAsk(question)}>{question}</Button>
      </li>
    ))}
  </ul>
)

interface ExchangeBubblesProps {
  exchange: Exchange
  onRetry: () => void
  onLeave: () => void
}

/** A question of the member with its answer, its failure, or the sign that it is on its way. */
export const ExchangeBubbles = ({ exchange, onRetry, onLeave }: ExchangeBubblesProps) => {
  const { question, reply, failure } = exchange
  const canRetry = failure?.canRetry ?? reply?.outcome === 'failed'
  return (
    <div className={styles.exchange}>
      <p className={styles.question}>
        <strong className={styles.speaker}>{messages.you}</strong>
        {question}
      </p>
      {reply && <Reply reply={reply} onLeave={onLeave} />}
      {failure && <AiWords text={failure.text} />}
      {!reply && !failure && (
        <p className={styles.words}>
          <Spinner size={16} /> {messages.thinking}
        </p>
      )}
      {canRetry && (
        <Button className={styles.retry} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  )
}
