import { expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import type { KnownCluster, NewItem } from './cluster.ts'
import { readReport } from '../facts/report.ts'
import { toStory } from '../story/compare-reports.ts'
import { groupByEvent } from './group-by-event.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-20T06:00:00.000Z')

const item = (id: string, title: string, hours = 0): NewItem => ({
  id,
  title,
  text: '',
  language: 'de',
  category: 'news',
  publishedAt: null,
  fetchedAt: new Date(START + hours * HOUR_MS).toISOString(),
})

const known = (): KnownCluster => ({
  SK: 'known',
  ...toStory(readReport(item('known', 'Kreator kündigen neues Album an'))),
  itemIds: ['known'],
  firstSeenAt: new Date(START).toISOString(),
})

const shape = (items: readonly NewItem[], clusters: readonly KnownCluster[] = []) =>
  groupByEvent(items, clusters).map((one) => [one.known?.SK ?? null, one.items.map(({ id }) => id)])

const ITEMS = [
  item('a', 'Kreator kündigen neues Album an'),
  item('b', 'Testament kündigen neues Album an', 1),
  item('c', 'KREATOR Announce New Album', 2),
  item('d', 'Kreator gehen 2027 auf Tour', 3),
  item('e', 'TESTAMENT announce new album', 4),
]

it('groups items that report the same event', () => {
  expect(shape(ITEMS)).toEqual([
    [null, ['a', 'c']],
    [null, ['b', 'e']],
    [null, ['d']],
  ])
})

it('returns the same groups for any order of the items', () => {
  const wanted = shape(ITEMS)
  for (let turn = 1; turn < ITEMS.length; turn++) {
    const turned = [...ITEMS.slice(turn), ...ITEMS.slice(0, turn)]
    expect(shape(turned)).toEqual(wanted)
    expect(shape(turned.toReversed())).toEqual(wanted)
  }
})

const EVENT = [
  {
    title: 'Trauer um Gitarrist von Dornwald',
    text: 'Einar Hult von Dornwald starb am 2. Oktober in Bergen. Der Gitarrist wurde 47 Jahre alt.',
  },
  {
    title: 'Einar Hult gestorben',
    text: 'Einar Hult starb am 2. Oktober. Er wurde 47 Jahre alt.',
  },
  { title: 'Dornwald: Einar Hult ist tot', text: '' },
  { title: 'DORNWALD Guitarist EINAR HULT Dead At 47', text: '' },
]

it('returns the same groups whatever the links of the items are, and whichever was read first', () => {
  const orders = EVENT.flatMap((_, first) =>
    EVENT.map((__, second) => EVENT.map((___, at) => ((at + first) * (second + 1)) % 7)),
  )
  const groups = orders.map((order) => {
    const items = EVENT.map((one, at) => ({
      ...item(String(order[at]), one.title, (order[at] ?? 0) / 10),
      text: one.text,
    }))
    return groupByEvent(items, [])
      .map((cluster) => cluster.items.map(({ title }) => title).toSorted())
      .toSorted()
  })
  for (const one of groups) expect(one).toEqual(groups[0])
})

it('finds the cluster of an earlier run within three days', () => {
  const again = 'Kreator announce new album'
  expect(shape([item('x', again, 72)], [known()])).toEqual([['known', ['x']]])
  expect(shape([item('x', again, 73)], [known()])).toEqual([[null, ['x']]])
})

it('never groups a review with the news about the record', () => {
  const review = { ...item('r', 'Kreator kündigen neues Album an'), category: 'review' as const }
  expect(shape([review], [known()])).toEqual([[null, ['r']]])
})

it('starts another cluster when one is full', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    item(String(index).padStart(3, '0'), 'Kreator kündigen neues Album an', index / 100),
  )
  expect(groupByEvent(many, []).map(({ items }) => items.length)).toEqual([40, 40, 20])
})

it('groups four thousand titles at a moderate cost', { tags: ['measure'] }, async () => {
  const many = Array.from({ length: 4000 }, (_, index) =>
    item(`i${index}`, `Band${index % 1000} kündigen neues Album an`, index / 4000),
  )
  expect(groupByEvent(many, [])).toHaveLength(1000)
  await expectCpu(200, () => groupByEvent(many, []))
})

it('groups reports whose titles share no name', () => {
  const died = 'starb am 2. Oktober. Der Gitarrist wurde 47 Jahre alt.'
  const items = [
    { ...item('a', 'Trauer um Gitarrist von Dornwald'), text: `Einar Hult von Dornwald ${died}` },
    { ...item('b', 'Einar Hult gestorben', 1), text: `Einar Hult, bekannt mit Dornwald, ${died}` },
  ]
  expect(shape(items)).toEqual([[null, ['a', 'b']]])
})
