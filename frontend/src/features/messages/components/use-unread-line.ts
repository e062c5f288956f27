import { useEffect, useEffectEvent, useState } from 'react'
import type { Conversation } from '../model/conversation.ts'

type Line = string | null | undefined

const isUnread = ({ entries, other, readUpTo }: Conversation): boolean => {
  const last = entries.findLast(({ message }) => message.senderId === other.id)?.message.id
  return last !== undefined && (readUpTo === null || last.slice(-26) > readUpTo.slice(-26))
}

/** The newest message that was read when the chat was opened, or when the member left the tab; undefined without unread ones. */
export const useUnreadLine = (
  conversation: Conversation | undefined,
  /** An earlier answer says nothing about what is unread now. */
  isFresh: boolean,
): Line => {
  const [line, setLine] = useState<Line>()
  const [isOpened, setOpened] = useState(false)
  const [isAway, setAway] = useState(false)

  if (conversation && isFresh && !isOpened) {
    setOpened(true)
    if (isUnread(conversation)) setLine(conversation.readUpTo)
  }
  if (conversation && isAway && isUnread(conversation)) {
    setAway(false)
    setLine(conversation.readUpTo)
  }

  const leave = useEffectEvent(() => {
    if (conversation && !isUnread(conversation)) setAway(true)
  })
  useEffect(() => {
    const onBlur = () => leave()
    const onFocus = () => setAway(false)
    addEventListener('blur', onBlur)
    addEventListener('focus', onFocus)
    return () => {
      removeEventListener('blur', onBlur)
      removeEventListener('focus', onFocus)
    }
  }, [])
  return line
}
