import { DELETED, plain, SHORT_LIVED, type ItemKind } from '../item-kind.ts'

/** Throttles, remembered answers, the live channel. */
export const platformKinds: readonly ItemKind[] = [
  {
    name: 'throttle',
    PK: 'THROTTLE#*',
    SK: '*',
    members: { PK: 'actor' },
    personal: {
      topic: 'limits',
      exported: SHORT_LIVED,
      erased: { by: 'expiry', within: 'a day' },
    },
  },
  {
    name: 'remembered-answer',
    PK: 'IDEMPOTENCY#*',
    SK: '*',
    members: { PK: 'owner', result: 'author' },
    personal: {
      topic: 'limits',
      exported: { not: 'a copy, kept for a day, of an answer whose content is in its own section' },
      erased: DELETED,
    },
  },
  {
    name: 'live-ticket',
    PK: 'LIVE_TICKET#*',
    SK: 'TICKET',
    members: { memberId: 'owner' },
    personal: {
      topic: 'live',
      exported: SHORT_LIVED,
      erased: { by: 'expiry', within: '30 seconds' },
    },
  },
  {
    name: 'live-connection',
    PK: 'LIVE#*',
    SK: '*',
    members: { PK: 'owner', memberId: 'owner', 'watched[]': 'target' },
    personal: { topic: 'live', exported: SHORT_LIVED, erased: DELETED },
  },
  {
    name: 'live-watcher',
    PK: 'WATCH#*',
    SK: '*',
    members: { PK: 'target', memberId: 'actor' },
    personal: {
      topic: 'live',
      exported: SHORT_LIVED,
      erased: { by: 'expiry', within: 'two hours and ten minutes' },
    },
  },
  plain('sweep-run', 'SWEEPS', '*'),
  plain('ai-help-cost', 'AI_HELP', 'DAY#*'),
]
