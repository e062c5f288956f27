import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidateConcerts } from './concerts.ts'

it('marks lists of concerts and pages of bands as stale, and nothing else', async () => {
  const client = new QueryClient()
  const keys = [
    ['concerts', 'lists', {}],
    ['bands', 'band', '1'],
    ['bands', 'list', {}],
  ]
  for (const key of keys) client.setQueryData(key, {})
  await invalidateConcerts(client)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})
