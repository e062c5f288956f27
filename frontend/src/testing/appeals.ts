import type { Appeal } from '#shared/api/own-appeal.ts'

/** An appeal that waits for its decision. */
export const anAppeal = (about: Partial<Appeal> = {}): Appeal => ({
  state: 'received',
  text: 'Das war ein Zitat aus einem Songtext.',
  at: '2026-11-20T08:00:00.000Z',
  decision: null,
  reasons: null,
  decidedAt: null,
  nothingRestored: false,
  newStatementId: null,
  ...about,
})
