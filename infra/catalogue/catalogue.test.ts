import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { fixtureContracts, fixtureFiles, writeFunctions } from '../testing/fixture.ts'
import { loadCatalogue } from './catalogue.ts'

const HANDLER = fixtureFiles['events/dispatch.ts']

const load = (changes: Readonly<Record<string, string | null>>) =>
  loadCatalogue(writeFunctions(changes), fixtureContracts)

describe('the catalogue', () => {
  test('joins contract, access and file', async () => {
    const { endpoints, effects } = await load({})
    expect(endpoints).toMatchObject([
      {
        name: 'add-note',
        domain: 'notes',
        contract: { id: 'addNote' },
        access: { indexes: ['GSI1'] },
      },
    ])
    expect(effects).toMatchObject([
      { name: 'announce-note', effect: { listens: ['Note.created', 'Note.removed'] } },
    ])
  })

  test('refuses a contract without a function', async () => {
    await expect(load({ 'notes/writing/add-note.ts': null })).rejects.toThrow(
      'Contract addNote needs functions/notes/**/add-note.ts with an exported handler.',
    )
  })

  test('refuses a contract without an access', async () => {
    await expect(load({ 'notes/access.ts': null })).rejects.toThrow(
      'Contract addNote must be in exactly one functions/*/access.ts, not 0.',
    )
  })

  test('refuses a contract with an access in two domains', async () => {
    const copy = { 'other/access.ts': 'export const access = { endpoints: { addNote: {} } }\n' }
    await expect(load(copy)).rejects.toThrow('exactly one functions/*/access.ts, not 2.')
  })

  test('refuses a function without a contract', async () => {
    await expect(load({ 'notes/writing/burn-note.ts': HANDLER })).rejects.toThrow(
      'burn-note.ts exports a handler that no contract, effect, worker, schedule or route names.',
    )
  })

  test('refuses an access without a contract', async () => {
    const stray = { 'other/access.ts': 'export const access = { endpoints: { burnNote: {} } }\n' }
    await expect(load(stray)).rejects.toThrow('names burnNote, which is no contract')
  })

  test('refuses an effect without a file', async () => {
    await expect(load({ 'notes/effects/announce-note.ts': null })).rejects.toThrow(
      'Effect notes/announce-note needs functions/notes/**/announce-note.ts',
    )
  })

  describe('with effects that share a queue', () => {
    const sharing = (more: string) => ({
      'notes/effects/count-note.ts': HANDLER,
      'notes/effects/keep-notes.ts': HANDLER,
      'notes/access.ts': `export const access = {
        endpoints: { addNote: {} },
        effects: {
          'announce-note': { queue: 'keep-notes', listens: ['Note.created'], blocks: 'none: upkeep', table: ['UpdateItem'] },
          'count-note': { queue: 'keep-notes', listens: ['Note.created', 'Note.removed'], blocks: 'none: upkeep', ${more} },
        },
      }\n`,
    })

    test('has one function, which may touch what one of them may', async () => {
      const { effects } = await load(sharing("table: ['UpdateItem', 'PutItem']"))
      expect(effects).toMatchObject([{ name: 'keep-notes', domain: 'notes' }])
      expect(effects[0]?.effect).toEqual({
        listens: ['Note.created', 'Note.removed'],
        blocks: 'none: upkeep',
        table: ['UpdateItem', 'PutItem'],
      })
    })

    test.each(["timeoutSeconds: 300, table: ['PutItem']", 'mail: true', "media: { get: ['*'] }"])(
      'refuses one with %s',
      async (more) => {
        await expect(load(sharing(more))).rejects.toThrow('notes/count-note may not share a queue')
      },
    )
  })

  test('refuses two functions with one name', async () => {
    const twin = {
      'other/access.ts': "export const access = { effects: { 'add-note': { listens: [] } } }\n",
      'other/add-note.ts': HANDLER,
    }
    await expect(load(twin)).rejects.toThrow('two functions called add-note')
  })

  test('finds a function for each contract and a contract for each function of the product', async () => {
    const functionsDir = join(import.meta.dirname, '../../functions')
    const { endpoints } = await loadCatalogue(functionsDir, contracts)
    expect(endpoints.map(({ contract }) => contract.id)).toEqual(contracts.map(({ id }) => id))
  })
})
