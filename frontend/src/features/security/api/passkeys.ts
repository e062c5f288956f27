import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listPasskeys,
  removePasskey,
  renamePasskey,
  type PasskeyInfo,
} from '#shared/api/passkeys.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { signalRemoved } from '#spa/platform/passkey-support.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { withRecentSignIn } from './recent-sign-in.ts'

const texts = messages.passkeys

export const passkeysOptions = () =>
  queryOptions({
    queryKey: ['security', 'passkeys'],
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
    refetchOnMount: 'always',
  })

export const usePasskeys = () => useQuery(passkeysOptions())

type Removed = Pick<PasskeyInfo, 'id' | 'credentialId'>

/** A passkey that is already removed counts as success. */
const removeOnce = async ({ id }: Removed): Promise<void> => {
  try {
    await withRecentSignIn(() => call(removePasskey, { params: { id } }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

export const useRemovePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: removeOnce,
    onSuccess: (_, { id, credentialId }) => {
      void signalRemoved(credentialId)
      client.setQueryData(passkeysOptions().queryKey, (passkeys: PasskeyInfo[] | undefined) =>
        passkeys?.filter((passkey) => passkey.id !== id),
      )
      toast({ title: texts.removed, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useRenamePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: Pick<PasskeyInfo, 'id' | 'name'>) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: (renamed) => {
      client.setQueryData(passkeysOptions().queryKey, (passkeys: PasskeyInfo[] | undefined) =>
        passkeys?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      )
      toast({ title: texts.saved, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}
