import { describe, expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import type { Draft, DraftSentence } from '../drafts/index.ts'
import { english, german } from '#testing/labelled/evidence.ts'
import type { Evidence } from '../facts/index.ts'
import { findProblems } from './find-problems.ts'
import { ratingsIn } from '../facts/ratings.ts'

const ITEMS: readonly Evidence[] = [
  english({
    title: 'GRAVEWARDEN announce new album "Ashes"',
    text: 'Swedish death metal veterans GRAVEWARDEN will release their fourth album, "Ashes", on March 13th, 2027 via Black Anvil Records after a long and rather painful search for a new singer. Rating: 8.5/10.',
  }),
  german({
    title: 'Gravewarden: Tour im April',
    text: 'Im April spielen Gravewarden zwölf Konzerte in Deutschland. Los geht es in Kiel.',
  }),
]

const says = (text: string, ...sources: number[]): DraftSentence => ({ text, sources })

const DRAFT: Draft = {
  title: 'Gravewarden veröffentlichen viertes Album',
  excerpt: says('Die Schweden bringen „Ashes“ im März 2027 heraus.', 0),
  paragraphs: [
    [
      says('Gravewarden legen am 13. März 2027 ihr viertes Album vor.', 0),
      says('Es erscheint bei Black Anvil Records und trägt den Titel „Ashes“.', 0),
    ],
    [says('Im April folgen zwölf Konzerte in Deutschland, das erste davon in Kiel.', 1)],
  ],
  category: 'news',
  rating: null,
  tags: ['Death Metal', 'Album'],
  bands: ['Gravewarden'],
}

const withText = (...sentences: DraftSentence[]): Draft => ({ ...DRAFT, paragraphs: [sentences] })

const rulesOf = (draft: Draft, items = ITEMS): string[] => [
  ...new Set(findProblems(draft, items).map(({ rule }) => rule)),
]

describe('the guards', () => {
  it('accept a correct draft, deterministically', () => {
    expect(findProblems(DRAFT, ITEMS)).toEqual([])
    const bad = withText(says('Am 14. Mai 2031 spielen Metallica in Rom.', 0))
    expect(findProblems(bad, ITEMS)).toEqual(findProblems(bad, ITEMS))
  })

  it('name the words and the sentence, in German', () => {
    const text = 'Los geht es im April in Lübeck.'
    expect(findProblems(withText(says(text, 1)), ITEMS)).toEqual([
      {
        rule: 'fact',
        sentence: text,
        message:
          'Steht in keiner Quelle, auf die sich der Satz stützt: „Lübeck“ in „Los geht es im April in Lübeck.“',
      },
    ])
  })

  it('consider only the items that a sentence cites', () => {
    const text = 'Im April folgen zwölf Konzerte in Deutschland.'
    expect(rulesOf(withText(says(text, 0)))).toEqual(['fact'])
    expect(rulesOf(withText(says(text, 0, 1)))).toEqual([])
    expect(rulesOf(withText(says(text, 7)))).toEqual(['fact'])
  })

  it('check bands and tags', () => {
    expect(rulesOf({ ...DRAFT, bands: ['Gravewarden', 'Slayer'] })).toEqual(['fact'])
    expect(rulesOf({ ...DRAFT, bands: ['Anvil Black'] })).toEqual(['fact'])
    expect(rulesOf({ ...DRAFT, tags: ['Wacken'] })).toEqual(['fact'])
  })
})

const NINE = 'after a long and rather painful search for a'

describe('the overlap guard', () => {
  it('accepts eight consecutive words, but not nine, regardless of case', () => {
    const eight = NINE.split(' ').slice(0, 8).join(' ')
    const isCopy = (text: string) => rulesOf(withText(says(text, 0))).includes('overlap')
    expect(isCopy(`Sie sangen ${eight} Tag lang.`)).toBe(false)
    expect(isCopy(`Sie sangen ${NINE} Tag lang.`)).toBe(true)
    expect(isCopy(`Sie sangen „${NINE.toUpperCase().replaceAll(' ', ', ')}“.`)).toBe(true)
  })

  it('finds copies across sentences, and of items that are not cited', () => {
    const words = NINE.split(' ')
    const [first, second] = [words.slice(0, 4).join(' '), words.slice(4).join(' ')]
    expect(rulesOf(withText(says(first, 0), says(second, 0)))).toContain('overlap')
    expect(rulesOf(withText(says(NINE, 1)))).toContain('overlap')
  })
})

describe('the language guard', () => {
  it.each([
    'The band will release their new album in March and play in Germany.',
    'Gravewarden announce the fourth album of their long career with Black Anvil Records.',
    'Группа выпустит новый альбом в марте.',
    'Le groupe sortira un nouvel album au mois de mars chez Black Anvil Records.',
  ])('rejects %s', (text) => {
    expect(rulesOf(withText(says(text, 0)))).toContain('language')
  })

  it.each(['新しいアルバムが発売されました。', 'Новый альбом вышел.'])(
    'finds a sentence in another script, however few words it has: %s',
    (text) => {
      expect(rulesOf(withText(says(text, 0)))).toContain('language')
    },
  )

  it('accepts names and titles in other languages', () => {
    const text = 'Bei Black Anvil Records erscheint „Ashes“, das vierte Album von Gravewarden.'
    expect(rulesOf(withText(says(text, 0)))).toEqual([])
  })
})

describe('the rating guard', () => {
  it.each([
    ['8/10', [4]],
    ['8 von 10 Punkten', [4]],
    ['8,5 out of 10', [4.25]],
    ['4 of 5 stars', [4]],
    ['Wertung: 90 %', [4.5]],
    ['★★★☆☆', [3]],
    ['4 von 6', [3.33]],
    ['17/20', [4.25]],
    ['12/10', []],
    ['9 Punkte', []],
    ['10 of 11 songs', []],
    ['am 8. 10. in Kiel', []],
  ])('reads %s', (text, ratings) => {
    expect(ratingsIn(text)).toEqual(ratings)
  })

  it('accepts only a rating that a source states, within half a step', () => {
    for (const rating of [4, 4.25, 4.5]) expect(rulesOf({ ...DRAFT, rating })).toEqual([])
    for (const rating of [0, 3.5, 5]) expect(rulesOf({ ...DRAFT, rating })).toEqual(['rating'])
    expect(rulesOf({ ...DRAFT, rating: 4.5 }, ITEMS.slice(1))).toContain('rating')
  })
})

describe('the content guard', () => {
  it.each([
    'Mehr dazu unter https://evil.test/x im Netz.',
    'Mehr dazu auf www.evil.test im Netz.',
    'Mehr dazu auf evil.com im Netz.',
    'Die Band schreibt an fans@evil.test zurück.',
    'Das Album <script>alert(1)</script> erscheint im März.',
    'Das Album &lt;b&gt; erscheint im März.',
    'Das ist ein [Link](http://x) zu der Band.',
    'Das Bild <img src=x onerror=alert(1)> ist neu.',
    'Klick hier und sichere dir das Album.',
    'Jetzt kaufen und das Album der Band hören.',
    'Das Album\u202e der Band erscheint im März.',
  ])('rejects %j', (text) => {
    expect(rulesOf(withText(says(text, 0)))).toContain('content')
  })

  it.each([
    'Mit „Buy Now“ endet das Album der Band.',
    '„Ruft jetzt an“, sagte der Sänger der Band.',
  ])('accepts what a song or a person says: %j', (text) => {
    expect(rulesOf(withText(says(text, 0)))).not.toContain('content')
  })

  it.each([
    '„Mehr dazu auf evil.com“, sagte der Sänger.',
    'Die Band nennt es „<b>Kunst</b>“.',
    "Der Band's Sänger: buy now the band's album.",
  ])('refuses %j, quoted or not', (text) => {
    expect(rulesOf(withText(says(text, 0)))).toContain('content')
  })

  it('checks title, tags and bands', () => {
    expect(rulesOf({ ...DRAFT, title: 'Gravewarden <b>neu</b>' })).toContain('content')
    expect(rulesOf({ ...DRAFT, tags: ['javascript:alert(1)'] })).toContain('content')
    expect(rulesOf({ ...DRAFT, bands: ['www.evil.test'] })).toContain('content')
  })

  it('accepts ordinary words', () => {
    const text = 'Die Band ignoriert Trends und vergisst ihre Anfänge nicht.'
    expect(rulesOf(withText(says(text, 0)))).not.toContain('content')
  })
})

it('costs little for the longest draft and items', { tags: ['measure'] }, async () => {
  const long = ITEMS.map((item) => ({ ...item, text: `${item.text} `.repeat(40).slice(0, 4000) }))
  const paragraph = DRAFT.paragraphs.flat().slice(0, 3)
  const paragraphs = Array.from({ length: 8 }, () => [...paragraph, ...paragraph])
  const items = [...long, ...long, ...long, ...long]
  await expectCpu(30, () => findProblems({ ...DRAFT, paragraphs }, items))
})
