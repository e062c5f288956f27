import { searchTracks } from '#shared/api/music.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

export const calls: TypicalCalls = {
  ids: ['searchTracks'],
  prepare: async () => {
    const { token } = await aMember()
    const search = { token, query: { q: 'schicht' } }
    await call(await handlerOf('searchTracks'), searchTracks, search)
    return { searchTracks: search }
  },
}
