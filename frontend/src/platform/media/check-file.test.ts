import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { planFor, undecodable } from './check-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('a picked file', () => {
  it('is redrawn when it is a picture and kept when it is video, audio or GIF', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/heic', 'image/avif', 'image/bmp'])
      expect(planFor(file('a', type), 'post').kind).toBe('redraw')
    expect(planFor(file('a.gif', 'image/gif'), 'post')).toEqual({ kind: 'keep', mime: 'image/gif' })
    expect(planFor(file('a.mov', 'video/quicktime'), 'post')).toMatchObject({ kind: 'keep' })
    expect(planFor(file('a.m4a', 'audio/x-m4a'), 'post-audio')).toEqual({
      kind: 'keep',
      mime: 'audio/mp4',
    })
  })

  it('is refused with the German text when its type is not allowed', () => {
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

  it('is redrawn for a message up to 5 MB, and only pictures are accepted there', () => {
    const photo = (size: number) => planFor(file('a.heic', '', size), 'message-photo')
    expect(photo(LIMITS.photoBytes).kind).toBe('redraw')
    expect(photo(LIMITS.photoBytes + 1)).toMatchObject({ refusal: { code: 'too_large' } })
    expect(planFor(file('a.mp4', 'video/mp4'), 'message-photo')).toMatchObject({
      refusal: { code: 'unsupported_media', message: 'Nur Bilddateien sind erlaubt.' },
    })
  })

  it('is refused when it is one byte larger than 50 MB', () => {
    for (const type of ['image/jpeg', 'image/gif', 'video/mp4']) {
      expect(planFor(file('a', type, LIMITS.mediaBytes), 'post').kind).not.toBe('refuse')
      expect(planFor(file('a', type, LIMITS.mediaBytes + 1), 'post')).toMatchObject({
        refusal: { code: 'too_large', message: 'Datei ist 50,1MB. Max. 50MB erlaubt.' },
      })
    }
  })

  it('gets a hint when it is a HEIC photo that cannot be decoded', () => {
    expect(undecodable(file('a.heic', ''), 'post').message).toContain('HEIC')
    expect(undecodable(file('a.jpg', 'image/jpeg'), 'post').message).toContain('beschädigt')
  })
})
