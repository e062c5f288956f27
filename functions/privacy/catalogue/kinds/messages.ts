import { DELETED, DERIVED, SHORT_LIVED, type ErasureRule, type ItemKind } from '../item-kind.ts'

/** By the id the thread is found. It leads to no person any more. */
const KEY_OF_THREAD = 'the key of the conversation, which the other member keeps'

/** The conversation belongs to both members; the other keeps what was written to them. */
const SHARED: ErasureRule = {
  by: 'keep',
  because:
    'the other member keeps the conversation; the id leads to no person any more, and goes with the second member',
}

const messages = { topic: 'messages', exported: { section: 'messages' }, erased: DELETED } as const

export const messageKinds: readonly ItemKind[] = [
  {
    name: 'message',
    PK: 'CHAT#*',
    SK: 'M#*',
    members: {
      PK: 'other',
      senderId: 'author',
      recipientId: 'other',
      'replyTo.senderId': 'author',
      'replyTo.id': 'author',
      'horns[]': 'actor',
      'media.key': 'author',
    },
    personal: { ...messages, erased: SHARED },
  },
  {
    name: 'pair',
    PK: 'CHAT#*',
    SK: 'PAIR',
    members: { PK: 'other', requestedBy: 'actor' },
    personal: { ...messages, erased: SHARED },
  },
  {
    name: 'thread',
    PK: 'CHATS#*',
    SK: 'WITH#*',
    members: {
      PK: 'owner',
      SK: 'other',
      memberId: 'owner',
      otherId: 'other',
      'other.id': 'other',
      'other.avatar': 'other',
      'last.senderId': 'author',
      entrySK: 'other',
    },
    personal: {
      ...messages,
      erased: {
        by: 'anonymise',
        leaves: 'the thread of the other member, with "Gelöschtes Mitglied"',
      },
      remains: {
        SK: KEY_OF_THREAD,
        otherId: KEY_OF_THREAD,
        entrySK: KEY_OF_THREAD,
        'last.senderId': KEY_OF_THREAD,
      },
    },
  },
  {
    name: 'thread-in-list',
    PK: 'CHATS#*',
    SK: 'IN#*',
    members: {
      PK: 'owner',
      SK: 'other',
      otherId: 'other',
      'other.id': 'other',
      'other.avatar': 'other',
      'last.senderId': 'author',
    },
    personal: {
      topic: 'messages',
      exported: DERIVED,
      erased: {
        by: 'anonymise',
        leaves: 'the thread of the other member, with "Gelöschtes Mitglied"',
      },
      remains: {
        SK: KEY_OF_THREAD,
        otherId: KEY_OF_THREAD,
        entrySK: KEY_OF_THREAD,
        'last.senderId': KEY_OF_THREAD,
      },
    },
  },
  {
    name: 'request-in-list',
    PK: 'CHATS#*',
    SK: 'REQ#*',
    members: {
      PK: 'owner',
      SK: 'other',
      otherId: 'other',
      'other.id': 'other',
      'other.avatar': 'other',
      'last.senderId': 'author',
    },
    personal: {
      topic: 'messages',
      exported: DERIVED,
      erased: {
        by: 'anonymise',
        leaves: 'the thread of the other member, with "Gelöschtes Mitglied"',
      },
      remains: {
        SK: KEY_OF_THREAD,
        otherId: KEY_OF_THREAD,
        entrySK: KEY_OF_THREAD,
        'last.senderId': KEY_OF_THREAD,
      },
    },
  },
  {
    name: 'name-in-threads',
    PK: 'CHATS#*',
    SK: 'NAME#*',
    members: { PK: 'owner', SK: 'other', otherId: 'other' },
    personal: { ...messages, exported: DERIVED },
  },
  {
    name: 'thread-name-refresh',
    PK: 'MEMBER#*',
    SK: 'CHAT_REFRESH',
    members: { PK: 'owner', memberId: 'owner', doneTo: 'other' },
    personal: { ...messages, exported: DERIVED },
  },
  {
    name: 'new-requests-of-day',
    PK: 'MEMBER#*',
    SK: 'REQUESTS#*',
    members: { PK: 'owner' },
    personal: { ...messages, exported: SHORT_LIVED },
  },
  {
    name: 'voice-address',
    PK: 'VOICE_TOKEN#*',
    SK: 'VOICE_TOKEN',
    members: { objectKey: 'other' },
    personal: {
      ...messages,
      exported: SHORT_LIVED,
      erased: { by: 'expiry', within: 'five minutes' },
    },
  },
]
