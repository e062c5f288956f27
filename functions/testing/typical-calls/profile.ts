import { newId } from '#platform/runtime/ids.ts'
import { aMember, block } from '../members.ts'
import { multipart } from '../multipart-builder.ts'
import { oneKilobytePost, putAll } from '../posts.ts'
import { fillProfile } from '../profiles.ts'
import { picture } from '../image-builder.ts'
import type { TypicalCalls } from './typical-calls.ts'

const POSTS = 25

/** A full profile with every badge there is and 25 posts, and one block. */
export const calls: TypicalCalls = {
  ids: [
    'getProfile',
    'updateProfile',
    'setAvatar',
    'removeAvatar',
    'setBadgeVisibility',
    'getUser',
    'listUserPosts',
  ],
  prepare: async () => {
    const [viewer, visited, enemy] = [await aMember(), await aMember(), await aMember()]
    await block(viewer, enemy)
    await fillProfile(viewer)
    await fillProfile(visited)
    await putAll(Array.from({ length: POSTS }, () => oneKilobytePost(visited).items).flat())
    const { token } = viewer
    const bytes = await picture('png')
    return {
      getProfile: { token },
      updateProfile: { token, body: { displayName: 'Neu', bio: newId(), location: 'Wien' } },
      setAvatar: { token, ...multipart({}, { field: 'avatar', contentType: 'image/png', bytes }) },
      removeAvatar: { token },
      setBadgeVisibility: {
        token,
        params: { badgeType: 'first_roar' },
        body: { isVisible: false },
      },
      getUser: { token, params: { id: visited.username } },
      listUserPosts: { token, params: { id: visited.id } },
    }
  },
}
