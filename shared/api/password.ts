import * as z from 'zod/mini'
import { NewPassword, TypedPassword } from '../domain/password.ts'
import { contract } from './contract.ts'
import { PasskeyInfo } from './passkeys.ts'

export const PasswordChange = z.object({
  currentPassword: TypedPassword,
  newPassword: NewPassword,
})

export const changePassword = contract({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/password',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change the password; every other session ends',
  body: PasswordChange,
  response: z.object({
    ok: z.literal(true),
    /** Added since the password before was set. The member may not know one of them. */
    newPasskeys: z.array(PasskeyInfo),
  }),
  errors: ['forbidden', 'weak_password', 'conflict', 'throttled'],
  signedInWithinMinutes: 10,
})
