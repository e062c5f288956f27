import { followCountsKey, followItem } from '../../functions/people/relations/follow.items.ts'
import { backdatedId } from './backdated-id.ts'
import type { Person } from './community.ts'
import { random, shuffled } from './random.ts'
import type { Item } from './stores.ts'

const FEWEST = 3
const MOST = 8

const followsOf = (follower: Person, crowd: readonly Person[], now: number) => {
  const chance = random(`follows ${follower.username}`)
  return shuffled(
    chance,
    crowd.filter((person) => person !== follower),
  )
    .slice(0, chance.whole(FEWEST, MOST))
    .map((followee) => {
      const from = Math.max(follower.at, followee.at)
      const at = Math.floor(from + (now - from) * chance.between(0.05, 0.95))
      return { followId: backdatedId(chance, at), followerId: follower.id, followeeId: followee.id }
    })
}

/** Who follows whom, drawn by lot, with the numbers already counted. */
export const followItems = (people: readonly Person[], now: number): Item[] => {
  const follows = people.flatMap((person) => followsOf(person, people, now))
  const counts = people.map(({ id }) => ({
    ...followCountsKey(id),
    followers: follows.filter(({ followeeId }) => followeeId === id).length,
    following: follows.filter(({ followerId }) => followerId === id).length,
  }))
  return [...follows.map(followItem), ...counts].map((item) => ({ ...item }))
}
