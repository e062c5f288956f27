import * as z from 'zod/mini'
import { NewPassword, TypedPassword } from '../domain/password.ts'
import { contract } from './contract.ts'

export const PasswordChange = z.strictObject({
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
  response: z.object({ ok: z.literal(true) }),
  errors: ['forbidden', 'conflict', 'throttled'],
})
