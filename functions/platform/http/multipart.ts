import { Busboy } from '@fastify/busboy'
import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '../runtime/errors.ts'
import { TEXTS } from '../runtime/texts.ts'

export interface UploadedFile {
  readonly field: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

const FORM_LIMITS = {
  fields: 20,
  fieldNameSize: 50,
  fieldSize: 32 * 1024,
  files: 1,
  fileSize: LIMITS.multipartFileBytes,
  parts: 21,
  headerPairs: 20,
}

const open = (contentType: string) => {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: FORM_LIMITS })
  } catch {
    throw new ApiError('invalid_input', TEXTS.malformedForm)
  }
}

/** Reads a whole multipart body with limits for every part. @throws ApiError invalid_input | too_large */
export const parseMultipart = (body: Buffer, contentType: string): Promise<Form> => {
  const parser = open(contentType)
  const fields = Object.create(null) as Record<string, string>
  const files: UploadedFile[] = []
  return new Promise((resolve, reject) => {
    const refuse = (code: 'invalid_input' | 'too_large', text: string): void => {
      reject(new ApiError(code, text))
    }
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse('too_large', TEXTS.bodyTooLarge)
      fields[name] = value
    })
    parser.on('file', (field, stream, _name, _encoding, type) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => refuse('too_large', TEXTS.fileTooLarge))
      stream.on('error', () => refuse('invalid_input', TEXTS.malformedForm))
      stream.on('end', () => {
        files.push({ field, contentType: type, bytes: Buffer.concat(chunks) })
      })
    })
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse('too_large', TEXTS.bodyTooLarge))
    }
    parser.on('error', () => refuse('invalid_input', TEXTS.malformedForm))
    parser.on('finish', () => resolve({ fields, files }))
    parser.end(body)
  })
}
