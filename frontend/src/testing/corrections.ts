import {
  listArticleVersions,
  type Article,
  type ArticleVersion,
  type Correction,
} from '#shared/api/articles.ts'
import { articles } from './articles.ts'
import { refuse, type FakeApi } from './fake-api.ts'

const [first] = articles
if (!first) throw new Error('There is no article.')

export const CORRECTION: Correction = {
  version: 2,
  at: '2026-11-22T11:00:00.000Z',
  note: 'Das Album erscheint am 14. Mai, nicht am 11.',
  by: 'redaktion',
  sourceName: null,
}

/** The first article after one correction of its first sentence. */
export const CORRECTED: Article = { ...first, version: 2, corrections: [CORRECTION] }

export const OLDER: ArticleVersion = {
  version: 1,
  isWithdrawn: false,
  title: first.title,
  excerpt: first.excerpt,
  sentences: first.sentences.map((sentence, index) =>
    index === 0 ? { ...sentence, text: sentence.text.replace('14. Mai', '11. Mai') } : sentence,
  ),
  sources: first.sources,
  replacedBy: CORRECTION,
}

export const answerVersions = (api: FakeApi): void => {
  api.on(listArticleVersions, ({ params }) =>
    params.id === CORRECTED.id ? [OLDER] : refuse('not_found', 'Das gibt es nicht (mehr).'),
  )
}
