import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as explainHolds } from './explain-holds.ts'
import { handler as notifyAuthor } from './notify-author.ts'
import { handler as notifyReporters } from './notify-reporters.ts'

export const handler = sharedQueue('tell-decisions', access.effects, {
  'explain-holds': explainHolds,
  'notify-author': notifyAuthor,
  'notify-reporters': notifyReporters,
})
