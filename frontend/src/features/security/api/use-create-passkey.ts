import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import type { Place } from './passkey-creation.ts'
import { PasskeyNotCreated } from './passkey-not-created.ts'
import { passkeysOptions } from './passkeys.ts'
import { withRecentSignIn } from './recent-sign-in.ts'

const texts = messages.passkeys

/** Loads the WebAuthn code on demand, because few visits need it. */
const load = () => loadChunk(() => import('./passkey-creation.ts'))

export const useCreatePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (place: Place) => {
      const { createPasskey } = await load()
      return withRecentSignIn(() => createPasskey(place))
    },
    onSuccess: async () => {
      toast({ title: texts.succeeded, description: texts.succeededHint, tone: 'success' })
      // An invalidation joins a first load that still runs, whose answer may lack the new passkey.
      await client.cancelQueries(passkeysOptions())
      await client.invalidateQueries(passkeysOptions())
    },
    onError: (error) => {
      if (error instanceof PasskeyNotCreated && error.cancelled) {
        toast({ title: error.message })
        return
      }
      reportFailure(error, { title: texts.creationFailed })
    },
  })
}
