import type { Case, CaseCard } from '#shared/api/cases.ts'

const POST = '01JD3V6T5N0000000000000001'

export const CARD: CaseCard = {
  id: '01JD3V6T5N0000000000000010',
  kind: 'community-post',
  targetId: POST,
  excerpt: 'Ihr seid alle Poser.',
  isUrgent: false,
  categories: [{ category: 'insult', reports: 2 }],
  reports: 2,
  openedAt: '2026-11-26T08:00:00.000Z',
  lastReportAt: '2026-11-26T09:00:00.000Z',
  assignee: null,
  isEscalated: false,
  isSecondLook: false,
  mayDecide: true,
}

export const URGENT: CaseCard = {
  ...CARD,
  id: '01JD3V6T5N0000000000000011',
  isUrgent: true,
  excerpt: 'Heute ist mein letzter Tag.',
  categories: [{ category: 'life', reports: 1 }],
  reports: 1,
}

export const ME_UNTIL = {
  id: '01JD3V6T5N0000000000000020',
  displayName: 'Wächterin',
  until: '2099-01-01T00:00:00.000Z',
  isYou: true,
}

export const aCase = (card: CaseCard = CARD, more: Partial<Case> = {}): Case => ({
  ...card,
  author: {
    id: '01JD3V6T5N0000000000000030',
    username: 'krach',
    displayName: 'Krach & Söhne',
    avatar: null,
    isVerified: false,
  },
  evidence: [
    {
      at: card.openedAt,
      title: null,
      text: card.excerpt,
      media: [],
      path: `/#post-${POST}`,
      before: [],
      after: [],
    },
  ],
  content: { state: 'unchanged', text: null, version: 1 },
  possible: ['dismiss', 'hide', 'remove', 'warn'],
  newestReports: [
    {
      id: POST,
      at: card.openedAt,
      category: 'insult',
      text: 'Der meint mich.',
      by: 'member',
      objection: null,
    },
  ],
  history: { count: 0, newest: [] },
  similar: [],
  earlier: [],
  escalations: [],
  decision: null,
  ...more,
})
