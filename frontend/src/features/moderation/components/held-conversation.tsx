import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#ui/brand/avatar.tsx'
import { messages } from '../texts.ts'
import type { ConversationLine, Entry } from '../model/entries.ts'
import { HeldText } from './held-text.tsx'
import * as styles from './held-conversation.module.css'

const Line = ({ line, term }: { line: ConversationLine; term: string | null }) => (
  <li
    className={line.isSubject ? styles.subject : styles.line}
    aria-current={line.isSubject || undefined}
  >
    {line.isSubject && <p className={styles.mark}>{messages.subject}</p>}
    <p className={styles.by}>
      <bdi>{nameOrUnknown(line.name)}</bdi>
      <RelativeTime at={line.createdAt} />
    </p>
    {line.kind !== 'text' && <p className={styles.kind}>{messages.messageKinds[line.kind]}</p>}
    {line.content !== '' && <HeldText text={line.content} term={line.isSubject ? term : null} />}
  </li>
)

/** A message with those around it; photos and voice messages are named by kind only. */
export const HeldConversation = ({ entry }: { entry: Pick<Entry, 'conversation' | 'term'> }) => (
  <ol className={styles.lines} aria-label={messages.conversation}>
    {entry.conversation.map((line) => (
      <Line key={line.id} line={line} term={entry.term} />
    ))}
  </ol>
)
