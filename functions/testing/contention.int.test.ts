import { faults } from './fault-proxy.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { addComment } from '#shared/api/comments.ts'
import type { Contract } from '#shared/api/contract.ts'
import { likePost } from '#shared/api/likes.ts'
import { block, follow, unblock, unfollow } from '#shared/api/people.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'
import { aPost } from './posts.ts'

const REQUESTS = 100
/** Of as many members, or on a throttle that is counted in leases. */
const FEW_REQUESTS = 40
/** A transaction over five items takes about as long on AWS. */
const HELD_MS = 15

interface Request {
  readonly contract: Contract
  readonly by: TestMember
  readonly id: string
  readonly body?: object
}

const send = async ({ contract, by, id, body }: Request): Promise<number> => {
  const handler = await handlerOf(contract.id)
  return (await call(handler, contract, { token: by.token, params: { id }, body })).status
}

/** Loads the function and opens a connection, which would take longer than the client waits for a hundred at once. */
const warmUp = async ({ contract, by, id }: Request): Promise<void> => {
  await call(await handlerOf(contract.id), contract, { token: by.token, params: { id } })
}

/** @returns the share of requests that are answered with 503 */
const busyShare = async (requests: readonly Request[]): Promise<number> => {
  for (const contract of new Set(requests.map((request) => request.contract))) {
    const request = requests.find((one) => one.contract === contract)
    if (request) await warmUp(request)
  }
  faults.contend(HELD_MS)
  const statuses = await Promise.all(requests.map(send))
  expect(faults.met).toBeGreaterThan(0)
  expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  return statuses.filter((status) => status === 503).length / requests.length
}

const times = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index))

const pairOf = async () => ({ fan: await aMember(), star: await aMember() })

const members = (): Promise<TestMember[]> => Promise.all(times(FEW_REQUESTS, () => aMember()))

afterEach(() => {
  faults.clear()
})

describe('parallel requests when transactions conflict as on AWS', { tags: ['measure'] }, () => {
  it('are all answered when one member follows and unfollows another', async () => {
    const { fan, star } = await pairOf()
    const requests = times(REQUESTS, (index) => ({
      contract: index % 2 ? follow : unfollow,
      by: fan,
      id: star.id,
    }))
    expect(await busyShare(requests)).toBeLessThanOrEqual(0.01)
  })

  it('are all answered when one member blocks and unblocks another', async () => {
    const { fan, star } = await pairOf()
    const requests = times(REQUESTS, (index) => ({
      contract: index % 2 ? block : unblock,
      by: fan,
      id: star.id,
    }))
    expect(await busyShare(requests)).toBeLessThanOrEqual(0.01)
  })

  it('are all answered when one member likes a post and takes the like back', async () => {
    const { fan, star } = await pairOf()
    const id = await aPost(star)
    const requests = times(FEW_REQUESTS, (index) => ({
      contract: likePost,
      by: fan,
      id,
      body: { liked: index % 2 === 0 },
    }))
    expect(await busyShare(requests)).toBeLessThanOrEqual(0.01)
  })

  it('are all answered when forty members follow one', async () => {
    const { star } = await pairOf()
    const requests = (await members()).map((by) => ({ contract: follow, by, id: star.id }))
    expect(await busyShare(requests)).toBeLessThanOrEqual(0.01)
  })

  it('are all answered when forty members comment on one post', async () => {
    const { star } = await pairOf()
    const id = await aPost(star)
    const body = { content: 'Mehr davon.' }
    const requests = (await members()).map((by) => ({ contract: addComment, by, id, body }))
    expect(await busyShare(requests)).toBeLessThanOrEqual(0.01)
  })
})
