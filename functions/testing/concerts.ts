import { ulid } from 'ulid'
import { eveningAt } from '#shared/domain/evening.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import {
  getConcert,
  listConcerts,
  submitConcert,
  type Concert,
  type ConcertCard,
  type ConcertSubmission,
} from '#shared/api/concerts.ts'
import { handler as indexConcert } from '../concerts/effects/index-concert.ts'
import { handler as listOwn } from '../concerts/effects/list-own-concerts.ts'
import {
  chooseShown,
  concertKey,
  type ConcertItem,
  type ConcertValues,
} from '../concerts/items/index.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'
import { stored, type StoredItem } from './stored.ts'

/** A day from this evening on, `YYYY-MM-DD`. */
export const inDays = (days: number): string => addDays(eveningAt(Date.now()), days)

/** A day or month of the year after next: the latest year that is within the horizon as a whole. */
export const later = (rest: string): string => `${new Date().getUTCFullYear() + 2}-${rest}`

/** A concert of one source, for tests that write many at once. */
export const aConcertItem = (values: ConcertValues): ConcertItem => {
  const id = ulid()
  return {
    ...concertKey(id),
    SK: 'CONCERT',
    entity: 'Concert',
    ...chooseShown([{ id, memberId: id, values, counted: true }]),
    status: 'available',
    version: 1,
  }
}

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

/** The concert itself, also a merged one. */
export const storedConcert = async (id: string): Promise<StoredItem<ConcertItem>> => {
  const concert = await stored(concertKey(id))
  if (!concert) throw new Error(`No concert ${id}`)
  return concert
}

/** Delivers the concert as it is now to the effects that list it. */
export const settleConcert = async (id: string): Promise<void> => {
  const change = changeRecord(null, await storedConcert(id))
  await deliverTo('index-concert', indexConcert)(change)
  await deliverTo('list-own-concerts', listOwn)(change)
}

/** A concert that is in all lists; returns its id. */
export const aConcert = async (
  member: TestMember,
  changes: Parameters<typeof aGig>[0] = {},
): Promise<string> => {
  const { concert } = await submitted(member, changes)
  await settleConcert(concert.id)
  return concert.id
}

let bands = 0

/** A band that no other test names. */
export const aBandName = (): string => `Kapelle ${(++bands).toString(36)}${Date.now().toString(36)}`

/** A concert that all of these members submitted; returns its id. */
export const aConcertOf = async (...members: readonly TestMember[]): Promise<string> => {
  const bandName = aBandName()
  const ids: string[] = []
  for (const member of members) ids.push(await aConcert(member, { bandName }))
  return ids[0] ?? ''
}

const [getHandler, listHandler] = await Promise.all([
  handlerOf(getConcert.id),
  handlerOf(listConcerts.id),
])

export const readDetail = ({ token }: TestMember, id: string) =>
  call(getHandler, getConcert, { token, params: { id } })

export const askForList = ({ token }: TestMember, query: Record<string, string> = {}) =>
  call(listHandler, listConcerts, { token, query })

/** The ids of all pages of a list, in its order. */
export const listedIds = async (
  member: TestMember,
  query: Record<string, string> = {},
): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { status, text, json, headers } = await askForList(member, {
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
    })
    if (status !== 200) throw new Error(`${status} ${text}`)
    ids.push(...(json as ConcertCard[]).map(({ id }) => id))
    cursor = headers['x-next-cursor']
  } while (cursor !== undefined)
  return ids
}
