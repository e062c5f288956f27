import { expect, test } from 'vitest'
import type { Badge, User } from '#shared/api/members.ts'
import { findChanges, toDraft, isChanged } from './profile-draft.ts'

const badge = (badgeType: Badge['badgeType'], isVisible: boolean): Badge => ({
  id: badgeType,
  badgeType,
  badgeName: badgeType,
  badgeDescription: '',
  badgeIcon: '🤘',
  isVisible,
  earnedAt: '2026-11-21T20:00:00.000Z',
})

const profile: User = {
  id: '01J00000000000000000000000',
  username: 'kraehe',
  displayName: 'Krähe',
  avatar: null,
  isVerified: false,
  bio: null,
  location: 'Köln',
  badges: [badge('first_roar', true), badge('concert_scout', false)],
  onboardingCompleted: true,
  selectedRoles: [],
  favoriteGenres: [],
  followersCount: 0,
  followingCount: 0,
  createdAt: '2026-11-21T20:00:00.000Z',
}

test('reports no change when nothing was edited', () => {
  expect(isChanged(profile, toDraft(profile))).toBe(false)
})

test('ignores spaces around a text', () => {
  expect(isChanged(profile, { ...toDraft(profile), location: ' Köln ' })).toBe(false)
})

test('contains only the changed fields', () => {
  const draft = { ...toDraft(profile), bio: 'Laut.', visible: { concert_scout: true } }
  const { texts, badges } = findChanges(profile, draft)
  expect(texts).toEqual({ bio: 'Laut.' })
  expect(badges.map(([{ badgeType }, isVisible]) => [badgeType, isVisible])).toEqual([
    ['concert_scout', true],
  ])
})

test('contains a text that was emptied', () => {
  expect(findChanges(profile, { ...toDraft(profile), location: '' }).texts).toEqual({
    location: '',
  })
})
