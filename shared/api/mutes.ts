import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Author, MemberId, MutedWord } from './members.ts'

const { mutedWord } = LIMITS

export const MuteState = z.object({ isMuted: z.boolean() })
export type MuteState = z.infer<typeof MuteState>

const OneMember = z.object({ id: MemberId })

export const muteState = contract({
  id: 'muteState',
  method: 'GET',
  path: '/api/users/{id}/mute',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Whether the viewer muted this member, who does not learn it',
  params: OneMember,
  response: MuteState,
  errors: [],
})

export const muteMember = contract({
  id: 'muteMember',
  method: 'POST',
  path: '/api/users/{id}/mute',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Mute a member, or take it back: their content leaves the lists of the viewer',
  params: OneMember,
  body: z.object({ muted: z.boolean() }),
  response: MuteState,
  errors: ['conflict', 'throttled'],
  throttle: 'follows',
})

export const listMuted = contract({
  id: 'listMuted',
  method: 'GET',
  path: '/api/user/mutes',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Members that the viewer muted',
  query: z.object({ cursor: z.optional(MemberId) }),
  response: z.array(Author),
  errors: [],
  paged: true,
})

export const muteWord = contract({
  id: 'muteWord',
  method: 'POST',
  path: '/api/user/muted-words',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Mute a word, change its end, or take it back; answers the whole list',
  body: z.object({
    word: nameLine(mutedWord.max).check(
      z.minLength(mutedWord.min, `Mindestens ${mutedWord.min} Zeichen, sonst bleibt nichts übrig.`),
      z.refine((word) => /[\p{L}\p{N}]/u.test(word), 'Da steht kein Wort.'),
    ),
    muted: z.boolean(),
    until: z.optional(z.nullable(z.iso.datetime())),
  }),
  response: z.array(MutedWord),
  errors: ['conflict', 'throttled'],
  throttle: 'profileChanges',
})
