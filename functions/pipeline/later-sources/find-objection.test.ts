import { describe, expect, it } from 'vitest'
import { findObjection } from './find-objection.ts'

const item = (text: string, title = 'Grabwärter: neue Meldung', language: 'de' | 'en' = 'de') => ({
  sourceName: 'Metal.de',
  title,
  text,
  language,
})

const ARTICLE = [
  'Grabwärter veröffentlichen ihr Album „Lehm“ am 11. März 2027.',
  'Das Album „Lehm“ von Grabwärter hat neun Stücke.',
  'Karten für Grabwärter kosten 39 Euro.',
  'Grabwärter spielen am 14. Mai in Köln.',
]

describe('a later source that says otherwise', () => {
  it.each([
    [
      'Grabwärter veröffentlichen ihr Album „Lehm“ am 12. März 2027.',
      '„12. März 2027“ statt „11. März 2027“',
    ],
    ['Die Platte „Lehm“ der Grabwärter hat zehn Stücke.', '„zehn“ statt „neun“'],
    ['Karten für Grabwärter kosten nun 45 Euro. Das Album kommt bald.', '„45“ statt „39“'],
    ['Die Grabwärter spielen am 14. Mai in Hamburg.', 'den Ort „Hamburg“ statt „Köln“'],
  ])('is found: %s', (text, finding) => {
    expect(findObjection(ARTICLE, item(text))?.finding).toContain(finding)
  })

  it.each([
    ['Tom Brandt ist gestorben.', 'Tom Brandt ist nicht tot.', 'Tod'],
    ['Kvelgard sagen die Tour ab.', 'Die Tour von Kvelgard findet wie geplant statt.', 'Absage'],
    ['Tom Brandt wurde nicht verhaftet.', 'Tom Brandt wurde in Essen verhaftet.', 'Festnahme'],
  ])('is found when it says the opposite of %s', (sentence, text, kind) => {
    const objection = findObjection([sentence], item(text))
    expect(objection).toMatchObject({
      finding: `Metal.de sagt das Gegenteil (${kind}): „${sentence}“`,
      passage: text,
    })
  })

  it('is found in English', () => {
    const text = 'Grabwärter have confirmed that the album "Lehm" will be out March 12, 2027.'
    const objection = findObjection(ARTICLE, item(text, 'Grabwärter news', 'en'))
    expect(objection?.finding).toMatch(/^Metal\.de nennt .*12.* statt „11\. März 2027“/)
    expect(objection?.passage).toBe(text)
  })

  it.each([
    ['Korrektur: Grabwärter kommen nicht', 'Mehr dazu bald.'],
    ['Grabwärter', 'Das Album kommt.\nRichtigstellung: Der Sänger ist nicht krank.'],
    ['Grabwärter', 'Das Album kommt. Update: Die Tour findet doch nicht statt.'],
    ['CORRECTION - Grabwärter tour', 'We got it wrong.'],
  ])('is found by its mark: %s', (title, text) => {
    expect(findObjection(ARTICLE, item(text, title))?.finding).toContain('Korrektur')
  })
})

describe('a later source that agrees', () => {
  it.each([
    ['Tom Brandt ist gestorben.', 'Mara Voss ist nicht tot.'],
    [
      'Tom Brandt ist gestorben.',
      'Tom Brandt ist tot. Tom Brandt sei nicht gestorben, hieß es zuvor.',
    ],
    ['Tom Brandt ist gestorben.', 'Tom Brandt starb am Freitag, nicht am Montag, in Essen.'],
  ])('is not suspected of the opposite: %s %s', (sentence, text) => {
    expect(findObjection([sentence], item(text))).toBeUndefined()
  })

  it.each([
    'Grabwärter veröffentlichen ihr Album „Lehm“ am 11.03.2027.',
    'Grabwärter spielen am 15. Mai in Hamburg.',
    'Grabwärter spielen am 14. Mai in Köln und am 15. Mai in Hamburg.',
    'Das Album „Lehm“ von Grabwärter hat 9 Songs und ist das zweite in fünf Jahren.',
    'Die Vorband spielt am 3. Juni.',
    'Karten für Grabwärter kosten 39 Euro, im Vorverkauf 35 Euro.',
    'Ein Update der Band folgt. Korrekturen am Mix sind fertig.',
  ])('is not suspected: %s', (text) => {
    expect(findObjection(ARTICLE, item(text))).toBeUndefined()
  })
})
