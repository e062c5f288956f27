import { useEffect, useState } from 'react'

/** The browser says at most this often that the member is typing. */
const SEND_EVERY_MS = 3000
/** How long the other member counts as typing without a further hint. */
const SHOWN_MS = 5000

type Listener = (isTyping: boolean) => void

const listeners = new Map<string, Set<Listener>>()
let send: ((otherId: string) => void) | undefined
let sent = { to: '', at: 0 }

/** Set by the live channel while it is open. */
export const setTypingSender = (sender: typeof send): void => {
  send = sender
}

/** Says that a member is typing to the viewer, or no longer because a message arrived. */
export const noteTyping = (otherId: string, isTyping: boolean): void => {
  for (const listener of listeners.get(otherId) ?? []) listener(isTyping)
}

/** Tells the other member that the viewer is typing; call it on every change of the text. */
export const sendTyping = (otherId: string): void => {
  const now = Date.now()
  if (!send || (sent.to === otherId && now < sent.at + SEND_EVERY_MS)) return
  sent = { to: otherId, at: now }
  send(otherId)
}

const listenTo = (otherId: string, listener: Listener): (() => void) => {
  const known = listeners.get(otherId) ?? new Set<Listener>()
  listeners.set(otherId, known.add(listener))
  return () => {
    known.delete(listener)
    if (known.size === 0) listeners.delete(otherId)
  }
}

/** Whether the other member is typing to the viewer: until their message arrives, at most five seconds. */
export const useIsTyping = (otherId: string): boolean => {
  const [typingId, setTypingId] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenTo(otherId, (isTyping) => {
      clearTimeout(timer)
      setTypingId(isTyping ? otherId : undefined)
      if (isTyping) timer = setTimeout(setTypingId, SHOWN_MS, undefined)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [otherId])
  return typingId === otherId
}
