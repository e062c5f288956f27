import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bandFacets, listBands, type BandCard } from '#shared/api/bands.ts'
import { handler as facets } from '#functions/bands/lists/band-facets.ts'
import { forgetFacets } from '#functions/bands/lists/facets.repository.ts'
import { handler as list } from '#functions/bands/lists/list-bands.ts'
import { env } from '#platform/runtime/env.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { readBandRows } from './band-rows.ts'
import { importBands } from './import-bands.ts'
import { localTable } from './members-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'bands-'))
writeFileSync(
  join(folder, 'runtime.json'),
  JSON.stringify({
    url: 'http://localhost:8080',
    dynamoEndpoint: inject('dynamoEndpoint'),
    tableName: env.tableName,
  }),
)
const table = localTable(folder)
const { token } = await aMember()

afterAll(() => {
  table.db.destroy()
  rmSync(folder, { recursive: true })
})

const fileWith = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const runImport = async (file: string) => {
  const problems: string[] = []
  const onSkipped = (line: number, problem: string) => problems.push(`${line}: ${problem}`)
  return { ...(await importBands(readBandRows(file), table, { onSkipped })), problems }
}

const names = async (query: Record<string, string>): Promise<string[]> => {
  const { json } = await call(list, listBands, { token, query })
  return (json as BandCard[]).map(({ name }) => name)
}

const numbers = async () => {
  forgetFacets()
  return (await call(facets, bandFacets, { token })).json as { total: number }
}

describe('the import of bands', () => {
  it('adds the rows of a CSV file, and says which ones it refuses', async () => {
    const file = fileWith(
      'bands.csv',
      [
        '\uFEFFname,genre,country,formedYear,website,somethingElse',
        '"Motörhead, live",Heavy Metal,Großbritannien,1975,https://motoerhead.test/,x',
        ',Doom Metal,Schweiz,,,',
        'Kein Genre,,Schweiz,,,',
        'Nie wieder,NSBM,Deutschland,,,',
        'Alt,Doom Metal,,1066,,',
        'Skript,Doom Metal,,,javascript:alert(1),',
        '!!!,Crossover,USA,,,',
        '"MOTÖRHEAD, LIVE",Heavy Metal,Großbritannien,,,',
      ].join('\r\n'),
    )
    const result = await runImport(file)
    expect(result).toMatchObject({ added: 2, existing: 1, refused: 5 })
    expect(result.problems.map((problem) => problem.split(':')[0])).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '9',
    ])
    expect(result.problems[2]).toBe('5: It contains "NSBM" of the block list.')
    expect(await names({ search: 'motoerhead' })).toEqual(['Motörhead, live'])
    expect(await names({ country: 'USA', genre: 'Crossover' })).toEqual(['!!!'])
  })

  it('adds bands of one name and country that town or year tell apart, and lists the others with the reason', async () => {
    const file = fileWith(
      'doubled.csv',
      [
        'name;country;genre;formedYear;city',
        'Wrath;Deutschland;Death Metal;1998;',
        'Wrath;Deutschland;Death Metal;2008;',
        'Inexorable;Deutschland;Death Metal;2001;',
        'Inexorable;Deutschland;Death Metal;;',
        'Gomorrha;Deutschland;Thrash Metal;1987;Kiel',
        'Gomorrha;Deutschland;Death Metal;;Bonn',
        'Gomorrha;Deutschland;Thrash Metal;1987;Kiel',
        'Gomorrha;Schweiz;Thrash Metal;;',
      ].join('\n'),
    )
    expect(await runImport(file)).toEqual({
      added: 6,
      existing: 2,
      refused: 0,
      problems: [
        '5: "Inexorable, Death Metal, Deutschland, 2001" exists, and no other city or formedYear says that this is another band.',
        '8: "Gomorrha, Thrash Metal, Kiel, Deutschland, 1987" exists.',
      ],
    })
    const again = await runImport(file)
    expect([again.added, again.existing, again.problems.length]).toEqual([0, 8, 8])
    expect(await names({ search: 'wrath' })).toEqual(['Wrath', 'Wrath'])
  })

  it('adds a band beside an existing one of its name when the year says so, and no band when nothing does', async () => {
    await storedBand({ name: 'Moorbrand', country: 'Schweiz', formedYear: 1999 })
    const rows =
      'name,country,genre,formedYear\nMoorbrand,Schweiz,Folk Metal,2015\nMoorbrand,Schweiz,Folk Metal,'
    const result = await runImport(fileWith('beside.csv', rows))
    expect(result).toMatchObject({ added: 1, existing: 1 })
    expect(result.problems).toEqual([expect.stringMatching(/^3: "Moorbrand, .*2015" exists/)])
  })

  it('adds nothing twice, and leaves existing bands as they are', async () => {
    await storedBand({ name: 'Vorher da', country: 'Schweiz', genre: 'Folk Metal' })
    const lines = Array.from({ length: 230 }, (_, index) =>
      JSON.stringify({ name: `Grabstein ${index}`, genre: 'Grindcore', country: 'Polen' }),
    )
    const more = ['{"name":"VORHER DA","genre":"Djent","country":"Schweiz"}', 'kaputt', '[1]', '']
    const file = fileWith('bands.jsonl', [...lines, ...more].join('\n'))
    const before = (await numbers()).total
    const first = await runImport(file)
    expect(first).toMatchObject({ added: 230, existing: 1, refused: 2 })
    expect(await runImport(file)).toMatchObject({ added: 0, existing: 231, refused: 2 })
    expect(await numbers()).toMatchObject({
      total: before + 230,
      genres: expect.arrayContaining([{ name: 'Grindcore', count: 230 }]) as unknown,
      countries: expect.arrayContaining([{ name: 'Polen', count: 230 }]) as unknown,
    })
    expect(await names({ search: 'vorher' })).toEqual(['Vorher da'])
    expect(await names({ genre: 'Djent' })).toEqual([])
  })

  it('adds each band once when two imports run at once', async () => {
    const lines = Array.from({ length: 120 }, (_, index) =>
      JSON.stringify({ name: `Zwilling ${index}`, genre: 'Doom Metal' }),
    )
    const file = fileWith('twice.jsonl', lines.join('\n'))
    const [one, other] = await Promise.all([runImport(file), runImport(file)])
    expect(one.added + other.added).toBe(120)
    expect(await names({ search: 'zwilling', limit: '100' })).toHaveLength(100)
    expect(await names({ search: 'zwilling 11' })).toHaveLength(11)
  })
})
