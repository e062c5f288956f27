import { addDays } from '#shared/domain/wall-clock.ts'
import { submitConcert, type Concert, type ConcertSubmission } from '#shared/api/concerts.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

/** A day from today on, `YYYY-MM-DD`. */
export const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)

/** A submission as the form sends it. */
export const aGig = (
  changes: Partial<ConcertSubmission> & { readonly day?: string } = {},
): Partial<ConcertSubmission> => {
  const { day = inDays(30), time = '20:00', ...values } = changes
  return {
    bandName: 'Grabeswind',
    venue: 'Backstage Werk',
    city: 'München',
    date: `${day}T${time === '' ? '12:00:00' : time}`,
    time,
    ...values,
  }
}

export interface TestSubmitted {
  readonly concert: Concert
  readonly isNew: boolean
  readonly badgeAwarded: boolean
}

const handler = await handlerOf(submitConcert.id)

export const askToSubmit = async ({ token }: TestMember, body: unknown, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await call(handler, submitConcert, { token, body, headers })
  return { ...answer, submitted: answer.json as TestSubmitted }
}

/** Submits a concert, which must be accepted. */
export const submitted = async (
  member: TestMember,
  changes: Parameters<typeof aGig>[0] = {},
): Promise<TestSubmitted> => {
  const { status, text, submitted: result } = await askToSubmit(member, aGig(changes))
  if (status !== 201) throw new Error(`${status} ${text}`)
  return result
}
