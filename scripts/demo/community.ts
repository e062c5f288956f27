import { backdatedId } from './backdated-id.ts'
import type { DemoMember } from './content/member.ts'
import { members, type Handle } from './content/members.ts'
import type { DemoComment, DemoPost } from './content/post.ts'
import { random, shuffled, type Random } from './random.ts'
import { milliseconds } from './span.ts'

/** When something was written; the newest of it goes through the effects, see `write.ts`. */
interface Dated {
  readonly id: string
  readonly at: number
}

export interface Person extends Dated, DemoMember {
  readonly username: Handle
}

export interface Horns extends Dated {
  readonly by: Person
}

export interface Reply extends Dated {
  readonly author: Person
  readonly text: string
  readonly horns: readonly Horns[]
}

export interface Contribution extends Dated {
  readonly author: Person
  readonly content: DemoPost
  readonly horns: readonly Horns[]
  readonly replies: readonly Reply[]
}

export interface Community {
  readonly people: Readonly<Record<Handle, Person>>
  readonly contributions: readonly Contribution[]
}

const DAY_MS = 86_400_000

const peopleAt = (now: number): Record<Handle, Person> => {
  const entries = (Object.keys(members) as Handle[]).map((username): [Handle, Person] => {
    const member = members[username]
    const at = now - member.joinedDaysAgo * DAY_MS
    return [username, { ...member, username, at, id: backdatedId(random(username), at) }]
  })
  return Object.fromEntries(entries) as Record<Handle, Person>
}

interface Draw {
  readonly chance: Random
  readonly crowd: readonly Person[]
  readonly now: number
}

/** Most people react soon, a few much later; nobody before joining and nobody to their own text. */
const hornsFor = (draw: Draw, target: Dated, author: Person, count: number): Horns[] => {
  const { chance, crowd, now } = draw
  return shuffled(chance, crowd)
    .filter((person) => person !== author)
    .slice(0, count)
    .map((by) => {
      const from = Math.max(target.at, by.at)
      const at = Math.floor(from + (now - from) * chance.between(0.02, 1) ** 3)
      return { by, at, id: backdatedId(chance, at) }
    })
}

/** Who asks for the text of a post or comment gets it with its author, its time and its horns. */
export const communityAt = (now: number, posts: readonly DemoPost[]): Community => {
  const people = peopleAt(now)
  const crowd = Object.values(people)

  const reply = (chance: Random, postAt: number, [by, after, text, horns]: DemoComment): Reply => {
    const at = postAt + milliseconds(after)
    const comment = { id: backdatedId(chance, at), at, author: people[by], text }
    return { ...comment, horns: hornsFor({ chance, crowd, now }, comment, people[by], horns ?? 0) }
  }

  const contributions = posts.map((content): Contribution => {
    const chance = random(`${content.by} ${content.text}`)
    const at = now - milliseconds(content.ago)
    const post = { id: backdatedId(chance, at), at, author: people[content.by], content }
    return {
      ...post,
      horns: hornsFor({ chance, crowd, now }, post, post.author, content.horns),
      replies: (content.comments ?? []).map((comment) => reply(chance, at, comment)),
    }
  })
  return { people, contributions }
}
