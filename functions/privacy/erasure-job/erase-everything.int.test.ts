import '#testing/topic.ts'
import '#testing/mailbox.ts'
import '#testing/model.ts'
import '#testing/push.ts'
import '#testing/work-queues.ts'
import { inject, expect, it } from 'vitest'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { allItems, deliverErasure, leftOvers, settleEffects, traceAll } from '#testing/erasures.ts'
import { recordChanges } from '#testing/hostile/record-changes.ts'
import { aFullLeaver, type Leaver } from '#testing/leaver-scene.ts'
import { hasObject } from '#testing/media.ts'
import { objectKeys } from '#testing/object-keys.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { listed, thread } from '#testing/threads.ts'
import { memberPaths } from '#testing/member-paths.ts'
import { transact, type Stored } from '#platform/table/index.ts'
import { ITEM_KINDS, kindFinder } from '../catalogue/index.ts'
import { caseCardKey, caseKey, ownReportsPartition } from '../../cases/items/index.ts'
import { dataExportKey } from '../../data-export/items/index.ts'
import { erasureKey, newErasure, putErasure } from '../erasure-state/index.ts'

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

const kindOf = kindFinder(ITEM_KINDS)

/** The kinds of items with the id of the member. */
const kindsOf = async (id: string): Promise<readonly string[]> => {
  const items = (await allItems()).filter((item) => memberPaths(item, new Set([id])).length > 0)
  return items.map((item) => kindOf(item as unknown as Stored)?.name ?? 'unknown')
}

/** What the scene must have stored, so that the test proves something. */
const KINDS =
  `alert-of-band alert-of-city appeal appeal-card audit-entry band band-change band-claim band-proposal blocks bookmark
  calendar-address case case-card comment concert concert-alerts concert-mark contact-message data-export decision email
  evidence follow followed-band held-content last-decision member message newsletter-address own-report passkey
  passkey-owner password personal-calendar post push-device push-endpoint report seen-story session-entry staff statement
  story story-tile taste thread thread-in-list trace`.split(/\s+/)

it('erases a moderator who used everything, and leaves no id, name or object of theirs', async () => {
  const leaver = await aFullLeaver()
  await traceAll()
  expect(await kindsOf(leaver.id)).toEqual(expect.arrayContaining(KINDS))
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
