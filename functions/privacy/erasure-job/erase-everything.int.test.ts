import '#testing/topic.ts'
import '#testing/mailbox.ts'
import '#testing/model.ts'
import '#testing/push.ts'
import '#testing/work-queues.ts'
import { beforeAll, expect, inject, it } from 'vitest'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { allItems, deliverErasure, leftOvers, settleEffects } from '#testing/erasures.ts'
import { recordChanges } from '#testing/hostile/record-changes.ts'
import type { Leaver } from '#testing/leaver-scene.ts'
import { hasObject } from '#testing/media.ts'
import { objectKeys } from '#testing/object-keys.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { listed, thread } from '#testing/threads.ts'
import { aSettledLeaver, findKinds } from '#testing/settled-leaver.ts'
import { transact, type Stored } from '#platform/table/index.ts'
import type { Section } from '../../data-export/model/section.ts'
import { SECTIONS } from '../../data-export/sections/index.ts'
import { ITEM_KINDS } from '../catalogue/index.ts'
import { kindFinder } from '../catalogue/kind-of.ts'
import { caseCardKey, caseKey, ownReportsPartition } from '../../cases/items/index.ts'
import { dataExportKey } from '../../data-export/items/export.items.ts'
import { erasureKey, newErasure, putErasure } from '../../auth/erasure-state/index.ts'
import { aroundTable, type TableCall } from '#testing/table-calls.ts'

const RECEIPT = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const erase = async ({ id }: Leaver): Promise<void> => {
  const dueAt = new Date(Date.now() - 60_000).toISOString()
  await transact(putErasure({ ...newErasure(id, RECEIPT), dueAt }))
  for (let passes = 0; passes < 4; passes++) {
    const { changes } = await recordChanges(() => deliverErasure(id))
    await settleEffects(changes)
  }
  expect((await stored(erasureKey(id)))?.state).toBe('done')
}

/** Where name or address are still stored: not the reserved name, throttles of a day, and frozen evidence. */
const namings = async ({ username, displayName, email }: Leaver): Promise<readonly string[]> =>
  (await allItems())
    .map((item) =>
      JSON.stringify(item, (_key, each: unknown) => (each instanceof Set ? [...each] : each)),
    )
    .filter((text) =>
      [username, displayName, email].some((name) =>
        text.toLowerCase().includes(name.toLowerCase()),
      ),
    )
    .filter((text) => !/"PK":"(?:USERNAME#|THROTTLE#|EVIDENCE#|CASES")/.test(text))

/** What the scene must have stored, so that the test proves something: all that the job deletes or makes anonymous. */
const ERASED = ITEM_KINDS.filter(
  ({ members, personal }) =>
    Object.keys(members).length > 0 &&
    (personal?.erased.by === 'delete' || personal?.erased.by === 'anonymise'),
).map(({ name }) => name)

interface Answer {
  readonly Item?: Stored
  readonly Items?: readonly Stored[]
  readonly Responses?: Readonly<Record<string, readonly Stored[]>>
}

const kindOf = kindFinder(ITEM_KINDS)

const itemsIn = ({ Item, Items = [], Responses = {} }: Answer): readonly Stored[] => [
  ...(Item ? [Item] : []),
  ...Items,
  ...Object.values(Responses).flat(),
]

/** The kinds of all items that a section reads of the member. */
const kindsRead = async ({ read }: Section, memberId: string): Promise<ReadonlySet<string>> => {
  const kinds = new Set<string>()
  const undo = aroundTable(
    async <Output extends object>(next: TableCall, operation: string, input: object) => {
      const answer = await next<Output>(operation, input)
      for (const item of itemsIn(answer)) kinds.add(kindOf(item)?.name ?? 'unknown')
      return answer
    },
  )
  let cursor: string | undefined
  try {
    do cursor = (await read(memberId, cursor)).next
    while (cursor !== undefined)
    return kinds
  } finally {
    undo()
  }
}

let leaver: Leaver

beforeAll(async () => {
  leaver = await aSettledLeaver()
})

it('has an item of every kind that the job deletes or makes anonymous', async () => {
  const kinds = await findKinds(leaver.id)
  expect(ERASED.filter((name) => !kinds.has(name))).toEqual([])
})

it('exports every kind of item that a section claims to contain', async () => {
  const unread: string[] = []
  for (const section of SECTIONS) {
    const kinds = await kindsRead(section, leaver.id)
    unread.push(
      ...section.kinds.filter((kind) => !kinds.has(kind)).map((kind) => `${section.id}: ${kind}`),
    )
  }
  expect(unread).toEqual([])
})

it('erases a moderator who used everything, and leaves no id, name or object of theirs', async () => {
  const { id, friend, photo, ownCase, objects } = leaver
  expect((await objectKeys(inject('s3Endpoint'), `exports/${id}/`)).length).toBeGreaterThan(0)
  expect((await stored(caseKey(ownCase.caseId)))?.assignee?.memberId).toBe(id)
  await erase(leaver)
  expect(await leftOvers(id)).toEqual([])
  expect(await namings(leaver)).toEqual([])
  const keys = await objectKeys(inject('s3Endpoint'))
  expect(keys.filter((key) => key.includes(id) && !key.startsWith('messages/'))).toEqual([
    `erased/${id}`,
  ])
  for (const key of objects) expect(await hasObject(key)).toBe(false)
  expect(await hasObject(photo.key)).toBe(true)
  expect((await stored(caseKey(ownCase.caseId)))?.assignee).toBeUndefined()
  expect((await stored(caseCardKey(ownCase)))?.assignee).toBeUndefined()
  expect((await stored(STAFF_KEY))?.memberIds?.has(id) ?? false).toBe(false)
  expect(await stored(dataExportKey(id))).toBeNull()
  const reported = await storedUnder(ownReportsPartition(friend.id))
  expect(reported.map(({ path }) => path)).toEqual(['', '', ''])
  expect(await listed(friend)).toMatchObject([{ name: 'Gelöschtes Mitglied', username: '' }])
  expect((await thread(friend, leaver)).other).toMatchObject({
    displayName: 'Gelöschtes Mitglied',
    avatar: null,
  })
})
