import type * as z from 'zod/mini'
import { login, type Credentials } from '#shared/api/auth.ts'
import type { Author } from '#shared/api/members.ts'
import { call } from '#spa/platform/api-client.ts'
import { deviceMark, keepDeviceMark } from '#spa/platform/device-mark.ts'
import { noteKeptAccount } from '#spa/platform/kept-account.ts'
import { keepToken } from '#spa/platform/session.ts'
import { messages } from '../texts.ts'

/** Exchanges the password for a token and stores it. The caller navigates. */
export const signIn = async (credentials: z.input<typeof Credentials>): Promise<Author> => {
  const mark = deviceMark()
  const { authToken, user, erasureCancelled } = await call(login, {
    body: { ...credentials, deviceMark: mark },
  })
  if (!authToken) throw new Error(messages.noToken)
  if (!keepToken(authToken)) throw new Error(messages.tokenNotStored)
  keepDeviceMark(mark)
  noteKeptAccount(erasureCancelled)
  return user
}
