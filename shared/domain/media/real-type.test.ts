import { describe, expect, it } from 'vitest'
import { picture } from '#testing/image-builder.ts'
import { ftyp } from '#testing/mp4-builder.ts'
import { fromLatin1 } from './bytes.ts'
import { realType } from './real-type.ts'

const jpeg = await picture('jpeg')
const program = fromLatin1('MZ\x90\0')

describe('the type of a file', () => {
  it.each([
    ['no type', 'IMG_1.jpg', ''],
    ['the type of unknown files', 'IMG_1.jpg', 'application/octet-stream'],
    ['no extension and no type', 'IMG_1', ''],
    ['no extension and the type of unknown files', 'IMG_1', 'application/octet-stream'],
    ['the type of a download', 'IMG_1.jpg', 'application/force-download'],
    ['another picture type', 'IMG_1.png', 'image/png'],
    ['a phone that says HEIC', 'IMG_1.HEIC', 'image/heic'],
    ['a name with an extension of its own', 'IMG_1.jpg.part', 'text/plain'],
    ['the extension of a video', 'IMG_1.mp4', ''],
    ['the extension of a program', 'photo.exe', 'application/x-msdownload'],
  ])('is that of its bytes with %s', (_, name, type) => {
    expect(realType({ name, type }, jpeg, 'post')).toBe('image/jpeg')
  })

  it('keeps a claimed type that the bytes can be, and takes one that fits the purpose otherwise', () => {
    const film = ftyp('mp42', 'isom')
    expect(realType({ type: 'audio/x-m4a' }, film, 'post-audio')).toBe('audio/x-m4a')
    expect(realType({ type: '' }, film, 'post-audio')).toBe('audio/mp4')
    expect(realType({ type: '' }, film, 'post')).toBe('video/mp4')
    expect(realType({ type: 'image/jpeg' }, ftyp('heic', 'mif1'), 'post')).toBe('image/heic')
  })

  it('stays the claimed one where the bytes say nothing', () => {
    expect(realType({ name: 'a.jpg', type: '' }, program, 'post')).toBe('image/jpeg')
    expect(realType({ name: 'a.exe', type: '' }, program, 'post')).toBe('')
    expect(realType({ name: 'a.bmp', type: 'image/bmp' }, fromLatin1('BM'), 'post')).toBe(
      'image/bmp',
    )
  })
})
