import { expect, test } from 'vitest'
import { concat, fromLatin1 } from './bytes.ts'
import { mediaMime, MEDIA_FORMATS, MEDIA_MIMES, mimeOfExtension } from './formats.ts'
import { sniffMedia } from './sniff.ts'
import { phonePicture, picture } from '#testing/image-builder.ts'
import { ftyp } from '#testing/mp4-builder.ts'
import { checkBytes, checkDeclared } from './upload-rules.ts'

const oggPage = (packet: string): Uint8Array =>
  concat([
    fromLatin1('OggS'),
    new Uint8Array(22),
    Uint8Array.of(1, packet.length),
    fromLatin1(packet),
  ])

const ebml = (docType: string): Uint8Array =>
  fromLatin1(
    `\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82${String.fromCharCode(0x80 + docType.length)}${docType}`,
  )

test.each([
  ['image/jpeg', () => picture('jpeg')],
  ['image/png', () => picture('png')],
  ['image/webp', () => phonePicture('webp', 6)],
  ['image/gif', () => picture('gif')],
  ['video/mp4', () => ftyp('isom', 'avc1')],
  ['video/quicktime', () => ftyp('qt  ')],
  ['video/webm', () => ebml('webm')],
  ['audio/webm', () => ebml('webm')],
  ['audio/mp4', () => ftyp('M4A ')],
  ['audio/mp4', () => ftyp('mp42', 'isom')],
  ['audio/ogg', () => oggPage('OpusHead')],
  ['audio/ogg', () => oggPage('\x01vorbis')],
  ['audio/mpeg', () => fromLatin1('ID3\x04\0\0')],
  ['audio/mpeg', () => Uint8Array.of(0xff, 0xfb, 0x90, 0x64)],
  ['audio/wav', () => fromLatin1('RIFF\0\0\0\0WAVEfmt ')],
  ['audio/flac', () => fromLatin1('fLaC\0\0\0\x22')],
] as const)('recognises %s by its bytes', async (mime, bytes) => {
  const head = await bytes()
  expect(sniffMedia(head)).toContain(mime)
  expect(checkBytes(mime, head)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['SVG behind an XML declaration', '<?xml version="1.0"?><svg/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML with a byte order mark', '\xef\xbb\xbf<html>'],
  ['a PDF', '%PDF-1.7'],
  ['a ZIP', 'PK\x03\x04'],
  ['a Windows program', 'MZ\x90\0'],
  ['half a PNG signature', '\x89PNG'],
  ['an AVI', 'RIFF\0\0\0\0AVI LIST'],
])('refuses %s', (_name, content) => {
  expect(sniffMedia(fromLatin1(content))).toEqual([])
  for (const mime of MEDIA_MIMES)
    expect(checkBytes(mime, fromLatin1(content))?.code).toBe('unsupported_media')
})

test('distinguishes Matroska, Theora and encrypted HEIC from formats that browsers play', () => {
  expect(sniffMedia(ebml('matroska'))).toEqual([])
  expect(sniffMedia(oggPage('\x80theora'))).toEqual([])
  expect(sniffMedia(ftyp('heic', 'mif1'))).toEqual(['image/heic'])
  expect(sniffMedia(ftyp('mif1', 'heic'))).toEqual(['image/heic'])
  expect(sniffMedia(ftyp('mif1', 'avif'))).toEqual(['image/avif'])
  expect(checkBytes('image/jpeg', ftyp('heic', 'mif1'))?.message).toContain('HEIC')
})

test('never accepts one type as another', async () => {
  expect(checkBytes('image/png', await picture('jpeg'))?.code).toBe('unsupported_media')
  expect(checkBytes('video/mp4', ftyp('M4A '))?.code).toBe('unsupported_media')
  expect(checkBytes('audio/mpeg', ftyp('isom'))?.code).toBe('unsupported_media')
})

test('refuses by the declared type first, with a German text', () => {
  const max = 50 * 1024 * 1024
  expect(checkDeclared('post', 'image/jpg', max)).toEqual({ mime: 'image/jpeg' })
  expect(checkDeclared('post-audio', 'audio/x-m4a', 1)).toEqual({ mime: 'audio/mp4' })
  expect(checkDeclared('post', 'video/webm;codecs=vp9', 1)).toEqual({ mime: 'video/webm' })
  const refusal = (purpose: 'post' | 'post-audio', type: string, size = 1) =>
    checkDeclared(purpose, type, size)
  expect(refusal('post', 'image/png', max + 1)).toEqual({
    refusal: { code: 'too_large', message: 'Datei ist 50,1MB. Max. 50MB erlaubt.' },
  })
  expect(refusal('post', 'image/svg+xml')).toHaveProperty(
    'refusal.message',
    expect.stringContaining('JPEG'),
  )
  expect(refusal('post', 'text/html')).toHaveProperty(
    'refusal.message',
    'Bitte wähle eine Bild- oder Videodatei aus.',
  )
  expect(refusal('post', 'audio/mpeg')).toHaveProperty('refusal.code', 'unsupported_media')
  expect(refusal('post-audio', 'image/png')).toHaveProperty('refusal.code', 'unsupported_media')
  expect(refusal('post', 'image/heic')).toHaveProperty(
    'refusal.message',
    expect.stringContaining('HEIC'),
  )
  for (const odd of ['__proto__', 'constructor', '', ';', 'image/'])
    expect(refusal('post', odd)).toHaveProperty('refusal')
})

test('maps each extension to exactly one type', () => {
  for (const mime of MEDIA_MIMES) expect(mimeOfExtension(MEDIA_FORMATS[mime].extension)).toBe(mime)
  expect(mimeOfExtension('svg')).toBeNull()
  expect(mediaMime('IMAGE/PNG ')).toBe('image/png')
})
