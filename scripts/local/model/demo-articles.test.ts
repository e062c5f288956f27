import { describe, expect, it } from 'vitest'
import type { Evidence } from '#functions/pipeline/facts/index.ts'
import { findProblems } from '#functions/pipeline/guards/index.ts'
import { writeEdition } from '../../demo/feeds/edition.ts'
import { PUBLICATIONS } from '../../demo/feeds/publications.ts'
import type { EvidenceItem } from './evidence.ts'
import { datesIn } from './dates.ts'
import { bandsIn } from './names.ts'
import { writeDraft } from './write-draft.ts'

const NOW = Date.UTC(2026, 10, 22, 12)

interface Reported extends EvidenceItem, Evidence {
  readonly event: number | undefined
}

const REPORTS: readonly Reported[] = PUBLICATIONS.flatMap((publication) =>
  writeEdition(publication, NOW).map(({ title, text, publishedAt, event }) => ({
    source: publication.name,
    sourceName: publication.name,
    language: publication.language,
    publishedAt: publishedAt.toISOString(),
    category: publication.category,
    title,
    text,
    event,
  })),
)

const EVENTS = [...Map.groupBy(REPORTS, ({ event }) => event).values()]

interface Article {
  readonly items: readonly EvidenceItem[]
  readonly bands: readonly string[]
  readonly title: string
  readonly tags: readonly string[]
  readonly sentences: readonly string[]
}

const articleOf = (items: readonly EvidenceItem[]): Article => {
  const { title, excerpt, paragraphs, bands, tags } = writeDraft(items)
  return {
    items,
    title,
    bands,
    tags,
    sentences: [title, excerpt.text, ...paragraphs.flat().map(({ text }) => text)],
  }
}

/** Each event as one source tells it, and as all that tell it. */
const ARTICLES = EVENTS.flatMap((items) => [
  ...items.map((item) => articleOf([item])),
  articleOf(items),
])

const sourcesOf = ({ items }: Article): number => new Set(items.map(({ source }) => source)).size

const sentencesWith = (pattern: RegExp, articles: readonly Article[] = ARTICLES) =>
  articles.flatMap(({ sentences }) => sentences.filter((sentence) => pattern.test(sentence)))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('the articles of the demo', () => {
  it('are many, of one source and of several', () => {
    expect(ARTICLES.length).toBeGreaterThan(250)
    expect(ARTICLES.some((article) => sourcesOf(article) > 1)).toBe(true)
  })

  it('say "berichtet" of one source and "berichten" of several', () => {
    const [one, several] = [
      ARTICLES.filter((article) => sourcesOf(article) === 1),
      ARTICLES.filter((article) => sourcesOf(article) > 1),
    ]
    expect(sentencesWith(/^Davon berichtet /, one)).not.toEqual([])
    expect(sentencesWith(/^Davon berichten /, several)).not.toEqual([])
    expect(sentencesWith(/^Davon berichten |^Die Meldungen /, one)).toEqual([])
    expect(sentencesWith(/^Davon berichtet |^Die Meldung stammt/, several)).toEqual([])
  })

  it('have no English genitive and no gap that was not filled', () => {
    expect(sentencesWith(/\p{L}['’]s(?!\p{L})(?![^„]*“)|[{}?|]\w*[|}]/u)).toEqual([])
  })

  it.each([
    /(?:sind|werden|fallen|haben) „[^“]*“[.]$/,
    /(?:ist|hat|fällt)(?: bereits| auch)? „[^“]*“(?:, „[^“]*“)* und „/,
    /^Betroffen sind \p{L}+\.$/u,
    /^Betroffen ist [^(]* und /,
    /der Name [^.]* und /,
    /die Namen [^,]*(?<! und [^.]*)\.$/,
    /^Als Orte werden \p{L}+ genannt/u,
    /(?:^|\s)1 (?:Songs|Konzerte|Minuten|Jahre|Jahren|Bands|Tage)/,
  ])('agree in number: %s', (wrong) => {
    expect(sentencesWith(wrong)).toEqual([])
  })

  it('treat the name of a band as a plural', () => {
    const wrong = ARTICLES.flatMap(({ bands, sentences }) =>
      sentences.filter((sentence) =>
        bands.some((band) =>
          new RegExp(
            `^${escaped(band)} (?:ist|hat|geht|kommt|legt|zeigt|sagt|muss|wechselt|gibt|nimmt)(?![\\p{L}])`,
            'u',
          ).test(sentence),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('say "Absage" only of what is cancelled', () => {
    const wrong = ARTICLES.filter(
      ({ items, sentences, tags }) =>
        !items.some(({ title, text }) =>
          /absag|sagen .* ab|f[äa]ll(?:t|en) aus|cancel/i.test(title + text),
        ) &&
        /Absage|abgesagt|sagen .* ab|fallen .* aus|fällt aus/.test(
          [...sentences, ...tags].join('\n'),
        ),
    )
    expect(wrong.map(({ title }) => title)).toEqual([])
    expect(sentencesWith(/verschieben|verschoben|verlegen/)).not.toEqual([])
  })
})

it('are published: the guards hold none of them', () => {
  const messages = EVENTS.flatMap((items) =>
    findProblems(writeDraft(items.toReversed()), items.toReversed()).map(({ message }) => message),
  )
  expect(messages).toEqual([])
})

it('reads a date that a paragraph cuts in two', () => {
  expect(datesIn('Ab dem 13.\nJanuar 2027 auf Tour, Schluss ist am 21. Januar 2027.')).toEqual([
    '13. Januar 2027',
    '21. Januar 2027',
  ])
  expect(datesIn('Verschoben auf den 19.03.2027. Betroffen ist der 14.12.2026.')[0]).toBe(
    '14. Dezember 2026',
  )
})

describe('bandsIn', () => {
  it.each([
    ['Moorbrand Festival lineup grows: Grimhaven Choir confirmed'],
    ['Winterschlaf Festival holt Moorglut'],
    ['Steinbruch Open Air ausverkauft'],
  ])('takes no festival for a band: %s', (title) => {
    expect(bandsIn(title, '')).toEqual([])
  })

  it.each([
    ["Metallica's new album", 'Metallica will release it.', 'Metallica'],
    ['Metallica’s James Hetfield speaks', 'A talk.', 'Metallica'],
    ["Iced Saints' neues Album", 'Es kommt bald.', 'Iced Saints'],
    ['Metallicas neues Album', 'Bei Metallica tut sich etwas.', 'Metallica'],
    ['Helloweens Tour beginnt', 'Helloween spielen in Köln.', 'Helloween'],
    ['Iced Saints auf Tour', 'Iced Saints spielen in Köln.', 'Iced Saints'],
    ["IRONVEIL'S album", 'It is out.', 'IRONVEIL'],
  ])('finds in %j the name without its genitive', (title, text, name) => {
    expect(bandsIn(title, text)[0]).toBe(name)
  })
})
