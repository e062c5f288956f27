import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'

/** A product of one endpoint, one effect, one worker and one schedule, so that tests of infra do not depend on the real product. */
export const fixtureContracts = [
  contract({
    id: 'addNote',
    method: 'POST',
    path: '/api/notes/{id}',
    caller: 'member',
    blocks: 'none: own data',
    summary: 'Add a note',
    response: z.object({}),
    errors: [],
  }),
]

const HANDLER = 'export const handler = async () => ({ statusCode: 200 })\n'

export const fixtureFiles = {
  'events/dispatch.ts': HANDLER,
  'edge/unknown-route.ts': HANDLER,
  'notes/writing/add-note.ts': HANDLER,
  'notes/effects/announce-note.ts': HANDLER,
  'notes/access.ts': `export const access = {
  endpoints: {
    addNote: { table: ['PutItem', 'Query'], indexes: ['GSI1'], media: { put: ['incoming/*'] } },
  },
  effects: {
    'announce-note': { listens: ['Note.created', 'Note.removed'], blocks: 'none: upkeep', table: ['UpdateItem'] },
  },
}
`,
  'prints/print-note.ts': HANDLER,
  'prints/start-printing.ts': HANDLER,
  'prints/access.ts': `export const access = {
  workers: {
    'print-note': { summary: 'Prints a note', table: ['GetItem'], model: true, redrive: ['print-note'] },
  },
  schedules: {
    'start-printing': { summary: 'Has notes printed', cron: '0 * * * *', send: ['print-note'], inspect: ['print-note'], budget: true },
  },
}
`,
}

/** Writes `functions/` of the fixture, with the given files replaced, or left out when null. */
export const writeFunctions = (changes: Readonly<Record<string, string | null>> = {}): string => {
  const dir = mkdtempSync(join(tmpdir(), 'functions-'))
  const files: Record<string, string | null> = { ...fixtureFiles, ...changes }
  for (const [path, content] of Object.entries(files)) {
    if (content === null) continue
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  return dir
}
