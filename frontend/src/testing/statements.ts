import type { Statement } from '#shared/api/statements.ts'
import { statementTemplate } from '#shared/domain/statements/template.ts'
import { ulid } from './members.ts'

/** The reasons for the removal of a post. */
export const aStatement = (about: Partial<Statement> = {}): Statement => ({
  id: ulid(70),
  at: '2026-11-20T08:00:00.000Z',
  kind: 'community-post',
  targetId: ulid(71),
  measure: 'remove',
  excerpt: 'Ihr seid alle Poser.',
  until: null,
  outcome: null,
  ...statementTemplate('remove', { kind: 'community-post', category: 'insult' }),
  automated: { detection: false, decision: false },
  wasReported: true,
  appealEndsAt: '2027-05-20T08:00:00.000Z',
  ...about,
})
