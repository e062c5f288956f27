import { useEffect, useEffectEvent, useState } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { WAITS } from '#spa/platform/waits.ts'
import type { OlderMessages } from '../api/thread.ts'
import { messages } from '../texts.ts'

/** The quoted message that the member wants to see. */
export interface Jump {
  readonly target: string | undefined
  readonly done: () => void
}

interface Options {
  readonly jump: Jump
  readonly older: OlderMessages
  /** The row of the message; -1 while it is not loaded. */
  readonly index: number
  readonly scrollTo: (index: number) => void
}

/** Loads older messages until the quoted one is there, scrolls to it, and returns its id while it is highlighted. */
export const useJump = ({ jump, older, index, scrollTo }: Options): string | undefined => {
  const [highlighted, setHighlighted] = useState<string>()
  const { target } = jump
  const go = useEffectEvent(() => {
    if (target === undefined) return
    if (index >= 0) {
      scrollTo(index)
      setHighlighted(target)
      jump.done()
    } else if (older.exist && !older.hasFailed) older.load()
    else {
      jump.done()
      if (!older.exist) showFailure(messages.message.quoteGone)
    }
  })
  const { exist, hasFailed, isLoading } = older
  useEffect(() => {
    if (isLoading) return undefined
    const timer = setTimeout(() => go())
    return () => clearTimeout(timer)
  }, [target, index, exist, hasFailed, isLoading])

  useEffect(() => {
    if (highlighted === undefined) return undefined
    const timer = setTimeout(() => setHighlighted(undefined), WAITS.quoteHighlight)
    return () => clearTimeout(timer)
  }, [highlighted])
  return highlighted
}
