import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { SESSION_END_REASONS } from '../domain/session-ends.ts'
import { contract } from './contract.ts'

export const endMemberSessions = contract({
  id: 'endMemberSessions',
  method: 'POST',
  path: '/api/admin/members/{id}/end-sessions',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'End all sessions of a member, who can sign in again at once',
  params: z.object({ id: Ulid }),
  body: z.object({ reason: z.enum(SESSION_END_REASONS) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
