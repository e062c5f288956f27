import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as indexArticle } from './index-article.ts'
import { handler as forgetArticleVersions } from './forget-article-versions.ts'

export const handler = sharedQueue('keep-articles', access.effects, {
  'index-article': indexArticle,
  'forget-article-versions': forgetArticleVersions,
})
