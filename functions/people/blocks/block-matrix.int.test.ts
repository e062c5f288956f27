import '#testing/work-queues.ts'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockedTarget, BlockRule, Caller, Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { forgetBar } from '../../stories/bar/bar.repository.ts'
import { loadDomains } from '../../source-files.ts'
import { blockCalls } from '#testing/block-calls.ts'
import { blockEvents } from '#testing/block-events.ts'
import { aBlockScene, withoutOther, type BlockScene } from '#testing/block-scene.ts'
import { call, refusalOf, type Called, type CallOptions } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { storedUnder } from '#testing/stored.ts'

const all: readonly Contract[] = contracts

const ruled = all.flatMap(({ id, blocks }) =>
  typeof blocks === 'string' ? [] : [{ id: id as keyof typeof blockCalls, rule: blocks }],
)

const ask = async (
  id: string,
  { viewer }: BlockScene,
  options: CallOptions = {},
): Promise<Called> => {
  const contract = all.find((one) => one.id === id)
  if (!contract) throw new Error(`No contract ${id}`)
  forgetHead()
  forgetBar()
  return call(await handlerOf(id), contract, { token: viewer.token, ...options })
}

const listProperty = ({ filters, omits }: BlockRule): string | undefined => filters ?? omits

const lists = ruled.flatMap(({ id, rule }) => {
  const [property, calls] = [listProperty(rule), blockCalls[id]]
  return property !== undefined && 'list' in calls ? [{ id, property, options: calls.list }] : []
})

const targets = ruled.flatMap(({ id, rule: { target } }) => {
  const calls = blockCalls[id]
  if (target === undefined || !('target' in calls)) return []
  return Object.entries(calls.target).map(([name, options]) => ({ id, target, name, options }))
})

const effects = (await loadDomains(join(import.meta.dirname, '../..'))).flatMap(({ access }) =>
  Object.entries(access.effects ?? {}),
)

const events = Object.entries(blockEvents).flatMap(([effect, causes]) =>
  Object.entries(causes).map(([name, cause]) => ({ effect, name, cause })),
)

const namesOf = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted()

type Direction = 'neither blocks' | 'the viewer blocks' | 'the viewer is blocked'

const OK = 'ok'

/** What the viewer gets: `ok` for any success, otherwise status and code. */
const EXPECTED: Readonly<Record<BlockedTarget, Readonly<Record<Direction, string>>>> = {
  hidden: {
    'neither blocks': OK,
    'the viewer blocks': '404 not_found',
    'the viewer is blocked': '404 not_found',
  },
  refused: {
    'neither blocks': OK,
    'the viewer blocks': '403 blocked',
    'the viewer is blocked': '404 not_found',
  },
  hiddenFromBlocked: {
    'neither blocks': OK,
    'the viewer blocks': OK,
    'the viewer is blocked': '404 not_found',
  },
  ownOnly: {
    'neither blocks': '403 forbidden',
    'the viewer blocks': '404 not_found',
    'the viewer is blocked': '404 not_found',
  },
}

const outcomeOf = ({ status, json }: Called): string =>
  status < 300 ? OK : `${status} ${(json as { code: string }).code}`

/** The list itself, or the one in an object that `submittedBy.id` names, with the property of its elements. */
const listIn = (json: unknown, path: string): readonly [Record<string, unknown>[], string] => {
  const [name = '', property] = path.split('.')
  if (property === undefined) return [json as Record<string, unknown>[], name]
  return [(json as Record<string, Record<string, unknown>[]>)[name] ?? [], property]
}

/** Whether any element of the list belongs to this member. A list that is hidden as a whole has no elements. */
const listsMember = ({ status, json }: Called, path: string, memberId: string): boolean => {
  if (status === 404) return false
  expect(status).toBe(200)
  const [list, property] = listIn(json, path)
  return list.some((element) => element[property] === memberId)
}

const isNotified = async (scene: BlockScene, cause: (scene: BlockScene) => Promise<void>) => {
  const countAll = async (): Promise<number> =>
    (await storedUnder(`NOTIFY#${scene.viewer.id}`)).length +
    (await storedUnder(`PUSH#${scene.viewer.id}`)).length
  const before = await countAll()
  await cause(scene)
  return (await countAll()) > before
}

const blockBetween = async (scene: BlockScene, direction: Direction): Promise<void> => {
  if (direction === 'neither blocks') return
  const { viewer, other } = scene
  const [by, blocked] = direction === 'the viewer blocks' ? [viewer, other] : [other, viewer]
  const answer = await ask('block', { ...scene, viewer: by }, { params: { id: blocked.id } })
  expect(answer.status).toBe(200)
}

/** Lists that a member reads without naming anything; `none: own side` may show the members that they block. */
const openLists = all.filter(
  ({ method, caller, params, query, blocks }) =>
    method === 'GET' &&
    caller === 'member' &&
    !params &&
    (query?.safeParse({}).success ?? true) &&
    blocks !== 'none: own side',
)

/**
 * Endpoints that take an id and say that blocks do not matter. No call can prove that, so each is named here:
 * articles and calendar files have no author among the members, bands belong to all members and their histories leave
 * out the names of blocked ones, concerts are changed by those who submitted them, badges, passkeys and sessions belong
 * to the caller, statements, warnings, appeals and objections concern the caller alone, threads and messages stay readable after a
 * block, and the rest are the caller's own side of a relation.
 */
const EXEMPT = [
  'acknowledgeWarning',
  'appealHold',
  'attendConcert',
  'bandHistory',
  'bandProposals',
  'block',
  'bookmarkState',
  'changeThread',
  'claimBand',
  'concertEvent',
  'confirmBand',
  'decideProposal',
  'declineRequest',
  'deleteMessage',
  'deleteThread',
  'dismissSuggestion',
  'editBand',
  'editConcert',
  'endClaim',
  'endSession',
  'followBand',
  'getArticle',
  'getBand',
  'getThread',
  'listArticleVersions',
  'messageMedia',
  'muteMember',
  'muteState',
  'ownClaim',
  'postMuteState',
  'readAppeal',
  'readHoldAppeal',
  'readStatement',
  'readThread',
  'relationship',
  'removeConcertAlert',
  'removePasskey',
  'removePushDevice',
  'renamePasskey',
  'reportArticle',
  'restoreSuggestion',
  'revertBand',
  'setBadgeVisibility',
  'setObjection',
  'submitAppeal',
  'temporaryPhoto',
  'unblock',
  'undoConcertImport',
  'unfollow',
  'unfollowBand',
  'viewPhoto',
  'withdrawAppeal',
  'withdrawConcert',
]

const STAFF: ReadonlySet<Caller> = new Set(['reviewer', 'moderator', 'admin'])

describe('the block matrix', () => {
  it('names every endpoint that takes an id and claims that blocks do not matter', () => {
    const claims = all.filter(
      ({ caller, params, blocks }) =>
        caller === 'member' && params !== undefined && typeof blocks === 'string',
    )
    expect(claims.map(({ id }) => id).toSorted()).toEqual(EXEMPT)
  })

  it('has calls for every endpoint with a block rule', () => {
    expect(Object.keys(blockCalls).toSorted()).toEqual(ruled.map(({ id }) => id).toSorted())
    const withTarget = ruled.filter(({ rule }) => rule.target !== undefined)
    expect(namesOf(targets.map(({ id }) => id))).toEqual(namesOf(withTarget.map(({ id }) => id)))
    const withList = ruled.filter(({ rule }) => listProperty(rule) !== undefined)
    expect(namesOf(lists.map(({ id }) => id))).toEqual(namesOf(withList.map(({ id }) => id)))
  })

  it('has events for every effect that a block silences', () => {
    const silenced = effects.filter(([, { blocks }]) => blocks === 'silenced')
    expect(namesOf(events.map(({ effect }) => effect))).toEqual(
      namesOf(silenced.map(([name]) => name)),
    )
  })

  it.each(all.map((contract) => [contract.id, contract] as const))(
    'accepts the reason of %s when its caller agrees',
    (_id, { caller, blocks }) => {
      expect(blocks === 'none: no viewer').toBe(caller === 'public')
      expect(blocks === 'none: staff').toBe(STAFF.has(caller))
    },
  )
})

describe.each(['neither blocks', 'the viewer blocks', 'the viewer is blocked'] as const)(
  'where %s',
  (direction) => {
    const meets = direction === 'neither blocks'
    let scene: BlockScene

    beforeAll(async () => {
      scene = await aBlockScene()
      await blockBetween(scene, direction)
    })

    it.each(lists)(`$id lists the other: ${String(meets)}`, async ({ id, property, options }) => {
      const answer = await ask(id, scene, options(scene))
      expect(listsMember(answer, property, scene.other.id)).toBe(meets)
    })

    it.each(targets)(`$id answers as its rule says: $name`, async ({ id, target, options }) => {
      expect(outcomeOf(await ask(id, scene, options(scene)))).toBe(EXPECTED[target][direction])
    })

    it.each(events)(`$effect notifies of $name: ${String(meets)}`, async ({ cause }) => {
      expect(await isNotified(scene, cause)).toBe(meets)
    })

    it.each(meets ? [] : openLists)('$id does not show the other', async ({ id }) => {
      expect((await ask(id, scene)).text).not.toContain(scene.other.id)
    })

    it('shows a block to the member who blocked only', async () => {
      const { json } = await ask('relationship', scene, { params: { id: scene.other.id } })
      expect(json).toMatchObject({ isBlocked: direction === 'the viewer blocks' })
    })
  },
)

describe('a blocked member', () => {
  let scene: BlockScene

  beforeAll(async () => {
    scene = await aBlockScene()
    await blockBetween(scene, 'the viewer is blocked')
  })

  const relationship = {
    id: 'relationship',
    name: 'a member',
    options: ({ other }: BlockScene) => ({ params: { id: other.id } }),
  }

  it.each([...targets, relationship])(
    'gets from $id for $name what they get when the other is gone',
    async ({ id, options }) => {
      const refused = await ask(id, scene, options(scene))
      expect(refused.status).not.toBe(403)
      const gone = withoutOther(scene)
      expect(refusalOf(refused)).toEqual(refusalOf(await ask(id, scene, options(gone))))
    },
  )
})
