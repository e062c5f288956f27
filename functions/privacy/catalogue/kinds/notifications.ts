import { DELETED, DERIVED, plain, type ItemKind } from '../item-kind.ts'

const shown = {
  topic: 'notifications',
  exported: { section: 'notifications' },
  erased: DELETED,
} as const
const derived = { topic: 'notifications', exported: DERIVED, erased: DELETED } as const
const push = { topic: 'push', exported: { section: 'push' }, erased: DELETED } as const
const pushDerived = { topic: 'push', exported: DERIVED, erased: DELETED } as const

/** Notifications and push. */
export const notificationKinds: readonly ItemKind[] = [
  {
    name: 'activity',
    PK: 'NOTIFY#*',
    SK: 'ACTIVITY#*',
    members: {
      PK: 'owner',
      GSI1PK: 'actor',
      GSI1SK: 'owner',
      'author.id': 'actor',
      'author.avatar': 'actor',
      'actor.id': 'actor',
      postAuthorId: 'target',
      storyId: 'target',
    },
    personal: shown,
  },
  {
    name: 'likes-of-text',
    PK: 'NOTIFY#*',
    SK: 'LIKES#*',
    members: {
      PK: 'owner',
      GSI1PK: 'actor',
      GSI1SK: 'owner',
      'author.id': 'actor',
      'author.avatar': 'actor',
    },
    personal: shown,
  },
  {
    name: 'liker-of-text',
    PK: 'NOTIFY#*',
    SK: 'LIKED#*',
    members: {
      PK: 'owner',
      GSI1PK: 'actor',
      GSI1SK: 'owner',
      'author.id': 'actor',
      'author.avatar': 'actor',
    },
    personal: derived,
  },
  {
    name: 'early-like',
    PK: 'NOTIFY#*',
    SK: 'LIKE#*',
    members: { PK: 'owner', 'liker.id': 'actor' },
    personal: shown,
  },
  {
    name: 'read-mark',
    PK: 'NOTIFY#*',
    SK: 'READ#*',
    members: { PK: 'owner', memberId: 'owner' },
    personal: derived,
  },
  {
    name: 'share-of-submitter',
    PK: 'NOTIFY#*',
    SK: 'SHARE#*',
    members: { PK: 'owner', SK: 'actor' },
    personal: {
      topic: 'notifications',
      exported: DERIVED,
      erased: { by: 'expiry', within: '2 days' },
    },
  },
  {
    name: 'told-changes-of-concert',
    PK: 'NOTIFY#*',
    SK: 'CHANGES#*',
    members: { PK: 'owner' },
    personal: {
      topic: 'notifications',
      exported: DERIVED,
      erased: { by: 'expiry', within: '2 days' },
    },
  },
  {
    name: 'unread-counters',
    PK: 'MEMBER#*',
    SK: 'UNREAD',
    members: { PK: 'owner' },
    personal: derived,
  },
  {
    name: 'push-device',
    PK: 'PUSH#*',
    SK: 'DEVICE#*',
    members: { PK: 'owner' },
    personal: push,
  },
  {
    name: 'push-note',
    PK: 'PUSH#*',
    SK: 'NOTE#*',
    members: {
      PK: 'owner',
      SK: 'actor',
      'cause.PK': 'owner',
      'cause.SK': 'actor',
      path: 'other',
      tag: 'other',
    },
    personal: pushDerived,
  },
  {
    name: 'waiting-push',
    PK: 'PUSH#*',
    SK: 'WAIT#*',
    members: { PK: 'owner', SK: 'actor', noteId: 'actor', 'like.PK': 'owner' },
    personal: pushDerived,
  },
  {
    name: 'pushed-horns',
    PK: 'PUSH#*',
    SK: 'HORNS#*',
    members: { PK: 'owner' },
    personal: pushDerived,
  },
  {
    name: 'post-without-push',
    PK: 'PUSH#*',
    SK: 'MUTED#*',
    members: { PK: 'owner' },
    personal: push,
  },
  {
    name: 'push-endpoint',
    PK: 'PUSH_ENDPOINT#*',
    SK: 'OWNER',
    members: { memberId: 'owner' },
    personal: pushDerived,
  },
  {
    name: 'member-with-push',
    PK: 'PUSH_MEMBERS#*',
    SK: '*',
    members: { SK: 'owner' },
    personal: pushDerived,
  },
  {
    name: 'member-with-waiting-push',
    PK: 'PUSH_DUE#*',
    SK: '*',
    members: { SK: 'owner', memberId: 'owner', latest: 'actor' },
    personal: pushDerived,
  },
  plain('push-campaign', 'PUSH_CAMPAIGN#*', 'CAMPAIGN'),
]
