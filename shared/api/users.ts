import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { contract } from './contract.ts'
import { User } from './members.ts'
import { Post } from './posts.ts'

const { min, max } = LIMITS.username

/** A member's id or username. A username in capitals that looks like an id is read as an id. */
export const MemberRef = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_.-]{${min},${max}}$`)))

const OneMember = z.object({ id: MemberRef })

export const getUser = contract({
  id: 'getUser',
  method: 'GET',
  path: '/api/users/{id}',
  caller: 'member',
  blocks: { target: 'hiddenFromBlocked' },
  summary: 'A member’s profile, by id or username',
  params: OneMember,
  response: User,
  errors: ['not_found'],
  polled: true,
})

export const listUserPosts = contract({
  id: 'listUserPosts',
  method: 'GET',
  path: '/api/users/{id}/posts',
  caller: 'member',
  blocks: { filters: 'userId', target: 'hiddenFromBlocked' },
  summary: 'Posts of a member, newest first; empty for blocked members',
  params: OneMember,
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(Post),
  errors: ['not_found'],
  polled: true,
  paged: true,
})
