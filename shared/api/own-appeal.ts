import * as z from 'zod/mini'
import { APPEAL_DECISIONS, APPEAL_STATES, APPEAL_TEXT } from '../domain/appeals.ts'
import { Ulid } from '../domain/ids.ts'
import { multiLine } from '../domain/text.ts'

export const AppealText = multiLine(APPEAL_TEXT.max).check(
  z.minLength(
    APPEAL_TEXT.min,
    `Schreib mindestens ${APPEAL_TEXT.min} Zeichen, damit wir dich verstehen.`,
  ),
)

/** An appeal as the one who wrote it reads it. Neither reviewer nor first moderator is named. */
const Appeal = z.object({
  state: z.enum(APPEAL_STATES),
  text: z.string(),
  at: z.iso.datetime(),
  /** Null until it is decided, as the next two. */
  decision: z.nullable(z.enum(APPEAL_DECISIONS)),
  reasons: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Lifted, but nothing came back: it was deleted, it ended, or another decision holds. */
  nothingRestored: z.boolean(),
  /** The statement of the measure that replaced the first one. */
  newStatementId: z.nullable(Ulid),
})
export type Appeal = z.infer<typeof Appeal>

/** What a statement of reasons, or the answer to a report, shows about appealing. */
export const OwnAppeal = z.object({
  appeal: z.nullable(Appeal),
  endsAt: z.iso.datetime(),
  /** Not after the end, not twice; again after a withdrawal. */
  mayAppeal: z.boolean(),
})
export type OwnAppeal = z.infer<typeof OwnAppeal>
