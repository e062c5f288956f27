import {
  importConcerts,
  ownConcertImports,
  type ImportedRow,
  type ImportResult,
} from '#shared/api/concert-import.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import { vouch } from '../concerts/import/import.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { call, type CallOptions } from './call.ts'
import { inDays } from './concerts.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'

const handler = await handlerOf(importConcerts.id)
const readOwn = await handlerOf(ownConcertImports.id)

/** An organiser without a history, unless the account is older and has submitted concerts. */
export const aNewOrganizer = async (days = 0): Promise<TestMember> => {
  const member = await aMember({ days })
  await write(update(memberKey(member.id), { set: { selectedRoles: ['fan', 'organizer'] } }))
  return member
}

/** An organiser whose imports are published in full. */
export const anOrganizer = async (): Promise<TestMember> => {
  const member = await aNewOrganizer()
  await write(vouch(member.id))
  return member
}

export const unique = (name: string): string => `${name} ${newId().slice(-8).toLowerCase()}`

/** A row of a gig that no other test has. */
export const aRow = (values: Partial<ImportedRow> = {}): ImportedRow => ({
  bandName: unique('Grabeswind'),
  venue: 'Backstage Werk',
  city: unique('Krachstadt'),
  date: `${inDays(30)}T20:00`,
  time: '20:00',
  ...values,
})

export const importing = async (
  { token }: TestMember,
  rows: readonly unknown[],
  options: CallOptions = {},
) => {
  const answer = await call(handler, importConcerts, { token, body: { rows }, ...options })
  return { ...answer, results: (answer.json as { results: ImportResult[] }).results }
}

/** What the member reads of the own imports. */
export const readImports = async ({
  token,
}: TestMember): Promise<ResponseOf<typeof ownConcertImports>> =>
  (await call(readOwn, ownConcertImports, { token })).json
