import { expect, it } from 'vitest'
import { ulidTime } from '#shared/domain/ids.ts'
import { idMovedTo, newId } from './ids.ts'

it('moves an id to an earlier time, independent of earlier ids', () => {
  const id = newId()
  const moved = idMovedTo(1_700_000_000_000, id)
  expect(ulidTime(moved)).toBe(1_700_000_000_000)
  expect(moved.slice(10)).toBe(id.slice(10))
  expect(idMovedTo(1_700_000_000_000, id)).toBe(moved)
})
