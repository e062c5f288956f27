import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../features/auth/api/current-user-key.ts'
import { forgetAnswers } from '#spa/platform/etag-memory.ts'
import type { SessionHost } from '#spa/platform/session.ts'
import { toast } from '#ui/feedback/toast-store.ts'

/** What losing a session means in this app. */
export const sessionHost = (queryClient: QueryClient, goToLogin: () => void): SessionHost => ({
  alert: (text) => {
    window.alert(text)
  },
  toast: (title, description) => {
    toast({ title, description, tone: 'destructive' })
  },
  goToLogin,
  forget: () => {
    queryClient.clear()
    forgetAnswers()
  },
  suspect: () => {
    void queryClient.invalidateQueries({ queryKey: currentUserKey }, { cancelRefetch: false })
  },
})
