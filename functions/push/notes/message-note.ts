import type { Author } from '#shared/api/members.ts'
import { PUSH_PATHS, PUSH_TAGS } from '#shared/domain/push-places.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { messageKind, messageRefOf, type MessageItem } from '../../messages/items/index.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

/** The text of a photo that vanishes is shown nowhere but in the thread. */
const bodyOf = (message: MessageItem, showsText: boolean): string => {
  if (!showsText) return PUSH_TEXTS.hiddenMessage
  const kind = messageKind(message)
  const { content = '' } = message
  if (content === '' || kind === 'temporary' || kind === 'deleted')
    return PUSH_TEXTS.messageKinds[kind]
  return kind === 'photo' ? PUSH_TEXTS.photoSaying(content) : content
}

/** @param showsText whether the receiver wants to see what messages say */
export const messageNote = (
  message: MessageItem,
  sender: Pick<Author, 'id' | 'username' | 'displayName'>,
  showsText: boolean,
): NewNote => {
  const { ulid } = messageRefOf(message)
  return newNote({
    id: `message-${ulid}`,
    kind: 'message',
    title: sender.displayName || sender.username,
    body: bodyOf(message, showsText),
    path: PUSH_PATHS.thread(sender.id),
    tag: PUSH_TAGS.thread(sender.id),
    at: ulidTime(ulid),
    actions: ['reply'],
    cause: message,
  })
}

/** The same push for a receiver who does not want to see what messages say. */
export const withoutText = (note: NewNote): NewNote => ({ ...note, body: PUSH_TEXTS.hiddenMessage })
