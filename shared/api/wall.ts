import * as z from 'zod/mini'
import { SCENE_ROLES } from '../domain/options.ts'
import { contract } from './contract.ts'
import { MemberId } from './members.ts'

export const WallMember = z.object({
  id: MemberId,
  displayName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  selectedRoles: z.array(z.enum(SCENE_ROLES)),
  /** From the first shout; null while none is visible. */
  bandGenre: z.nullable(z.string()),
  favoriteGig: z.nullable(z.string()),
  contribution: z.nullable(z.string()),
})
export type WallMember = z.infer<typeof WallMember>

export const wallOfHorns = contract({
  id: 'wallOfHorns',
  method: 'GET',
  path: '/api/wall-of-horns',
  caller: 'member',
  blocks: { filters: 'id' },
  summary: 'The newest members of the last 24 hours, with their first shout',
  response: z.array(WallMember),
  errors: [],
  polled: true,
  pollSeconds: 30,
})
