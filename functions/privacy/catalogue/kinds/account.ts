import { DELETED, DERIVED, plain, SECRET, SHORT_LIVED, type ItemKind } from '../item-kind.ts'

const account = { topic: 'account', exported: { section: 'account' }, erased: DELETED } as const
const signIn = { topic: 'sign-in', erased: DELETED } as const
const ofMember = (name: string, SK: string, personal: ItemKind['personal']): ItemKind => ({
  name,
  PK: 'MEMBER#*',
  SK,
  members: { PK: 'owner' },
  ...(personal && { personal }),
})

/** Account, sign-in, sessions, settings. */
export const accountKinds: readonly ItemKind[] = [
  {
    name: 'member',
    PK: 'MEMBER#*',
    SK: 'PROFILE',
    members: { PK: 'owner', memberId: 'owner', avatar: 'owner' },
    personal: { topic: 'profile', exported: { section: 'profile' }, erased: DELETED },
  },
  ofMember('avatar-lease', 'AVATAR_TURN', { ...account, exported: SHORT_LIVED }),
  ofMember('email', 'PRIVATE', account),
  plain('email-links-of-day', 'EMAIL_LINKS#*', '*'),
  ofMember('profile-data', 'PROFILE_DATA', { ...account, exported: { section: 'profile' } }),
  ofMember('accepted-legal-text', 'LEGAL#*', { ...account, exported: { section: 'consents' } }),
  ofMember('onboarding-progress', 'ONBOARDING', { ...account, exported: { section: 'profile' } }),
  ofMember('notification-settings', 'NOTIFICATIONS', {
    ...account,
    exported: { section: 'settings' },
  }),
  ofMember('badge', 'BADGE#*', { ...account, exported: { section: 'profile' } }),
  {
    name: 'username',
    PK: 'USERNAME#*',
    SK: 'USERNAME',
    members: { memberId: 'owner' },
    personal: {
      ...account,
      exported: DERIVED,
      erased: { by: 'anonymise', leaves: 'the name alone, for 90 days, so that nobody takes it' },
    },
  },
  ofMember('password', 'PASSWORD', { ...signIn, exported: SECRET }),
  ofMember('recovery-codes', 'RECOVERY', { ...signIn, exported: SECRET }),
  {
    name: 'passkey',
    PK: 'MEMBER#*',
    SK: 'PASSKEY#*',
    members: { PK: 'owner', memberId: 'owner' },
    personal: { ...signIn, exported: { section: 'security' } },
  },
  ofMember('passkey-count', 'PASSKEYS', { ...signIn, exported: DERIVED }),
  {
    name: 'passkey-owner',
    PK: 'CREDENTIAL#*',
    SK: 'CREDENTIAL',
    members: { memberId: 'owner' },
    personal: { ...signIn, exported: DERIVED },
  },
  {
    name: 'passkey-challenge',
    PK: 'CHALLENGE#*',
    SK: 'CHALLENGE',
    members: { memberId: 'owner' },
    personal: {
      ...signIn,
      exported: SHORT_LIVED,
      erased: { by: 'expiry', within: 'five minutes' },
    },
  },
  {
    name: 'data-export',
    PK: 'MEMBER#*',
    SK: 'DATA_EXPORT',
    members: { PK: 'owner', memberId: 'owner' },
    personal: {
      topic: 'rights',
      exported: { not: 'the state of the export itself' },
      erased: DELETED,
    },
  },
  plain('passkey-decoy-secret', 'SECRETS', 'PASSKEY_DECOYS'),
  {
    name: 'session',
    PK: 'SESSION#*',
    SK: 'SESSION',
    members: { memberId: 'owner' },
    personal: { ...signIn, exported: DERIVED },
  },
  {
    name: 'session-entry',
    PK: 'SESSIONS#*',
    SK: '*',
    members: { PK: 'owner' },
    personal: { ...signIn, exported: { section: 'security' } },
  },
  {
    name: 'device-mark',
    PK: 'DEVICE_MARKS#*',
    SK: '*',
    members: { PK: 'owner' },
    personal: { ...signIn, exported: SECRET },
  },
]
