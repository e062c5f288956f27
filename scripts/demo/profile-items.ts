import type { MemberItem } from '#platform/identity/member.items.ts'
import { badgeKey, type BadgeItem } from '../../functions/profile/badges/index.ts'
import { shouts, type Newcomer } from './content/newcomers.ts'
import { scene } from './content/scene.ts'
import type { Person } from './community.ts'
import { seededRandom } from './random.ts'
import { milliseconds } from './span.ts'

const DAY_MS = 86_400_000

/** The time of a newcomer's first shout; for other members, the time they joined. */
const shoutedAt = ({ username, at, joinedDaysAgo }: Person): number => {
  const shout = shouts[username as Newcomer]
  return shout ? at + joinedDaysAgo * DAY_MS - milliseconds(shout.ago) : at
}

export const sceneOf = ({
  username,
}: Person): Pick<MemberItem, 'selectedRoles' | 'favoriteGenres'> => {
  const { roles, genres } = scene[username]
  return { selectedRoles: roles, favoriteGenres: genres }
}

/** The first badge is earned with the first shout, the others at random times since then. */
export const badgeItems = (person: Person): BadgeItem[] => {
  const { badges = [] } = scene[person.username]
  const random = seededRandom(`badges ${person.username}`)
  const [from, span] = [shoutedAt(person), person.joinedDaysAgo * DAY_MS]
  return badges.map((badgeType, index) => {
    const share = index === 0 ? 0 : (index - 1 + random.between(0.1, 0.9)) / badges.length
    return {
      ...badgeKey(person.id, badgeType),
      entity: 'Badge',
      badgeType,
      earnedAt: new Date(Math.floor(from + share * span)).toISOString(),
      isVisible: true,
    }
  })
}
