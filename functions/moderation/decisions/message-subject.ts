import {
  keepMessage,
  readMessageInQuestion,
  rejectHeldMessage,
  releaseMessage,
  removeMessage,
} from '../../messages/reports/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Find } from './subject.ts'

/** Held as part of a request, or reported by its receiver. A report outlives the message that its sender deletes. */
export const findMessage: Find = async (id) => {
  const { message, report } = await readMessageInQuestion(id)
  if (message?.status === 'held') {
    return {
      authorId: message.senderId,
      text: message.content ?? MODERATION_TEXTS.withoutText,
      approve: () => releaseMessage(id),
      reject: (reason) => rejectHeldMessage(id, reason),
    }
  }
  const reported = report?.snapshot?.message
  return (
    reported && {
      authorId: reported.senderId,
      text: reported.content === '' ? MODERATION_TEXTS.withoutText : reported.content,
      approve: () => keepMessage(id),
      reject: (reason) => removeMessage(id, message, reason),
    }
  )
}
