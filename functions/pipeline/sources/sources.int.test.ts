import { expect, it, vi } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { putAll } from '#platform/table/index.ts'
import { ADMIN } from '#testing/acting-admin.ts'
import { remove } from '#testing/stored.ts'
import { listSources } from './index.ts'
import { addSource, fillSources, removeSource, updateSource } from './change-sources.ts'
import { sourceKey } from './source.items.ts'
import { releaseSource, leaseSource } from './source-health.ts'

const FIELDS = { name: 'Magazin', category: 'news', language: 'de', enabled: true } as const
const at = (path: string) => ({ ...FIELDS, url: `https://magazin.example${path}` })

const clear = async (): Promise<void> => {
  for (const { id } of await listSources()) await removeSource(ADMIN, id)
}

it('adds, changes and removes a source', async () => {
  const added = await addSource(ADMIN, at('/rss'))
  expect(added).toMatchObject({ ...at('/rss'), health: { failures: 0, lastTriedAt: null } })
  const changed = await updateSource(ADMIN, added.id, {
    ...at('/atom'),
    name: 'Anders',
    enabled: false,
  })
  expect(await listSources()).toEqual([changed])
  expect(changed).toMatchObject({ id: added.id, name: 'Anders', enabled: false })
  await removeSource(ADMIN, added.id)
  expect(await listSources()).toEqual([])
})

it('throws conflict for the URL of another source', async () => {
  await clear()
  const one = await addSource(ADMIN, at('/rss'))
  const other = await addSource(ADMIN, at('/andere'))
  const conflict = { code: 'conflict', message: 'Diese Adresse ist schon eine Quelle.' }
  await expect(
    addSource(ADMIN, { ...at(''), url: 'HTTPS://Magazin.example:443/rss' }),
  ).rejects.toMatchObject(conflict)
  await expect(updateSource(ADMIN, other.id, at('/rss'))).rejects.toMatchObject(conflict)
  await expect(updateSource(ADMIN, one.id, { ...at('/rss'), name: 'Neu' })).resolves.toMatchObject({
    name: 'Neu',
  })
})

it.each([
  'http://127.0.0.1/rss',
  'http://0x7f.1/rss',
  'http://[::1]/rss',
  'http://10.0.0.1/rss',
  'http://169.254.169.254/latest/meta-data/',
  'https://magazin.example:8443/rss',
  'https://name:geheim@magazin.example/rss',
  'http://localhost/rss',
  'http://localhost./rss',
  'http://db.internal/rss',
  'http://drucker.local/rss',
  'http://wiki/rss',
])('throws invalid_input for %s, which the reader would refuse', async (url) => {
  await clear()
  const refused = {
    code: 'invalid_input',
    message: expect.stringContaining('offene Internet') as string,
  }
  await expect(addSource(ADMIN, { ...FIELDS, url })).rejects.toMatchObject(refused)
  const source = await addSource(ADMIN, at('/rss'))
  await expect(updateSource(ADMIN, source.id, { ...FIELDS, url })).rejects.toMatchObject(refused)
  expect(await listSources()).toEqual([source])
})

it('accepts public addresses, and the names of the local stack', async () => {
  await clear()
  for (const url of [
    'http://8.8.8.8/rss',
    'https://internal.example/rss',
    'http://krachblatt.test/',
  ])
    expect(await addSource(ADMIN, { ...FIELDS, url })).toMatchObject({ url })
})

it('switches off a source whose address is refused by now', async () => {
  await clear()
  const fields = { ...FIELDS, url: 'http://10.0.0.1/rss' }
  await putAll([{ ...sourceKey('alt'), ...fields, createdAt: '2026-11-22T10:00:00.000Z' }])
  expect(await updateSource(ADMIN, 'alt', { ...fields, enabled: false })).toMatchObject({
    enabled: false,
  })
  await clear()
})

it('throws not_found for an unknown source', async () => {
  const missing = { code: 'not_found' }
  await expect(updateSource(ADMIN, 'gibt-es-nicht', at('/x'))).rejects.toMatchObject(missing)
  await expect(removeSource(ADMIN, 'gibt-es-nicht')).rejects.toMatchObject(missing)
})

it('adds a URL once when admins add it at once', async () => {
  await clear()
  const results = await Promise.allSettled([
    addSource(ADMIN, at('/rss')),
    addSource(ADMIN, at('/rss')),
    addSource(ADMIN, at('/rss')),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listSources()).toHaveLength(1)
})

it('throws conflict beyond the limit, also for concurrent admins', async () => {
  await clear()
  const before = Array.from({ length: LIMITS.sources - 1 }, (_, index) => `voll-${index}`)
  const createdAt = '2026-11-22T10:00:00.000Z'
  await putAll(before.map((id) => ({ ...sourceKey(id), ...at(`/${id}`), createdAt })))
  const results = await Promise.allSettled([
    addSource(ADMIN, at('/letzte')),
    addSource(ADMIN, at('/zu-viel')),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listSources()).toHaveLength(LIMITS.sources)
  for (const id of before) await remove(sourceKey(id))
  await clear()
})

it('fills only a list that was never changed', async () => {
  await fillSources([{ ...at('/rss'), id: 'magazin' }])
  expect(await listSources()).toEqual([])
})

it('resets the health and ends the lease when the URL changes', async () => {
  const { id } = await addSource(ADMIN, at('/alt'))
  const lease = await leaseSource(id, '2026-11-22T10:00:00.000Z')
  if (!lease) throw new Error('The source is not leased.')
  await updateSource(ADMIN, id, at('/neu'))
  await releaseSource(lease, { etag: '"alt"', failures: 3, lastTriedAt: lease.startedAt })
  const [source] = await listSources()
  expect(source?.health).toMatchObject({ hasEtag: false, failures: 0, lastTriedAt: null })
})

it('keeps the item counts of two weeks', async () => {
  await clear()
  const { id } = await addSource(ADMIN, at('/rss'))
  const lease = await leaseSource(id, '2026-11-22T10:00:00.000Z')
  if (!lease) throw new Error('The source is not leased.')
  const days = { '2020-01-01': 3, '2020-01-02': 4 }
  await releaseSource({ ...lease, item: { ...lease.item, days } }, { lastTriedAt: lease.startedAt })
  const [source] = await listSources()
  expect(source?.health.itemsPerDay).toHaveLength(14)
})

it('leases the source of a dead reader again after the lease has ended', async () => {
  await clear()
  const { id } = await addSource(ADMIN, at('/rss'))
  const runAt = '2026-11-22T10:00:00.000Z'
  expect(await leaseSource(id, runAt)).not.toBeNull()
  expect(await leaseSource(id, runAt)).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91_000 })
  try {
    expect(await leaseSource(id, runAt)).not.toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
