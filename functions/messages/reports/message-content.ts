import {
  readMessageInQuestion,
  releaseMessage,
  restoreMessage,
  takeDownMessage,
} from './message-decision.ts'
import { keepKept } from '#platform/content/kept.items.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import { WITHOUT_TEXT, type FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

/** A message is for two, so hiding it would be removing it. */
export const findMessageContent: FindContent = async (id) => {
  const inQuestion = await readMessageInQuestion(id)
  const { message, kept } = inQuestion
  // An empty item is left of a message that its sender deleted.
  if (!message || message.status === 'deleted') return undefined
  const { senderId, status } = message
  return {
    authorId: senderId,
    text: message.content ?? kept?.content.content ?? '',
    possible: ['dismiss', ...(status === 'removed' ? [] : ['remove' as const]), ...MEMBER_MEASURES],
    apply: (measure, statement) =>
      measure === 'remove'
        ? { ...takeDownMessage(id, inQuestion, statement), ...leaveQueue('message', id, status) }
        : {},
    restore: (statementId) => restoreMessage(inQuestion, statementId),
    keep: (statementId, until) => keepKept(kept, statementId, until),
  }
}

/** Held as part of a request. Reports of messages are cases. */
export const findMessageSubject: FindSubject = async (id) => {
  const inQuestion = await readMessageInQuestion(id)
  const { message } = inQuestion
  if (message?.status !== 'held') return undefined
  return {
    authorId: message.senderId,
    text: message.content ?? WITHOUT_TEXT,
    approve: () => releaseMessage(id),
    reject: (reason, statementId) => takeDownMessage(id, inQuestion, { id: statementId, reason }),
  }
}
