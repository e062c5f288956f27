import { createContext, useContext } from 'react'
import type { Message } from '#shared/api/messages.ts'
import type { Sending } from '../api/send.ts'
import type { Person } from '../model/person.ts'

/** What the rows of a chat share. */
export interface ChatContextValue {
  readonly other: Person
  readonly ownId: string
  readonly sending: Sending
  /** The server takes messages of the viewer. */
  readonly mayWrite: boolean
  /** Not in a request. */
  readonly mayLike: boolean
  readonly onReply: (message: Message) => void
  readonly onQuote: (messageId: string) => void
  readonly onSeen: (messageId: string) => void
  readonly onHorns: (message: Message, liked: boolean) => void
}

const ChatContext = createContext<ChatContextValue | undefined>(undefined)
export const ChatProvider = ChatContext.Provider

export const useChat = (): ChatContextValue => {
  const value = useContext(ChatContext)
  if (!value) throw new Error('A message is rendered outside of a chat.')
  return value
}
