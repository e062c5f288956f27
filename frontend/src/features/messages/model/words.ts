import type { Quote } from '#shared/api/messages.ts'
import type { LastMessage, Thread } from '#shared/api/threads.ts'
import { messages } from '../texts.ts'

const wordsOf = ({ kind, content }: LastMessage): string => {
  if (kind === 'text') return content
  const words = messages.kinds[kind]
  return content === '' || kind === 'deleted' ? words : `${words}: ${content}`
}

/** The line of a thread in the list. */
export const lastWords = ({ lastMessage, otherUserId }: Thread): string =>
  lastMessage.senderId === otherUserId
    ? wordsOf(lastMessage)
    : `${messages.list.you} ${wordsOf(lastMessage)}`

export const quoteWords = ({
  content,
  mediaType,
}: Pick<Quote, 'content' | 'mediaType'>): string => {
  if (content !== '') return content
  if (mediaType === null) return messages.kinds.deleted
  return mediaType === 'image' ? messages.kinds.photo : messages.kinds.voice
}

/** Words for a message in an announcement. */
export const spokenWords = (message: {
  readonly content: string
  readonly mediaType: 'image' | 'audio' | null
  readonly isTemporary: boolean
}): string => {
  const { content, mediaType, isTemporary } = message
  if (mediaType === null) return content
  const image = isTemporary ? messages.kinds.temporary : messages.kinds.photo
  const words = mediaType === 'audio' ? messages.kinds.voice : image
  return content === '' ? words : `${words}: ${content}`
}
