import { wallItem } from '#functions/community/wall/wall.items.ts'
import { entriesOf } from '#functions/people/effects/directory.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { writeItems } from './write-items.ts'

const FULL = 20
const WALL = 24
const MEMBERS_AT_ONCE = 500

const TASTE = {
  location: 'Leipzig',
  selectedRoles: ['band'],
  favoriteGenres: ['Doom Metal', 'Black Metal'],
} as const

const memberItem = (memberId: string, username: string): MemberItem => ({
  ...memberKey(memberId),
  entity: 'Member',
  memberId,
  username,
  displayName: 'Fan der ersten Stunde',
  avatar: `/media/avatars/${memberId}.webp`,
  isVerified: false,
  role: 'member',
  onboardingCompleted: true,
  createdAt: new Date().toISOString(),
  version: 1,
  ...TASTE,
})

const invented = (): MemberItem => {
  const id = newId()
  return memberItem(id, `fan_${id.slice(-10).toLowerCase()}`)
}

/** All members can be found by name and taste; only the newest few are complete, and on the wall. */
export const fillDirectory = async (count: number, viewer: TestMember): Promise<TestMember> => {
  for (let made = 0; made < count; made += MEMBERS_AT_ONCE) {
    const entries = Array.from({ length: MEMBERS_AT_ONCE }, invented).flatMap(entriesOf)
    await writeItems(entries)
  }
  const newest = Array.from({ length: FULL }, invented)
  await putAll([...newest, ...newest.flatMap(entriesOf)])
  await putAll([memberItem(viewer.id, viewer.username)])
  await putAll(
    Array.from({ length: WALL }, (_, index) => wallItem(Date.now() - index, invented(), null)),
  )
  const shown = await aMember({ displayName: 'Aushängeschild' })
  await putAll([memberItem(shown.id, shown.username)])
  return shown
}
