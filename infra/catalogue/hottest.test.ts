import { describe, expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { findHottest } from './hottest.ts'

describe('the hottest contracts', () => {
  it('are the five that the tabs of all members poll', () => {
    expect([...findHottest(contracts)].toSorted()).toEqual([
      'communityStats',
      'getThread',
      'listComments',
      'listPosts',
      'unread',
    ])
  })

  it('are those with the shortest intervals, and none that dialogs or only admins and moderators call', () => {
    const [some] = contracts
    if (!some) throw new Error('There are no contracts')
    const polled = [40, 20, 60, 10, 50, 30].map((pollSeconds) => ({
      ...some,
      caller: 'member' as const,
      id: `every${pollSeconds}`,
      pollSeconds,
    }))
    const admin = { ...some, caller: 'admin' as const, id: 'adminOnly', pollSeconds: 1 }
    const dialog = {
      ...some,
      caller: 'member' as const,
      id: 'dialogOnly',
      pollSeconds: 5,
      pollsInDialog: true as const,
    }
    expect([...findHottest([...polled, admin, dialog, some])]).toEqual([
      'every10',
      'every20',
      'every30',
      'every40',
      'every50',
    ])
  })
})
