import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ResponseOf } from '#shared/api/contract.ts'
import { recover, type Recovery } from '#shared/api/recovery.ts'
import { call } from '#spa/platform/api-client.ts'
import { deviceMark, keepDeviceMark } from '#spa/platform/device-mark.ts'
import { noteKeptAccount } from '#spa/platform/kept-account.ts'
import { keepToken } from '#spa/platform/session.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

export type Recovered = Pick<ResponseOf<typeof recover>, 'user' | 'newPasskeys'>

const recoverAccount = async (input: z.input<typeof Recovery>): Promise<Recovered> => {
  const mark = deviceMark()
  const body = { ...input, deviceMark: mark }
  const { authToken, user, newPasskeys, erasureCancelled } = await call(recover, { body })
  if (!keepToken(authToken)) throw new Error(messages.tokenNotStored)
  keepDeviceMark(mark)
  noteKeptAccount(erasureCancelled)
  return { user, newPasskeys }
}

export const useRecovery = (onRecovered: (recovered: Recovered) => void) =>
  useMutation({
    mutationFn: recoverAccount,
    onSuccess: async (recovered) => {
      toast({
        title: messages.recovery.succeeded,
        description: messages.recovery.lookAround,
        tone: 'success',
      })
      await wait(WAITS.homeAfterLogin)
      onRecovered(recovered)
    },
    onError: (error) => showFailure(messages.recovery.failed, error.message),
  })
