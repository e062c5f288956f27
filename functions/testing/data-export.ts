import { workOff } from './work-queues.ts'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { downloadDataExport, requestDataExport } from '#shared/api/data-export.ts'
import { handler as download } from '../data-export/requests/download-data-export.ts'
import { handler as request } from '../data-export/requests/request-data-export.ts'
import { handler as exportData } from '../data-export/work/export-data.ts'
import { call } from './call.ts'
import type { TestMember } from './members.ts'

export const requestExport = ({ token }: TestMember) => call(request, requestDataExport, { token })

/** Lets the worker do all steps. */
export const finishExport = (): Promise<number> => workOff('export-data', exportData)

export const addressOfFile = ({ token }: TestMember, file = 1) =>
  call(download, downloadDataExport, { token, body: { file } })

/** The files of a ZIP by name, read by another library than the one that writes it. */
export const unzip = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is in the archive twice`)
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/** Downloads a finished archive by its signed address. */
export const downloaded = async (
  member: TestMember,
  file = 1,
): Promise<ReadonlyMap<string, Buffer>> => {
  const { json, text } = await addressOfFile(member, file)
  const { url } = json as { url?: string }
  if (url === undefined) throw new Error(text)
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The address answers ${answer.status}`)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

interface DataFile {
  readonly section: string
  readonly part: number
  readonly entries: readonly Readonly<Record<string, unknown>>[]
}

/** The data files of an archive. */
export const dataFilesIn = (files: ReadonlyMap<string, Buffer>): readonly DataFile[] =>
  [...files].flatMap(([name, bytes]) =>
    /^daten\/.*-\d+\.json$/.test(name) ? [JSON.parse(bytes.toString()) as DataFile] : [],
  )

export const entriesIn = (files: ReadonlyMap<string, Buffer>, section: string) =>
  dataFilesIn(files).flatMap((file) => (file.section === section ? file.entries : []))
