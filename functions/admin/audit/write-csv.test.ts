import { expect, it } from 'vitest'
import { entryAt, NO_ENTRY_BEFORE } from '#platform/audit/next-entry.ts'
import { writeCsv } from './write-csv.ts'

const PLACE = { day: '2026-11-23', seq: 1, previous: NO_ENTRY_BEFORE }
const ACT = { actorId: 'A', role: 'admin', act: 'change', kind: 'source', objectId: 'x' } as const

it('writes a row for each entry, with its hash', () => {
  const entry = entryAt(PLACE, '2026-11-23T10:00:00.000Z', ACT)
  const [head, row] = writeCsv([entry]).split('\r\n')
  expect(head).toMatch(/^day;seq;at;.*;hash$/)
  expect(row).toMatch(/^"2026-11-23";"1";"2026-11-23T10:00:00\.000Z";"A";"admin";"change";"source"/)
  expect(row).toContain(`"${entry.hash}"`)
})

it.each(['-1-1', '=1-1', '+1', '@x', '\tx', '\rx'])('makes no formula of %j', (objectId) => {
  const entry = { ...entryAt(PLACE, '2026-11-23T10:00:00.000Z', ACT), objectId }
  expect(writeCsv([entry])).toContain(`;"'${objectId}";`)
})

it('doubles quotes', () => {
  const entry = { ...entryAt(PLACE, '2026-11-23T10:00:00.000Z', ACT), objectId: 'a";"b' }
  expect(writeCsv([entry])).toContain(';"a"";""b";')
})
