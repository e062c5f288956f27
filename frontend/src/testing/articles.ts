import { getArticle, listArticles, type Article, type ArticleSource } from '#shared/api/articles.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { pageOf, refuse, type FakeApi } from './fake-api.ts'

const HOUR = 3_600_000
const PAGE = 20

const source = (name: string, title: string, hoursAgo: number): ArticleSource => ({
  name,
  title,
  url: `https://${name.toLowerCase().replace(/\W+/g, '-')}.test/artikel`,
  publishedAt: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
})

interface Sketch {
  readonly title: string
  readonly category: ArticleCategory
  readonly sentences: readonly (readonly [text: string, paragraph: number, sources: number[]])[]
  readonly tags: string[]
  readonly rating?: number
  readonly sources: ArticleSource[]
}

const SKETCHES: readonly Sketch[] = [
  {
    title: 'Äonenfeuer kündigen „Aschewinter“ für den Mai an',
    category: 'news',
    tags: ['Black Metal', 'Görlitz', 'Album', 'Tour'],
    sources: [
      source('Krachbote', 'ÄONENFEUER: Neues Album „Aschewinter“ kommt im Mai', 2),
      source('Iron Gazette', 'Äonenfeuer announce new full-length', 5),
    ],
    sentences: [
      ['Äonenfeuer veröffentlichen ihr viertes Album „Aschewinter“ am 14. Mai.', 0, [0, 1]],
      ['Aufgenommen hat die Band aus Görlitz in einer stillgelegten Kesselschmiede.', 0, [0]],
      ['Neun Stücke sind es geworden, das längste dauert elf Minuten.', 1, [1]],
      ['Im Herbst folgt eine Tour durch zwölf Städte.', 1, [0]],
    ],
  },
  {
    title: 'Grabgesang: „Lehm“ wiegt schwerer als alles davor',
    category: 'review',
    tags: ['Doom', 'Sludge'],
    rating: 4.5,
    sources: [source('Dröhnland', 'Grabgesang – Lehm (9/10)', 8)],
    sentences: [
      ['Mit „Lehm“ legen Grabgesang ihr langsamstes Album vor.', 0, [0]],
      ['Das Magazin Dröhnland gibt neun von zehn Punkten.', 0, [0]],
      ['Gelobt werden der trockene Klang und das zwanzig Minuten lange Finale.', 1, [0]],
    ],
  },
  {
    title: '„Wir proben im Schlachthaus“: Röhrenbrand im Gespräch',
    category: 'interview',
    tags: ['Thrash', 'Leipzig', 'Proberaum'],
    sources: [source('Krachbote', 'Interview mit Röhrenbrand', 20)],
    sentences: [
      ['Sängerin Mara Kessel erklärt, warum Röhrenbrand nur noch nachts proben.', 0, [0]],
      ['Der Raum liegt in einem ehemaligen Schlachthaus in Leipzig.', 0, [0]],
    ],
  },
  {
    title: 'Schädelbruch Fest bestätigt acht weitere Bands',
    category: 'festival',
    tags: ['Open Air', 'München'],
    sources: [
      source('Festivalfunk', 'Schädelbruch Fest: acht neue Bands', 26),
      source('Iron Gazette', 'Schädelbruch Fest adds eight bands', 27),
    ],
    sentences: [
      ['Das Schädelbruch Fest hat acht weitere Bands bestätigt.', 0, [0, 1]],
      ['Es findet am 14. Dezember im Backstage in München statt.', 0, [0]],
      ['Karten kosten 39 Euro.', 1, [1]],
    ],
  },
  {
    title: 'Nebelkrähe trennen sich von ihrem Schlagzeuger',
    category: 'news',
    tags: ['Death Metal'],
    sources: [source('Iron Gazette', 'Nebelkrähe part ways with drummer', 40)],
    sentences: [
      ['Nebelkrähe und Schlagzeuger Tom Arendt gehen getrennte Wege.', 0, [0]],
      ['Die Tour im März spielt die Band mit einem Gast.', 0, [0]],
    ],
  },
  {
    title: 'Eisenacker: solide, aber ohne Haken',
    category: 'review',
    tags: ['Power Metal'],
    rating: 2.8,
    sources: [source('Dröhnland', 'Eisenacker – Pflug und Schwert (5,6/10)', 60)],
    sentences: [
      ['„Pflug und Schwert“ bleibt laut Dröhnland hinter dem Vorgänger zurück.', 0, [0]],
      ['Das Magazin vergibt 5,6 von 10 Punkten.', 0, [0]],
    ],
  },
]

/** Ids that sort like the hours of the articles. */
const idOf = (index: number): string => `01K${String(9999 - index).padStart(23, '0')}`

const articleOf = (sketch: Sketch, index: number): Article => ({
  id: idOf(index),
  title: sketch.title,
  excerpt: sketch.sentences
    .map(([text]) => text)
    .slice(0, 2)
    .join(' '),
  content: sketch.sentences.map(([text]) => text).join(' '),
  category: sketch.category,
  rating: sketch.rating ?? null,
  tags: sketch.tags,
  bands: [],
  bandLinks: [],
  author: 'Höllenlärm-Redaktion (KI)',
  readTime: 1 + (index % 4),
  publishedAt: new Date(Date.now() - (1 + index * 7) * HOUR).toISOString(),
  sentences: sketch.sentences.map(([text, paragraph, sources]) => ({ text, paragraph, sources })),
  sources: sketch.sources,
  isAiGenerated: true,
  model: 'lokales Modell',
  version: 1,
  corrections: [],
})

export const articles: readonly Article[] = SKETCHES.map(articleOf)

/** Older articles, slightly more than a page. */
export const manyArticles: readonly Article[] = [
  ...articles,
  ...Array.from({ length: 24 }, (_, index): Article => {
    const model = articles[index % articles.length]
    if (!model) throw new Error('There is no article to copy.')
    const number = articles.length + index
    return { ...model, id: idOf(number), title: `Meldung Nummer ${number}` }
  }),
]

/** Answers the list with filters, search and pages, and each article by its id. */
export const answerArticles = (api: FakeApi, all: readonly Article[]): void => {
  api.on(listArticles, ({ query: { category, search, cursor } }) => {
    const wanted = all.filter(
      (one) =>
        (category === undefined || one.category === category) &&
        (search === undefined ||
          JSON.stringify(one).toLowerCase().includes(search.toLowerCase())) &&
        (cursor === undefined || one.id < cursor),
    )
    const page = wanted.slice(0, PAGE)
    return pageOf(page, wanted.length > PAGE ? (page.at(-1)?.id ?? null) : null)
  })
  api.on(
    getArticle,
    ({ params }) =>
      all.find(({ id }) => id === params.id) ?? refuse('not_found', 'Das gibt es nicht (mehr).'),
  )
}
