import type { ArticleText } from '../articles/article.items.ts'
import { articleCategoryKey, articleKey } from '../articles/article.items.ts'
import { articleWordItems } from '../articles/article-word.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { correctedArticle, readArticle, replaceArticle } from '../articles/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { transact } from '#platform/table/index.ts'
import { putAll } from './posts.ts'

const SENTENCE =
  'Die Band hat ihr neues Album angekündigt und geht im Herbst damit auf Tour durch Deutschland.'
const SENTENCES = 12
const PER_PARAGRAPH = 4
const SOURCES = 3

export const articleText = (text: Partial<ArticleText> = {}): ArticleText => ({
  title: 'Grabwärter kündigen neues Album an',
  excerpt: 'Das vierte Album erscheint im Herbst.',
  category: 'news',
  tags: ['Doom Metal', 'Album', 'Tour'],
  bands: ['Grabwärter'],
  sentences: Array.from({ length: SENTENCES }, (_, index) => ({
    t: SENTENCE,
    p: Math.floor(index / PER_PARAGRAPH),
    s: [index % SOURCES],
  })),
  sources: Array.from({ length: SOURCES }, (_, index) => ({
    name: 'Metal Herold',
    title: 'Grabwärter: viertes Album im Herbst',
    url: `http://herold.test/news/grabwaerter-viertes-album-${index}`,
    publishedAt: '2026-11-20T08:00:00.000Z',
  })),
  clusterId: '0'.repeat(32),
  model: 'lokales Modell',
  promptVersion: '1',
  generatedAt: '2026-11-20T09:00:00.000Z',
  ...text,
})

/** All stored items of a published article; ids ascend, so later ones are newer. */
export const storedArticle = (text: Partial<ArticleText> = {}, id: string = newId()) => {
  const whole = articleText(text)
  const article = { ...whole, ...articleKey(id), entity: 'Article' as const }
  return {
    id,
    article,
    items: [article, { ...whole, ...articleCategoryKey(whole.category, id) }],
    words: articleWordItems(id, whole),
  }
}

/** A published article with its search entries, written directly into the table. */
export const anArticle = async (text: Partial<ArticleText> = {}): Promise<string> => {
  const { id, items, words } = storedArticle(text)
  await putAll([...items, ...words])
  return id
}

/** What an admin sends to correct an article of `articleText()`. */
export const aCorrection = () => ({
  title: 'Grabwärter verschieben neues Album',
  excerpt: 'Das vierte Album erscheint im Winter.',
  sentences: articleText().sentences.map(({ t, p, s }) => ({
    text: t,
    paragraph: p,
    sources: [...s],
  })),
  note: 'Das Album erscheint im Winter statt im Herbst.',
})

/** Corrects the title of a published article. */
export const correctTitle = async (id: string, title: string): Promise<void> => {
  const article = await readArticle(id, { consistent: true })
  if (!article) throw new Error('The article is not published')
  const note = `Der Titel heißt jetzt: ${title}`
  const correction = { at: isoNow(), note, by: 'redaktion', sourceName: null } as const
  const corrected = correctedArticle(article, { ...article, title }, correction)
  await transact(replaceArticle(article, corrected))
}

/** A published article of three kilobytes with one older version. */
export const aCorrectedArticle = async (): Promise<string> => {
  const { id, items } = threeKilobyteArticle()
  await putAll(items)
  await correctTitle(id, 'Grabwärter verschieben neues Album')
  return id
}

const THREE_KILOBYTES = 3 * 1024

const storedBytes = (item: object): number => Buffer.byteLength(JSON.stringify(item))

/** An article whose stored item, keys and sources included, is three kilobytes. */
export const threeKilobyteArticle = (text: Partial<ArticleText> = {}) => {
  const { id, article } = storedArticle(text)
  const room = THREE_KILOBYTES - storedBytes(article)
  const [first, ...rest] = article.sentences
  if (!first || room < 0) throw new Error(`The article is too big already: ${-room} bytes`)
  const longer = { ...first, t: `${first.t} ${'x'.repeat(room - 1)}` }
  return storedArticle({ ...text, sentences: [longer, ...rest] }, id)
}
