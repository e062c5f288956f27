import { describe, expect, expectTypeOf, it } from 'vitest'
import { newId } from '../runtime/ids.ts'
import {
  allPages,
  check,
  ConditionFailed,
  exists,
  expression,
  get,
  getMany,
  keyOf,
  put,
  putNew,
  query,
  queryIndex,
  remove,
  transact,
  update,
  write,
  writeAndGetNew,
  writeAndGetOld,
  type IndexPartition,
  type Key,
  type Partition,
  type QueryOptions,
} from './index.ts'

interface BandItem {
  readonly PK: string
  readonly SK: string
  readonly name: string
  readonly fans: number
  readonly genres?: ReadonlySet<string>
  readonly isSplit?: true | undefined
  readonly GSI1PK?: string
  readonly GSI1SK?: string
}

interface LabelItem {
  readonly PK: string
  readonly SK: 'LABEL'
  readonly owner: string
}

const bands = (scene: string): Partition<BandItem> => ({ PK: `BANDS#${scene}` })
const bandKey = (scene: string, id: string): Key<BandItem> => ({ PK: bands(scene).PK, SK: id })
const labelKey = (id: string): Key<LabelItem> => ({ PK: `LABEL#${id}`, SK: 'LABEL' })
const bandsOfLabel = (id: string): IndexPartition<BandItem> => ({ GSI1PK: `OF#${id}` })

const band = (scene: string, id: string, more: Partial<BandItem> = {}): BandItem => ({
  ...bandKey(scene, id),
  name: `Band ${id}`,
  fans: 0,
  ...more,
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('get', () => {
  it('returns the item with the type of its key, or undefined', async () => {
    const item = band(newId(), 'a')
    await write(put(item))
    const found = await get(keyOf(item), { consistent: true })
    expectTypeOf(found).toEqualTypeOf<BandItem | undefined>()
    expect(found).toEqual(item)
    expect(await get(bandKey(newId(), 'a'))).toBeUndefined()
  })

  it('returns the projected attributes only', async () => {
    const item = band(newId(), 'a')
    await write(put(item))
    const found = await get(keyOf(item), { consistent: true, project: ['name'] })
    expectTypeOf(found).toEqualTypeOf<Pick<BandItem, 'name'> | undefined>()
    expect(found).toEqual({ name: 'Band a' })
  })
})

describe('getMany', () => {
  it('returns items of several types in the order of their keys', async () => {
    const [item, labelId] = [band(newId(), 'a'), newId()]
    await transact({
      band: putNew(item),
      label: putNew({ ...labelKey(labelId), owner: 'Doro' } satisfies LabelItem),
    })
    const keys = [labelKey(labelId), bandKey(newId(), 'x'), keyOf(item), keyOf(item)] as const
    const [label, missing, first, twice] = await getMany(keys, { consistent: true })
    expectTypeOf(label).toEqualTypeOf<LabelItem | undefined>()
    expectTypeOf(first).toEqualTypeOf<BandItem | undefined>()
    expect(label?.owner).toBe('Doro')
    expect(missing).toBeUndefined()
    expect([first, twice]).toEqual([item, item])
  })

  it('returns nothing for no keys', async () => {
    expect(await getMany([])).toEqual([])
  })
})

describe('query', () => {
  const idsOf = (page: { readonly items: readonly { readonly SK: string }[] }): string =>
    page.items.map(({ SK }) => SK).join('')

  const scene = newId()
  const fill = () =>
    Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) =>
        write(put(band(scene, id, { fans: id.charCodeAt(0) }))),
      ),
    )

  it('reads a range of a partition', async () => {
    await fill()
    const read = async (options: QueryOptions) =>
      idsOf(await query(bands(scene), { consistent: true, ...options }))
    expect(await read({})).toBe('abcde')
    expect(await read({ before: 'c' })).toBe('ab')
    expect(await read({ after: 'c' })).toBe('de')
    expect(await read({ from: 'c' })).toBe('cde')
    expect(await read({ between: ['b', 'd'] })).toBe('bcd')
    expect(await read({ beginsWith: 'e' })).toBe('e')
    expect(await read({ newestFirst: true, limit: 2 })).toBe('ed')
    expect(await read({ filter: expression`fans > ${99}` })).toBe('de')
  })

  it('continues where the page before ended', async () => {
    await fill()
    const pages: number[] = []
    const all = await allPages(async (startAt) => {
      const page = await query(bands(scene), { consistent: true, limit: 2, startAt })
      pages.push(page.items.length)
      return page
    })
    expectTypeOf(all).toEqualTypeOf<BandItem[]>()
    expect(idsOf({ items: all })).toBe('abcde')
    expect(pages).toEqual([2, 2, 1])
  })

  it('finds the keys of items through the index', async () => {
    const [labelId, home] = [newId(), newId()]
    const index = { ...bandsOfLabel(labelId), GSI1SK: 'a' }
    await write(put({ ...band(home, 'a'), ...index }))
    const { items, next } = await queryIndex(bandsOfLabel(labelId))
    expect(items).toEqual([{ ...bandKey(home, 'a'), ...index }])
    expect(next).toBeUndefined()
    const [found] = await getMany(items, { consistent: true })
    expectTypeOf(found).toEqualTypeOf<BandItem | undefined>()
    expect(found?.name).toBe('Band a')
  })
})

describe('write', () => {
  it('throws when the new item exists already', async () => {
    const item = band(newId(), 'a')
    await write(putNew(item))
    expect(await failure(write(putNew(item)))).toBeInstanceOf(ConditionFailed)
  })

  it('returns the item before or after the write', async () => {
    const item = band(newId(), 'a')
    await write(put(item))
    const more = update(keyOf(item), { add: { fans: 1, genres: new Set(['doom']) } })
    const after: BandItem = await writeAndGetNew(more)
    expect(after).toEqual({ ...item, fans: 1, genres: new Set(['doom']) })
    expect(await writeAndGetOld(remove(keyOf(item)))).toEqual(after)
    expect(await writeAndGetOld(remove(keyOf(item)))).toBeUndefined()
  })

  it('returns the current item when a condition fails and the write requested it', async () => {
    const item = band(newId(), 'a', { isSplit: true })
    await write(put(item))
    const change = { set: { fans: 1 }, condition: { isSplit: undefined } } as const
    const refused = await failure(write(update(keyOf(item), { ...change, returnOnFailure: true })))
    expect(refused).toMatchObject({ names: [], item })
  })
})

describe('transact', () => {
  it('names the conditions that failed and writes nothing', async () => {
    const [item, other] = [band(newId(), 'a'), band(newId(), 'b')]
    const error = await failure(
      transact({
        item: putNew(item),
        other: update(keyOf(other), { set: { fans: 1 }, condition: exists }),
        third: check(bandKey(newId(), 'x'), { fans: 3 }),
        nothing: null,
      }),
    )
    expect(error).toMatchObject({ names: ['other', 'third'] })
    expect(await get(keyOf(item), { consistent: true })).toBeUndefined()
  })
})
