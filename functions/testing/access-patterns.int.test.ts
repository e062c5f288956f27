import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { addComment, listComments } from '../../shared/api/comments.ts'
import type { Contract } from '../../shared/api/contract.ts'
import { contracts } from '../../shared/api/index.ts'
import { pinPost } from '../../shared/api/posts.ts'
import { forgetHead } from '../community/posts/feed.repository.ts'
import { newId } from '../platform/ids.ts'
import { call, type CallOptions } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, block, type TestMember } from './members.ts'
import { multipart } from './multipart-builder.ts'
import { oneKilobytePost, putAll } from './posts.ts'
import { unitsAreExact, unitsOf } from './units.ts'

interface Budget {
  readonly read: number
  readonly write: number
  readonly calls: number
}

const ROW = /^\| `(\w+)` +\| ([\d.]+) +\| ([\d.]+) +\| (\d+) +\|/

const documented = async (): Promise<Map<string, Budget>> => {
  const text = await readFile(new URL('../../docs/access-patterns.md', import.meta.url), 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [, id, read, write, calls] = ROW.exec(line) ?? []
    return id
      ? [[id, { read: Number(read), write: Number(write), calls: Number(calls) }] as const]
      : []
  })
  return new Map(rows)
}

const budgets = await documented()
const byId = new Map<string, Contract>(contracts.map((one) => [one.id, one]))

const send = async (id: string, options: CallOptions) => {
  const contract = byId.get(id)
  if (!contract) throw new Error(`No contract ${id}`)
  return call(await handlerOf(id), contract, options)
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const POSTS = 60
const COMMENTS = 20

interface Scene {
  readonly viewer: TestMember
  readonly admin: TestMember
  readonly own: string
  readonly pinned: string
  readonly post: string
  readonly comment: string
}

const setTheScene = async (): Promise<Scene> => {
  const [viewer, author, enemy] = [await aMember(), await aMember(), await aMember()]
  const admin = await aMember({ role: 'admin' })
  await block(viewer, enemy)
  const posts = Array.from({ length: POSTS }, () => oneKilobytePost(author))
  const own = oneKilobytePost(viewer)
  await putAll([...posts, own].flatMap(({ items }) => items))
  for (const { id } of posts.slice(0, 3)) {
    await call(await handlerOf('pinPost'), pinPost, {
      token: admin.token,
      params: { id },
      body: { pinned: true },
    })
  }
  const post = posts.at(-1)?.id ?? ''
  const write = await handlerOf('addComment')
  let comment = ''
  for (let count = 0; count < COMMENTS; count++) {
    const content = 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(6)
    const answer = await call(write, addComment, {
      token: author.token,
      params: { id: post },
      body: { content },
    })
    comment = (answer.json as { id: string }).id
  }
  return { viewer, admin, own: own.id, pinned: posts[0]?.id ?? '', post, comment }
}

/** A typical call of each endpoint; one that forgets its own row fails below. */
const callsIn = ({
  viewer,
  admin,
  own,
  pinned,
  post,
  comment,
}: Scene): Record<string, CallOptions> => {
  const { token } = viewer
  const account = {
    username: `neu_${newId().slice(-8)}`,
    displayName: 'Neu',
    password: 'nackenbrecher',
  }
  return {
    register: { body: account },
    login: { body: { username: account.username, password: account.password } },
    currentUser: { token },
    listPosts: { token },
    getPost: { token, params: { id: post } },
    listComments: { token, params: { id: post } },
    createPost: { token, body: { content: 'x'.repeat(600) } },
    addComment: { token, params: { id: post }, body: { content: 'Dabei.' } },
    likePost: { token, params: { id: post }, body: { liked: true } },
    likeComment: { token, params: { id: comment }, body: { liked: true } },
    communityStats: { token },
    unreadCounts: { token },
    createUpload: { token, body: { purpose: 'post', contentType: 'image/png', size: PNG.length } },
    uploadMedia: {
      token,
      ...multipart({}, { field: 'media', contentType: 'image/png', bytes: PNG }),
    },
    deletePost: { token, params: { id: own } },
    pinPost: { token: admin.token, params: { id: pinned }, body: { pinned: false } },
    logout: { token },
  }
}

const NOBODY: Scene = {
  viewer: { id: '', username: '', token: '' },
  admin: { id: '', username: '', token: '' },
  own: '',
  pinned: '',
  post: '',
  comment: '',
}

describe('docs/access-patterns.md', () => {
  let scene: Scene
  let calls: Record<string, CallOptions>

  beforeAll(async () => {
    scene = await setTheScene()
    calls = callsIn(scene)
    forgetHead()
  })

  it('has a row for every endpoint', () => {
    expect([...budgets.keys()].toSorted()).toEqual([...byId.keys()].toSorted())
  })

  it.runIf(unitsAreExact).each(Object.keys(callsIn(NOBODY)))('says what %s costs', async (id) => {
    const units = await unitsOf(async () => {
      expect((await send(id, calls[id] ?? {})).status).toBeLessThan(300)
    })
    expect(units).toEqual(budgets.get(id))
  })

  it('and a post with its 20 comments stays within 8 read units', async () => {
    const { token } = await aMember()
    const options = { token, params: { id: scene.post } }
    const units = await unitsOf(async () => {
      await send('getPost', options)
      await call(await handlerOf('listComments'), listComments, options)
    })
    expect(units.read).toBeLessThanOrEqual(8)
  })
})
