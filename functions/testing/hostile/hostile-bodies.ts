import fc from 'fast-check'
import type { CallOptions } from '../call.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const RAW: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"a":',
  'null',
  'true',
  '[]',
  '"text"',
  '1e999',
  '-0',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '\ufeff{}',
  nested(30_000),
  objects(10_000),
  '['.repeat(60_000),
  `{"content":"${'x'.repeat(70 * 1024)}"}`,
  `{"content":"${'\\u0000'.repeat(5000)}"}`,
  `{"content":"${'\\ud800'.repeat(5000)}"}`,
  Buffer.from('{"content":"x"}', 'utf16le'),
  Buffer.from([0xff, 0xfe, 0, 0x80]),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
  Buffer.from('{"content":"\xc0\xaf\xed\xa0\x80"}', 'latin1'),
]

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(2000)}`,
  'multipart/form-data; boundary=x; boundary=y',
  '*/*',
  ';',
  '\u00ff',
] as const

const part = (head: string, content: string): string =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`

const FORMS = [
  '--x--',
  '--x\r\n',
  part('name="content"', 'x'),
  `${part('name="content"', 'x').repeat(50)}--x--\r\n`,
  `${part('name="__proto__"', 'x')}--x--\r\n`,
  `${part(`name="${'n'.repeat(5000)}"`, 'x')}--x--\r\n`,
  `${part('name="content"', '\0\u202e')}--x--\r\n`,
  `${part('name="media"; filename="../../x\0.png"', '\u0089PNG')}--x--\r\n`,
  `${part('name="media"; filename="a.png"\r\nContent-Type: image/png', '\u0089PNG\r\n\u001a\n')}--x--\r\n`,
  `--x\r\n${'A: b\r\n'.repeat(3000)}\r\nx\r\n--x--\r\n`,
] as const

const form = fc.constantFrom(...FORMS).map((rawBody): CallOptions => ({
  rawBody: Buffer.from(rawBody, 'latin1'),
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
}))

/** Bodies that are no valid input of any endpoint, and types that do not fit them. */
export const hostileBody: fc.Arbitrary<CallOptions> = fc.oneof(
  fc.constantFrom(...RAW).map((rawBody): CallOptions => ({ rawBody, headers: JSON_TYPE })),
  fc
    .tuple(fc.constantFrom(...RAW), fc.constantFrom(...TYPES))
    .map(([rawBody, type]): CallOptions => ({ rawBody, headers: { 'content-type': type } })),
  fc.json({ maxDepth: 6 }).map((rawBody): CallOptions => ({ rawBody, headers: JSON_TYPE })),
  form,
)
