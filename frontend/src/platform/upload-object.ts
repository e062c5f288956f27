import { createUpload, type UploadPurpose } from '#shared/api/uploads.ts'
import { callUpload } from './api-client.ts'
import { putObject } from './put-object.ts'
import { isReadable } from './readable-blob.ts'
import { messages } from './texts.ts'

interface Transfer {
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}

/** The bytes of a file are gone from this device. */
export class FileLost extends Error {
  override readonly name = 'FileLost'
}

/** Uploads a file to the bucket and returns its URL there, which the next call refers to. @throws {FileLost} */
export const uploadObject = async (
  purpose: UploadPurpose,
  { blob, mime }: { readonly blob: Blob; readonly mime: string },
  { signal, onProgress }: Transfer,
): Promise<string> => {
  if (!(await isReadable(blob))) throw new FileLost(messages.fileLost)
  const { uploadUrl, headers, url } = await callUpload(createUpload, {
    body: { purpose, contentType: mime, size: blob.size },
    signal,
  })
  await putObject({ url: uploadUrl, headers, body: blob, signal, onProgress })
  return url
}
