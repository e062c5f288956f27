import { backdatedId, seededRandom, shuffled, type Random } from './random.ts'
import type { DemoMember } from './content/member.ts'
import { members, type Handle } from './content/members.ts'
import type { DemoComment, DemoPost } from './content/post.ts'
import { milliseconds } from './span.ts'

/** The id contains the time `at`, in milliseconds. */
interface Dated {
  readonly id: string
  readonly at: number
}

export interface Person extends Dated, DemoMember {
  readonly username: Handle
}

export interface Like extends Dated {
  readonly by: Person
}

export interface Reply extends Dated {
  readonly author: Person
  readonly text: string
  readonly likes: readonly Like[]
  /** The comment under which it is shown, and the author it answers. */
  readonly answers?: { readonly parent: string; readonly author: Person }
}

export interface Contribution extends Dated {
  readonly author: Person
  readonly content: DemoPost
  readonly likes: readonly Like[]
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
    return [username, { ...member, username, at, id: backdatedId(seededRandom(username), at) }]
  })
  return Object.fromEntries(entries) as Record<Handle, Person>
}

interface Audience {
  readonly random: Random
  readonly people: readonly Person[]
  readonly now: number
}

/** Most members react soon, a few much later; no member before joining or to their own text. */
const likesFor = (audience: Audience, target: Dated, author: Person, count: number): Like[] => {
  const { random, people, now } = audience
  return shuffled(random, people)
    .filter((person) => person !== author)
    .slice(0, count)
    .map((by) => {
      const from = Math.max(target.at, by.at)
      const at = Math.floor(from + (now - from) * random.between(0.02, 1) ** 3)
      return { by, at, id: backdatedId(random, at) }
    })
}

/** A comment that begins with the name of an earlier commenter answers the last comment of that member. */
const withAnswers = (comments: readonly Reply[]): readonly Reply[] => {
  const done: Reply[] = []
  for (const comment of comments) {
    const [, name] = /^@(\w+)/.exec(comment.text) ?? []
    const answered = done.findLast(({ author }) => author.username === name)
    done.push(
      answered
        ? {
            ...comment,
            answers: { parent: answered.answers?.parent ?? answered.id, author: answered.author },
          }
        : comment,
    )
  }
  return done
}

/** The demo community as of a time: every post and comment with its author, time and likes. Deterministic. */
export const communityAt = (now: number, posts: readonly DemoPost[]): Community => {
  const people = peopleAt(now)
  const audience = (random: Random): Audience => ({ random, people: Object.values(people), now })

  const reply = (random: Random, postAt: number, [by, after, text, likes]: DemoComment): Reply => {
    const at = postAt + milliseconds(after)
    const comment = { id: backdatedId(random, at), at, author: people[by], text }
    return { ...comment, likes: likesFor(audience(random), comment, people[by], likes ?? 0) }
  }

  const contributions = posts.map((content): Contribution => {
    const random = seededRandom(`${content.by} ${content.text}`)
    const at = now - milliseconds(content.ago)
    const post = { id: backdatedId(random, at), at, author: people[content.by], content }
    return {
      ...post,
      likes: likesFor(audience(random), post, post.author, content.likes),
      replies: withAnswers((content.comments ?? []).map((comment) => reply(random, at, comment))),
    }
  })
  return { people, contributions }
}
