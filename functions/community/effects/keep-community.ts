import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as purgeComment } from './purge-comment.ts'
import { handler as placeOnWall } from './place-on-wall.ts'
import { handler as learnTaste } from './learn-taste.ts'
import { handler as syncPinnedCounters } from './sync-pinned-counters.ts'

export const handler = sharedQueue('keep-community', access.effects, {
  'purge-comment': purgeComment,
  'place-on-wall': placeOnWall,
  'learn-taste': learnTaste,
  'sync-pinned-counters': syncPinnedCounters,
})
