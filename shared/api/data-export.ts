import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** How long an address of a file starts a download. S3 checks it once, so a slow download ends well. */
export const DOWNLOAD_MINUTES = 15

/** The most files of one export; each holds about 100 MB. */
export const MAX_EXPORT_FILES = 500

/** `account_gone`: the account was deleted meanwhile. `interrupted`: our fault; a new request may succeed. */
const ExportFailure = z.enum(['account_gone', 'interrupted'])

const Started = { requestedAt: z.iso.datetime() }

export const DataExportState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('running'),
    ...Started,
    phase: z.enum(['reading', 'packing']),
    /** Entries so far. */
    entries: z.int(),
    /** Kinds of data that are read, and all of them. */
    kindsDone: z.int(),
    kinds: z.int(),
    /** Files that are finished. */
    files: z.int(),
  }),
  z.object({
    state: z.literal('ready'),
    ...Started,
    readyAt: z.iso.datetime(),
    availableUntil: z.iso.datetime(),
    entries: z.int(),
    files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  }),
  z.object({ state: z.literal('failed'), ...Started, reason: ExportFailure }),
  z.object({ state: z.literal('expired'), ...Started }),
])
export type DataExportState = z.infer<typeof DataExportState>

export const dataExport = contract({
  id: 'dataExport',
  method: 'GET',
  path: '/api/data-export',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'The export of the own data: its progress, or its files (Art. 15 and 20 DSGVO)',
  response: DataExportState,
  errors: [],
  pollSeconds: 3,
  pollsInDialog: true,
})

export const requestDataExport = contract({
  id: 'requestDataExport',
  method: 'POST',
  path: '/api/data-export',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'Start an export of the own data; while one runs, its state is returned',
  response: DataExportState,
  status: 202,
  errors: [],
  signedInWithinMinutes: 10,
  throttle: 'dataExports',
})

export const downloadDataExport = contract({
  id: 'downloadDataExport',
  method: 'POST',
  path: '/api/data-export/download',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'A signed address of one file of the finished export, which works for 15 minutes',
  body: z.object({
    file: z.int().check(z.minimum(1), z.maximum(MAX_EXPORT_FILES)),
  }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['not_found', 'gone'],
  signedInWithinMinutes: 10,
  throttle: 'dataExportDownloads',
})
