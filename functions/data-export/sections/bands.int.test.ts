import { expect, it } from 'vitest'
import { isoNow } from '#platform/runtime/clock.ts'
import { write } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { bandKey } from '../../bands/items/index.ts'
import { claimKey } from '../../bands/claims/index.ts'
import { revisionKey } from '../../bands/revisions/revision.items.ts'
import { putTrace } from '../../privacy/traces/index.ts'
import { bands } from './bands.ts'

it('contains what the member added, changed and claimed, by the traces of the member', async () => {
  const { id, username } = await aMember()
  const bandId = await storedBand({ name: 'Grabglut', submittedBy: { id, username } })
  const change = {
    ...revisionKey(bandId, 2),
    ...{ entity: 'BandRevision', number: 2, kind: 'edit', authorId: id, at: isoNow() },
    ...{ before: {}, after: { genre: 'Doom Metal' } },
  }
  const claim = {
    ...claimKey(bandId, id),
    ...{
      entity: 'BandClaim',
      memberId: id,
      state: 'pending',
      evidence: 'Wir sind das',
      at: isoNow(),
    },
  }
  await putAll([change, claim])
  for (const item of [bandKey(bandId), change, claim]) await write(putTrace(id, item))
  const { entries } = await bands.read(id, undefined)
  expect(entries).toHaveLength(3)
  expect(entries.every(({ band }) => band === 'Grabglut')).toBe(true)
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'Eingetragen' }))
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'Geändert', values: ['genre: Doom Metal'] }),
  )
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'Beansprucht', note: 'Wir sind das', state: 'Offen' }),
  )
})
