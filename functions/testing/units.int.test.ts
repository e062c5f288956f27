import { expect, it } from 'vitest'
import { searchUsers } from '#shared/api/people.ts'
import { handler as search } from '../people/search/search-users.ts'
import { call } from './call.ts'
import { aMember } from './members.ts'
import { unitsOf } from './units.ts'

it('measures the same whether or not an earlier call took a throttle lease', async () => {
  const { token } = await aMember()
  const searching = () => call(search, searchUsers, { token, query: { searchQuery: 'fan' } })
  const first = await unitsOf(searching)
  await searching()
  expect(await unitsOf(searching)).toEqual(first)
  expect(first.write).toBe(1)
})
