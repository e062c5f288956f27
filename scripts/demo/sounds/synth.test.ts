import { expect, test } from 'vitest'
import { sniffMedia } from '#shared/domain/media/sniff.ts'
import { sounds } from './catalogue.ts'

test('every sound is a WAV that is neither silent nor the same as another', () => {
  const made = Object.values(sounds).map((make) => make())
  for (const sound of made) {
    expect(sniffMedia(sound)).toContain('audio/wav')
    expect(sound.readUInt32LE(40)).toBe(sound.length - 44)
    expect(sound.subarray(44).some((byte) => byte !== 0)).toBe(true)
  }
  expect(new Set(made.map(({ length }) => length)).size).toBe(made.length)
})
