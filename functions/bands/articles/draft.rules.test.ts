import { describe, expect, it } from 'vitest'
import { draftFromMentions } from './draft.rules.ts'
import type { BandMentionItem } from './mention.items.ts'
import { containsName } from './name-in-text.ts'

const mention = (text: string, source: string, name = 'Grubenlicht'): BandMentionItem => ({
  PK: 'BAND_MENTIONS#grubenlicht',
  SK: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name,
  facts: [{ text, articleId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', source, url: 'https://herold.test/1' }],
  sources: [source],
})

const three = [
  mention('Grubenlicht spielen Melodic Death Metal.', 'Herold'),
  mention('Grubenlicht haben einen neuen Bassisten.', 'Riffblatt'),
  mention('Im Mai gehen Grubenlicht auf Tour.', 'Herold', 'GRUBENLICHT'),
]

describe('a draft of a band', () => {
  it('consists of the cited sentences and of what they say', () => {
    expect(draftFromMentions(three)).toMatchObject({
      name: 'Grubenlicht',
      genre: 'Melodic Death Metal',
      articles: 3,
      sources: 2,
      facts: three.flatMap(({ facts }) => facts),
    })
  })

  it('has no genre that no sentence names', () => {
    const plain = three.map((one) => ({
      ...one,
      facts: one.facts.map((fact) => ({ ...fact, text: 'Grubenlicht lärmen.' })),
    }))
    expect(draftFromMentions(plain)?.genre).toBeUndefined()
  })

  it.each([
    ['two articles', three.slice(0, 2)],
    ['one source', three.map((one) => ({ ...one, sources: ['Herold'] }))],
    ['no sentence with the name', three.map((one) => ({ ...one, facts: [] }))],
    ['a banned term', [...three, mention('Grubenlicht spielen NSBM.', 'Herold')]],
  ])('needs more than %s', (_reason, mentions) => {
    expect(draftFromMentions(mentions)).toBeUndefined()
  })
})

describe('a name in a sentence', () => {
  it.each([
    ['Die Band Motörhead spielt.', 'Motörhead', true],
    ['„!!!“ spielen heute.', '!!!', true],
    ['Wir hören 4 und D.R.I.', 'D.R.I.', true],
    ['Miracle spielt.', 'RAC', false],
    ['MOTÖRHEAD', 'Motörhead', true],
  ])('%s contains %s: %s', (text, name, contains) => {
    expect(containsName(text, name)).toBe(contains)
  })
})
