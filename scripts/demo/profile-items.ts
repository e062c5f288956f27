import type { MemberItem } from '#platform/identity/member.items.ts'
import { badgeKey, type BadgeItem } from '../../functions/profile/badges/index.ts'
import { shouts, type Newcomer } from './content/newcomers.ts'
import { scene } from './content/scene.ts'
import type { Person } from './community.ts'
import { random } from './random.ts'
import { milliseconds } from './span.ts'

const DAY_MS = 86_400_000

/** When a newcomer shouted, or the evening on which somebody of before came. */
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

/** The first roar with the first shout, the others somewhere on the way since. */
export const badgeItems = (person: Person): BadgeItem[] => {
  const { badges = [] } = scene[person.username]
  const chance = random(`badges ${person.username}`)
  const [from, span] = [shoutedAt(person), person.joinedDaysAgo * DAY_MS]
  return badges.map((badgeType, index) => {
    const share = index === 0 ? 0 : (index - 1 + chance.between(0.1, 0.9)) / badges.length
    return {
      ...badgeKey(person.id, badgeType),
      entity: 'Badge',
      badgeType,
      earnedAt: new Date(Math.floor(from + share * span)).toISOString(),
      isVisible: true,
    }
  })
}
