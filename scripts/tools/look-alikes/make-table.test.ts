import { describe, expect, it } from 'vitest'
import { LOOK_ALIKES } from '#shared/domain/banned/look-alikes.ts'
import { makeTable } from './make-table.ts'

describe('the table of look-alikes', () => {
  it('is what the script makes of the Unicode data', () => {
    expect(LOOK_ALIKES).toEqual(makeTable())
  })

  it('names each character once', () => {
    const characters = Object.values(LOOK_ALIKES).flatMap((all) => [...all])
    expect(new Set(characters).size).toBe(characters.length)
  })
})
