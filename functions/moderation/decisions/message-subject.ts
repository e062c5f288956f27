import {
  keepMessage,
  readMessageInQuestion,
  rejectHeldMessage,
  releaseMessage,
  removeMessage,
} from '../../messages/reports/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Find } from './find.ts'

/** Held as part of a request, or reported by its receiver. A report outlives the message that its sender deletes. */
export const findMessage: Find = async (id) => {
  const inQuestion = await readMessageInQuestion(id)
  const { message, report } = inQuestion
  if (message?.status === 'held') {
    return {
      authorId: message.senderId,
      text: message.content ?? MODERATION_TEXTS.withoutText,
      approve: () => releaseMessage(id),
      reject: (reason) => rejectHeldMessage(message, reason),
    }
  }
  const reported = report?.snapshot?.message
  return (
    reported && {
      authorId: reported.senderId,
      text: reported.content === '' ? MODERATION_TEXTS.withoutText : reported.content,
      approve: () => keepMessage(id),
      reject: (reason) => removeMessage(id, inQuestion, reason),
    }
  )
}
