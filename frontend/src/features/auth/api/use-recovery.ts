import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Recovery } from '#shared/api/recovery.ts'
import type { Author } from '#shared/api/members.ts'
import { call } from '#spa/platform/api-client.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { keepToken } from '#spa/platform/session.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const loadRecoveryContracts = () => loadChunk(() => import('#shared/api/recovery.ts'))

export const loadRecovery = async () => (await loadRecoveryContracts()).Recovery

const recoverAccount = async (body: z.input<typeof Recovery>): Promise<Author> => {
  const { recover } = await loadRecoveryContracts()
  const { authToken, user } = await call(recover, { body })
  if (!keepToken(authToken)) throw new Error(messages.tokenNotStored)
  return user
}

export const useRecovery = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: recoverAccount,
    onSuccess: async () => {
      toast({
        title: messages.recovery.succeeded,
        description: messages.recovery.lookAround,
        tone: 'success',
      })
      await wait(WAITS.homeAfterLogin)
      onSignedIn()
    },
    onError: (error) => {
      showFailure(messages.recovery.failed, error.message)
    },
  })
