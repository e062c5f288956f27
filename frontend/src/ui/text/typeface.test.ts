import { describe, expect, it } from 'vitest'
import { isReadableInBlackletter } from './typeface.ts'

describe('the typeface of a heading', () => {
  it.each([
    'Wall of Horns',
    'Kennst du schon...',
    'Äonenfeuer kündigen „Lehm“ an',
    'E-Mail und Post',
    'McFly 2026',
    'Wacken 2026, Tag 3',
    'Ä',
    '1.204',
    '',
  ])('is blackletter for %j', (text) => {
    expect(isReadableInBlackletter(text)).toBe(true)
  })

  it.each([
    'KELLERASSEL',
    'Wer kennt DDG?',
    'AGB',
    'RSS-Feed-Parser',
    'KI-Content-Generator',
    'Ein Abend mit D.R.I.',
    'AC/DC in Essen',
    'Winterschlacht XI',
    'ÄÖÜ',
    'DÉMOLITION',
    'Guns N’Roses',
    'USBMs',
  ])('is legible for %j', (text) => {
    expect(isReadableInBlackletter(text)).toBe(false)
  })
})
