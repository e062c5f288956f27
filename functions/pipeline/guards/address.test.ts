import { describe, expect, it } from 'vitest'
import type { Draft } from '../drafts/index.ts'
import { findForbidden } from './content.ts'
import { german } from '#testing/labelled/evidence.ts'
import { LABELLED_SENTENCES, type Labelled } from '#testing/labelled/sentences.ts'
import type { Evidence } from '../facts/index.ts'

const ITEMS = [german({ title: 'Titel', text: 'Text', source: 'Metal-Heads.de' })]

const draftOf = (text: string): Draft => ({
  title: 'Titel',
  excerpt: { text, sources: [0] },
  paragraphs: [],
  category: 'news',
  rating: null,
  tags: [],
  bands: [],
})

const foundIn = (text: string, items: readonly Evidence[] = ITEMS): string[] =>
  findForbidden(draftOf(text), items).map(({ message }) => message)

describe('an address in a text', () => {
  it.each([
    'Karten gibt es nur auf fake-tickets.de.',
    'Karten gibt es nur auf fake-tickets.de.Danach ist Schluss.',
    'Karten gibt es auf FAKE-TICKETS.DE, sonst nirgends.',
    'Karten gibt es auf Fake-Tickets.De, sonst nirgends.',
    'Den Stream zeigt karten.fake-stream.live/heute ab acht.',
    'Den Stream zeigt (fake-stream.live).',
    'Die Band verkauft auf konzert.shop',
    'Mehr dazu: t.me/fakeband',
    'Mehr dazu: bit.ly/3xYz',
    'Mehr dazu auf müller.at oder auf krach.ch.',
    'Mehr dazu auf krach.eu, krach.to, krach.me und krach.app.',
    'Mehr dazu auf metal-heads.de/gewinnspiel.',
    'Mehr dazu auf metal-heads.de.evil.com.',
    'Mehr dazu auf fake-metal-heads.de.',
    'Laut Metal-Heads.de gibt es Karten auf fake-tickets.de.',
  ])('is found in %j', (text) => {
    expect(foundIn(text)).toEqual([expect.stringContaining('Der Text enthält eine Adresse: „')])
  })

  it.each([
    'Das Album erscheint im Mai.Die Band geht danach auf Tour.',
    'Die Tour endet in Kiel.Live war die Band selten so gut.',
    'Den Abend eröffnet Kreator in Kiel.At the Gates folgen.',
    'Das war es...to be continued.',
    'Dabei sind u.a. Kreator, z.B. in Kiel, d.h. im Norden, z.B.live oder i.d.R. am Abend.',
    'P.O.D., W.A.S.P., S.O.D. und D.R.I. spielen mit Me.and.That.Man und a.k.a. Bring.me.the.Horizon.',
    'Einlass ist am 12.12.2026 um 18.30 Uhr, Nr.1 spielt um 20.15 Uhr.',
    'Das Label ist die Krach GmbH & Co.KG, Dr.med. Kessel hört v.l.n.r. zu.',
    'Laut Metal-Heads.de erscheint das Album im Mai, so steht es bei metal-heads.de.',
  ])('is not found in %j', (text) => {
    expect(foundIn(text)).toEqual([])
  })

  it('is not found in ordinary sentences', () => {
    const stopped = LABELLED_SENTENCES.filter(
      ({ text, items }: Labelled) => foundIn(text, items).length > 0,
    )
    expect(stopped.map(({ text }) => text)).toEqual([])
  })
})

it('quotes the finding, also far into a sentence', () => {
  const [message = ''] = foundIn(
    `${'Die Band spielt laut. '.repeat(15)}Karten auf fake-tickets.de.`,
  )
  expect(message).toMatch(/^Der Text enthält eine Adresse: „….*fake-tickets\.de\.“$/)
})

it('quotes markup with harmless brackets', () => {
  expect(foundIn('Das „Album“ <script>alert(1)</script> erscheint.')).toEqual([
    'Der Text enthält Markup: „Das ‚Album‘ ‹script›alert(1)‹/script› erscheint.“',
  ])
})
