import type { UploadPurpose } from '#shared/api/uploads.ts'
import { realType } from '#shared/domain/media/real-type.ts'

const HEAD_BYTES = 512

/** The file with the type that its bytes have, even if the system names another one. */
export const realFile = async (file: File, purpose: UploadPurpose): Promise<File> => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const type = realType(file, head, purpose)
  return type === file.type ? file : new File([file], file.name, { type })
}
