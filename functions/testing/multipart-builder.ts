export interface FormFile {
  readonly field: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

const BOUNDARY = '----hoellenlaerm'

const field = ([name, value]: [string, string]): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

/** Call options for a form as a browser sends it. */
export const multipart = (fields: Record<string, string>, file: FormFile) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  rawBody: Buffer.concat([
    ...Object.entries(fields).map(field),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="datei"\r\n` +
        `Content-Type: ${file.contentType}\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})
