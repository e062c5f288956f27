import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '#spa/platform/api-error.ts'
import { askHelp } from '../api/help.ts'
import {
  ask,
  askAgain,
  currentExchanges,
  isAnyWaiting,
  openConversation,
  subscribe,
  type Failure,
} from '../model/conversation.ts'
import { messages } from '../texts.ts'

const REFUSED = [400, 429]

/** What the server refuses has a text of its own; every other failure shares one. */
const explain = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { text: messages.failed, canRetry: true }
  if (error.status === 0 && !navigator.onLine) return { text: messages.offline, canRetry: true }
  return REFUSED.includes(error.status)
    ? { text: error.message, canRetry: false }
    : { text: messages.failed, canRetry: true }
}

export const useConversation = (memberId: string) => {
  const exchanges = useSyncExternalStore(subscribe, currentExchanges)
  const { pathname } = useLocation()
  useEffect(() => {
    openConversation(memberId)
  }, [memberId])
  const request = (question: string) => askHelp(question, pathname)
  return {
    exchanges,
    isWaiting: isAnyWaiting(exchanges),
    ask: (question: string) => void ask(question, request, explain),
    askAgain: (id: number) => void askAgain(id, request, explain),
  }
}
