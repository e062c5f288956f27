import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as linkArticle } from './link-article.ts'
import { handler as linkBand } from './link-band.ts'
import { handler as indexBand } from './index-band.ts'

export const handler = sharedQueue('keep-bands', access.effects, {
  'link-article': linkArticle,
  'link-band': linkBand,
  'index-band': indexBand,
})
