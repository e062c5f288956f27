import { differs, eventually, get, type World } from './world.ts'
import { type Writer, findPartner } from './writer.ts'
import { LIMITS } from '#shared/domain/limits.ts'

interface Page {
  readonly messages: readonly { readonly id: string; readonly senderId: string }[]
  readonly nextCursor: string | null
}

/** Ids of the messages of both, as the reader sees them, oldest first. */
const threadOf = async (world: World, reader: Writer, otherId: string) => {
  const messages: Page['messages'][number][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path = `/api/messages/thread/${otherId}${cursor === '' ? '' : `?cursor=${cursor}`}`
    const page = (await get(world, path, reader.member)) as Page
    messages.unshift(...page.messages)
    cursor = page.nextCursor
  }
  return messages
}

/** The sender's acknowledged messages, in their order, as the receiver sees them: none lost, none doubled. */
const verifyThread = async (world: World, sender: Writer, receiver: Writer): Promise<string[]> => {
  const thread = await threadOf(world, receiver, sender.member.id)
  const arrived = thread.filter(({ senderId }) => senderId === sender.member.id)
  return differs(
    `messages of ${sender.member.username}`,
    arrived.map(({ id }) => id).join(' '),
    sender.achievements.messages.join(' '),
  )
}

const verifyUnread = async (world: World, sender: Writer, receiver: Writer): Promise<string[]> =>
  differs(
    `unread messages of ${receiver.member.username}`,
    await get(world, '/api/messages/unread-count', receiver.member),
    Math.min(sender.achievements.messages.length, LIMITS.unreadMessages),
  )

/** No writer reads, so each has as many unread messages as the partner sent. */
const verifyMessages = async (world: World): Promise<string[]> => {
  const members = world.writers.map(({ member }) => member)
  const findings: string[] = []
  for (const sender of world.writers) {
    const { id } = findPartner(sender.member, members)
    const receiver = world.writers.find(({ member }) => member.id === id)
    if (!receiver) continue
    findings.push(...(await verifyThread(world, sender, receiver)))
    findings.push(...(await eventually(() => verifyUnread(world, sender, receiver))))
  }
  return findings
}

interface Post {
  readonly isLiked: boolean
  readonly likesCount: number
  readonly commentsCount: number
}

const total = (writers: readonly Writer[], count: (writer: Writer) => number): number =>
  writers.reduce((sum, writer) => sum + count(writer), 0)

const commentIds = async (world: World, postId: string): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>()
  let next: string | null = ''
  while (next !== null) {
    const path = `/api/community/posts/${postId}/comments${next === '' ? '' : `?cursor=${next}`}`
    const { body, cursor } = await world.send({ method: 'GET', path, token: world.host.token })
    for (const { id } of body as readonly { readonly id: string }[]) ids.add(id)
    next = cursor
  }
  return ids
}

const verifyHotPost = async (world: World, postId: string): Promise<string[]> => {
  const { writers } = world
  const path = `/api/community/posts/${postId}`
  const likes = total(writers, ({ achievements }) => Number(achievements.likes.has(postId)))
  const acknowledged = writers.flatMap(({ achievements }) => [...achievements.commentsOn(postId)])
  const post = (await get(world, path)) as Post
  const listed = await commentIds(world, postId)
  const findings = [
    ...differs(`likes of ${postId}`, post.likesCount, likes),
    ...differs(`number of comments of ${postId}`, post.commentsCount, acknowledged.length),
    ...differs(`listed comments of ${postId}`, listed.size, acknowledged.length),
    ...acknowledged.filter((id) => !listed.has(id)).map((id) => `comment ${id} is lost`),
  ]
  for (const { member, achievements } of writers) {
    const { isLiked } = (await get(world, path, member)) as Post
    findings.push(
      ...differs(
        `like of ${member.username} on ${postId}`,
        isLiked,
        achievements.likes.has(postId),
      ),
    )
  }
  return findings
}

const verifyPost = async (world: World, id: string, expected: number): Promise<string[]> => {
  const { status } = await world.send({
    method: 'GET',
    path: `/api/community/posts/${id}`,
    token: world.host.token,
  })
  return differs(`post ${id}`, status, expected)
}

const verifyFollows = async (world: World, { member, achievements }: Writer): Promise<string[]> => {
  const profile = await get(world, `/api/users/${member.username}`)
  const { followersCount, followingCount } = profile as Record<string, number>
  const followers = total(world.writers, ({ achievements: { follows } }) =>
    Number(follows.has(member.id)),
  )
  return [
    ...differs(`followers of ${member.username}`, followersCount, followers),
    ...differs(
      `members that ${member.username} follows`,
      followingCount,
      achievements.follows.size,
    ),
  ]
}

const verifyStats = (world: World, hotPosts: number): Promise<string[]> =>
  eventually(async () => {
    const stats = (await get(world, '/api/community/stats')) as Record<string, number>
    const posts = total(world.writers, ({ achievements }) => achievements.posts.size) + hotPosts
    return [
      ...differs('posts of the community', stats['posts'], posts),
      ...differs('comments of the community', stats['comments'], commentsOf(world.writers)),
      ...differs('members of the community', stats['members'], world.writers.length + 1),
    ]
  })

const commentsOf = (writers: readonly Writer[]): number =>
  total(writers, ({ achievements }) => achievements.commentIds().size)

/** Each comment on a hot post notifies its author once, however often its event is delivered. */
const verifyEffects = (world: World): Promise<string[]> =>
  eventually(async () => {
    const counts = await get(world, '/api/notifications/unread-counts')
    const { comments } = counts as Record<string, number>
    return differs('notifications of comments', comments, commentsOf(world.writers))
  })

/** Compares everything that was acknowledged with what the server answers now. @returns what differs */
export const verify = async (world: World, allHotPosts: number): Promise<string[]> => {
  const findings = world.writers.flatMap(({ refusals }) => refusals.splice(0))
  for (const postId of world.hotPosts) findings.push(...(await verifyHotPost(world, postId)))
  for (const writer of world.writers) findings.push(...(await verifyFollows(world, writer)))
  findings.push(...(await verifyMessages(world)))
  findings.push(...(await verifyStats(world, allHotPosts)), ...(await verifyEffects(world)))
  return findings
}

export const verifyPosts = async (
  world: World,
  postsOf: (writer: Writer) => Iterable<string>,
  status: number,
): Promise<string[]> => {
  const ids = world.writers.flatMap((writer) => [...postsOf(writer)])
  const findings: string[] = []
  for (const id of ids) findings.push(...(await verifyPost(world, id, status)))
  return findings
}
