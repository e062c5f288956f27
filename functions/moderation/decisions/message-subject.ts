import {
  readMessageInQuestion,
  releaseMessage,
  takeDownMessage,
} from '../../messages/reports/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Find } from './find.ts'

/** Held as part of a request. Reports of messages are cases. */
export const findMessage: Find = async (id) => {
  const inQuestion = await readMessageInQuestion(id)
  const { message } = inQuestion
  if (message?.status !== 'held') return undefined
  return {
    authorId: message.senderId,
    text: message.content ?? MODERATION_TEXTS.withoutText,
    approve: () => releaseMessage(id),
    reject: (reason, statementId) => takeDownMessage(id, inQuestion, { id: statementId, reason }),
  }
}
