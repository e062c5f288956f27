import { expect, it } from 'vitest'
import type { CatalogueTrack } from '../catalogues/catalogue.ts'
import { withPreviews } from './preview.rules.ts'

const aTrack = (change: Partial<CatalogueTrack>): CatalogueTrack => ({
  id: '1',
  name: '???',
  artist: '!!!',
  durationMs: 200_000,
  coverUrl: undefined,
  previewUrl: undefined,
  ...change,
})

it('takes the preview of the same recording, also for names without letters, and of no other', () => {
  const own = aTrack({})
  const same = aTrack({ id: '2', previewUrl: 'https://preview.test/same' })
  const other = aTrack({ id: '3', artist: '†††', previewUrl: 'https://preview.test/other' })
  expect(withPreviews([own], [other])[0]?.previewUrl).toBeUndefined()
  expect(withPreviews([own], [other, same])[0]?.previewUrl).toBe('https://preview.test/same')
})
