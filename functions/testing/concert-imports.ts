import { importConcerts, type ImportedRow, type ImportResult } from '#shared/api/concert-import.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { call, type CallOptions } from './call.ts'
import { inDays } from './concerts.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'

const handler = await handlerOf(importConcerts.id)

export const anOrganizer = async (): Promise<TestMember> => {
  const member = await aMember()
  await write(update(memberKey(member.id), { set: { selectedRoles: ['fan', 'organizer'] } }))
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
