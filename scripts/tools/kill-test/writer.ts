import { randomUUID } from 'node:crypto'
import { Achievements, isAcknowledged, buildRequest, type Operation } from './operation.ts'
import type { Member, Send } from './client.ts'

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** What the writers of a round work on together. */
export interface Scene {
  readonly hotPosts: readonly string[]
  readonly members: readonly Member[]
}

/** Members write to each other in pairs, in the order of the list. */
export const findPartner = (member: Member, members: readonly Member[]): Member => {
  const partner = members[members.findIndex(({ id }) => id === member.id) ^ 1]
  if (!partner) throw new Error(`${member.username} has no partner`)
  return partner
}

/** A member who sends one request after the other until the server goes away. */
export class Writer {
  readonly member: Member
  readonly achievements = new Achievements()
  acknowledged = 0
  /** Answers that are neither an acknowledgement nor "try again". */
  readonly refusals: string[] = []
  #pending: Operation | undefined

  constructor(member: Member) {
    this.member = member
  }

  /** Resolves when the server does not answer any more. */
  async write(send: Send, scene: Scene): Promise<void> {
    for (;;) {
      const operation = this.#pending ?? this.#next(scene)
      this.#pending = operation
      try {
        if (await this.#send(send, operation)) this.#pending = undefined
      } catch {
        return
      }
    }
  }

  /** Sends a message until it is acknowledged. */
  async greet(send: Send, partner: Member): Promise<void> {
    this.#pending = this.#messageTo(partner)
    await this.settle(send)
  }

  /** Sends the request again whose answer was lost, so that its effect is certain. */
  async settle(send: Send): Promise<void> {
    while (this.#pending && !(await this.#send(send, this.#pending)));
    this.#pending = undefined
  }

  async #send(send: Send, operation: Operation): Promise<boolean> {
    const { status, body } = await send({ ...buildRequest(operation), token: this.member.token })
    if (isAcknowledged(operation, status)) {
      this.achievements.record(operation, String((body as { id?: string }).id))
      this.acknowledged++
      return true
    }
    if (status === 503) return false
    this.refusals.push(`${String(status)} to ${JSON.stringify(operation)}`)
    return true
  }

  #messageTo({ id }: Member): Operation {
    const after = this.achievements.messages.at(-1)
    return { kind: 'message', memberId: id, key: randomUUID(), after }
  }

  #next({ hotPosts, members }: Scene): Operation {
    const { posts, likes, follows } = this.achievements
    const postId = pick(hotPosts)
    const dice = Math.random()
    if (dice < 0.2) return { kind: 'post', key: randomUUID() }
    if (dice < 0.25 && posts.size > 0) return { kind: 'deletePost', postId: pick([...posts]) }
    if (dice < 0.45) return { kind: 'comment', postId, key: randomUUID() }
    if (dice < 0.6) return { kind: 'like', postId, liked: !likes.has(postId) }
    if (dice < 0.85) return this.#messageTo(findPartner(this.member, members))
    const { id } = pick(members.filter((member) => member.id !== this.member.id))
    return { kind: 'follow', memberId: id, wanted: !follows.has(id) }
  }
}
