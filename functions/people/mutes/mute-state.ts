import { muteState } from '#shared/api/mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readMuted } from './mute.repository.ts'

export const handler = endpoint(muteState, async ({ memberId, params }) => ({
  isMuted: (await readMuted(memberId)).has(params.id),
}))
