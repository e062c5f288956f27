import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readTsv } from './read-tsv.ts'

const BAND = z.strictObject({ band: z.string().check(z.minLength(1)), city: z.string() })

describe('readTsv', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tsv-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  const read = (text: string) => {
    const file = join(folder, 'bands.tsv')
    writeFileSync(file, text)
    return readTsv(pathToFileURL(file), BAND)
  }

  it('returns the rows by the names of the columns', () => {
    expect(read('band\tcity\nMoorglut\tOldenburg\nKaltnadel\t\n')).toEqual([
      { band: 'Moorglut', city: 'Oldenburg' },
      { band: 'Kaltnadel', city: '' },
    ])
  })

  it.each([
    ['has too few cells', 'band\tcity\nMoorglut\n', 'needs 2 cells'],
    ['has too many cells', 'band\tcity\nMoorglut\tOldenburg\t3\n', 'needs 2 cells'],
    ['does not fit the schema', 'band\tcity\n\tOldenburg\n', 'too_small'],
    ['has an unknown column', 'band\tcity\tage\nMoorglut\tOldenburg\t3\n', 'unrecognized_keys'],
  ])('throws when a row %s', (_, text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
