import { followCountsKey, followItem } from '../../functions/people/relations/follow.items.ts'
import { backdatedId, seededRandom, shuffled } from './random.ts'
import type { Person } from './community.ts'
import type { Item } from './stores.ts'

const MIN_FOLLOWS = 3
const MAX_FOLLOWS = 8

const followsOf = (follower: Person, crowd: readonly Person[], now: number) => {
  const random = seededRandom(`follows ${follower.username}`)
  return shuffled(
    random,
    crowd.filter((person) => person !== follower),
  )
    .slice(0, random.whole(MIN_FOLLOWS, MAX_FOLLOWS))
    .map((followee) => {
      const from = Math.max(follower.at, followee.at)
      const at = Math.floor(from + (now - from) * random.between(0.05, 0.95))
      return { followId: backdatedId(random, at), followerId: follower.id, followeeId: followee.id }
    })
}

/** Random but repeatable follows, and the counts of each member. */
export const followItems = (people: readonly Person[], now: number): Item[] => {
  const follows = people.flatMap((person) => followsOf(person, people, now))
  const counts = people.map(({ id }) => ({
    ...followCountsKey(id),
    followers: follows.filter(({ followeeId }) => followeeId === id).length,
    following: follows.filter(({ followerId }) => followerId === id).length,
  }))
  return [...follows.map(followItem), ...counts].map((item) => ({ ...item }))
}
