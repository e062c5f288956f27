import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../features/auth/api/current-user-key.ts'
import { forgetAnswers } from '#spa/platform/etag-memory.ts'
import { forgetKeptAnswers } from '#spa/platform/offline-data/kept-state.ts'
import { wasSessionLeft, type SessionHost } from '#spa/platform/session.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { NOTIFICATIONS_KEY, RECENT_SEARCHES_KEY } from '#spa/platform/device-keys.ts'
import { forgetOutbox } from '#spa/platform/outbox/outbox-storage.ts'
import { removeStored } from '#spa/platform/storage.ts'
import { forgetDrafts } from '#spa/platform/unsent.ts'

/** How this app shows and handles the loss of a session. */
export const sessionHost = (queryClient: QueryClient, goToLogin: () => void): SessionHost => ({
  alert: (text) => window.alert(text),
  toast: showFailure,
  goToLogin,
  forget: () => {
    queryClient.clear()
    forgetAnswers()
    forgetKeptAnswers()
    removeStored(NOTIFICATIONS_KEY)
    removeStored(RECENT_SEARCHES_KEY)
    // After a lost session the same member finds them again; they are kept by member.
    if (!wasSessionLeft()) return
    forgetDrafts()
    forgetOutbox()
  },
  suspect: () => {
    void queryClient.invalidateQueries({ queryKey: currentUserKey }, { cancelRefetch: false })
  },
})
