import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { declaredType, planFor, undecodable } from './check-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('what happens to a picked file', () => {
  it('knows types by extension where the system has no name for them', () => {
    expect(declaredType(file('IMG_1.HEIC', ''))).toBe('image/heic')
    expect(declaredType(file('riff.flac', ''))).toBe('audio/flac')
    expect(declaredType(file('pit.jpeg', ''))).toBe('image/jpeg')
    expect(declaredType(file('ohne', ''))).toBe('')
  })

  it('draws pictures anew, whatever they are called, and keeps films, sound and GIFs', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/heic', 'image/avif', 'image/bmp'])
      expect(planFor(file('a', type), 'post').kind).toBe('redraw')
    expect(planFor(file('a.gif', 'image/gif'), 'post')).toEqual({ kind: 'keep', mime: 'image/gif' })
    expect(planFor(file('a.mov', 'video/quicktime'), 'post')).toMatchObject({ kind: 'keep' })
    expect(planFor(file('a.m4a', 'audio/x-m4a'), 'post-audio')).toEqual({
      kind: 'keep',
      mime: 'audio/mp4',
    })
  })

  it('refuses other types with the required German text', () => {
    for (const type of ['application/pdf', 'text/html', 'audio/mpeg', ''])
      expect(planFor(file('a', type), 'post')).toMatchObject({
        refusal: {
          code: 'unsupported_media',
          message: 'Bitte wähle eine Bild- oder Videodatei aus.',
        },
      })
    expect(planFor(file('a.svg', 'image/svg+xml'), 'post').kind).toBe('refuse')
    expect(planFor(file('a.jpg', 'image/jpeg'), 'post-audio').kind).toBe('refuse')
  })

  it('refuses more than 50 MB, to the byte', () => {
    for (const type of ['image/jpeg', 'image/gif', 'video/mp4']) {
      expect(planFor(file('a', type, LIMITS.mediaBytes), 'post').kind).not.toBe('refuse')
      expect(planFor(file('a', type, LIMITS.mediaBytes + 1), 'post')).toMatchObject({
        refusal: { code: 'too_large', message: 'Datei ist 50,1MB. Max. 50MB erlaubt.' },
      })
    }
  })

  it('says what to do about a HEIC photo', () => {
    expect(undecodable(file('a.heic', ''), 'post').message).toContain('HEIC')
    expect(undecodable(file('a.jpg', 'image/jpeg'), 'post').message).toContain('beschädigt')
  })
})
