import { DELETED, DERIVED, plain, type ItemKind } from '../item-kind.ts'

/** Held content, decisions, the audit log. */
export const moderationKinds: readonly ItemKind[] = [
  {
    name: 'held-content',
    PK: 'MODERATION#*',
    SK: '*',
    members: {
      SK: 'author',
      memberId: 'author',
      'reports[].memberId': 'reporter',
      'reporters[]': 'reporter',
    },
    personal: {
      topic: 'moderation',
      exported: { section: 'moderation' },
      erased: {
        by: 'anonymise',
        leaves: 'the report that waits for a decision, without the member',
      },
    },
  },
  {
    name: 'waiting-content',
    PK: 'MEMBER#*',
    SK: 'WAITING',
    members: { PK: 'owner' },
    personal: { topic: 'moderation', exported: DERIVED, erased: DELETED },
  },
  {
    name: 'decision',
    PK: 'MODERATION_LOG#*',
    SK: '*',
    members: {
      authorId: 'author',
      moderatorId: 'staff',
      contentId: 'author',
      'reports[].memberId': 'reporter',
    },
    personal: {
      topic: 'moderation',
      exported: { section: 'moderation' },
      erased: {
        by: 'keep',
        because:
          'proves what was decided and why (Art. 17 und 20 DSA, Art. 17 Abs. 3 lit. b und e DSGVO); an id without a person; it ends with the third year after the decision, when claims expire (§§ 195 und 199 BGB)',
      },
    },
  },
  {
    name: 'last-decision',
    PK: 'MODERATED#*',
    SK: '*',
    members: { SK: 'author', moderatorId: 'staff' },
    personal: {
      topic: 'moderation',
      exported: { not: 'a copy of the decision for moderators who decide too late' },
      erased: { by: 'expiry', within: '30 days' },
    },
  },
  {
    name: 'kept-content',
    PK: 'KEPT#*',
    SK: 'KEPT*',
    members: {
      PK: 'author',
      targetId: 'author',
      'content.media.key': 'author',
      'content.horns[]': 'target',
      'content.replyTo.id': 'target',
      'content.replyTo.senderId': 'target',
      'content.quotes[].replyTo.id': 'author',
      'content.quotes[].replyTo.senderId': 'author',
    },
    personal: {
      topic: 'moderation',
      exported: {
        not: 'content that a measure removed; the statement of reasons shows what it was',
      },
      erased: {
        by: 'expiry',
        within:
          '7 months; 13 months while an appeal is open; what the member wrote goes with the account',
      },
    },
  },
  {
    name: 'kept-profile',
    PK: 'KEPT#profile#*',
    SK: 'KEPT*',
    members: { PK: 'owner', targetId: 'owner', 'content.avatar': 'owner' },
    personal: {
      topic: 'moderation',
      exported: {
        not: 'what a measure took out of the profile; the export has its picture with the profile, and the statement of reasons shows the text',
      },
      erased: DELETED,
    },
  },
  plain('media-move', 'MEDIA_MOVE#*', 'LEASE'),
  { name: 'mailed-decision', PK: 'MODERATION_TOLD#*', SK: 'TOLD', members: {} },
  {
    name: 'audit-entry',
    PK: 'AUDIT#*',
    SK: '*',
    members: { actorId: 'staff', objectId: 'target', detail: 'target' },
    personal: {
      topic: 'audit',
      exported: { not: 'acts of the staff, which the decisions in the export describe' },
      erased: {
        by: 'keep',
        because:
          'a chain of hashes that proves the acts of the staff; it holds ids and fixed words only (Art. 17 Abs. 3 lit. b und e DSGVO)',
      },
    },
  },
  { name: 'audit-head', PK: 'AUDIT', SK: 'HEAD', members: {} },
]
