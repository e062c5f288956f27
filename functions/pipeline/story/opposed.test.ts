import { expect, it } from 'vitest'
import type { Report } from '../facts/index.ts'
import { readReport } from '../facts/report.ts'
import { compareTo } from './compare-reports.ts'

const report = (title: string, text: string, language: 'de' | 'en' = 'de'): Report =>
  readReport({
    title,
    text,
    language,
    category: 'news',
    publishedAt: null,
    fetchedAt: '2026-11-20T08:00:00.000Z',
  })

it.each([
  [
    'a theft and the recovery',
    report(
      'Equipment von Aschenregen in Leipzig gestohlen',
      'Aus dem Transporter der Band Aschenregen wurden in Leipzig Gitarren im Wert von 20.000 Euro gestohlen.',
    ),
    report(
      'Gestohlenes Equipment von Aschenregen in Leipzig gefunden',
      'Die in Leipzig gestohlenen Gitarren der Band Aschenregen im Wert von 20.000 Euro sind wieder da.',
    ),
  ],
  [
    'a search and its end',
    report(
      'Sänger Tom Brandt von Aschenregen vermisst',
      'Tom Brandt, Sänger von Aschenregen aus Leipzig, wird vermisst. Die Polizei sucht ihn.',
    ),
    report(
      'Vermisster Sänger Tom Brandt von Aschenregen gefunden',
      'Tom Brandt, der vermisste Sänger von Aschenregen aus Leipzig, ist wohlbehalten.',
    ),
  ],
  [
    'an arrest and the release',
    report(
      'Drummer Tom Brandt von Aschenregen verhaftet',
      'Tom Brandt, Schlagzeuger von Aschenregen, ist in Leipzig verhaftet worden.',
    ),
    report(
      'Drummer Tom Brandt von Aschenregen wieder frei',
      'Tom Brandt, Schlagzeuger von Aschenregen, in Leipzig verhaftet, ist entlassen worden.',
    ),
  ],
  [
    'an illness and the recovery',
    report(
      'Aschenregen-Sänger Tom Brandt an Krebs erkrankt',
      'Tom Brandt von Aschenregen hat Krebs. Er wird behandelt.',
    ),
    report(
      'Aschenregen-Sänger Tom Brandt ist krebsfrei',
      'Tom Brandt von Aschenregen hat den Krebs besiegt. Er ist geheilt.',
    ),
  ],
  [
    'a theft and the recovery in English',
    report(
      'Gravewarden gear stolen in Berlin',
      'Thieves took guitars worth 20,000 euros from the van of Gravewarden in Berlin.',
      'en',
    ),
    report(
      'Stolen Gravewarden gear found in Berlin',
      'Police found the guitars worth 20,000 euros of Gravewarden, stolen in Berlin.',
      'en',
    ),
  ],
])('does not merge %s', (_, event, end) => {
  for (const [one, { key, heads, facts }] of [
    [event, end],
    [end, event],
  ] as const)
    expect(compareTo(one, { reports: [{ key, heads }], facts }).similarity).toBe(0)
})
