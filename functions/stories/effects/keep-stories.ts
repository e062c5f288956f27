import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as keepStoryBar } from './keep-story-bar.ts'
import { handler as countStoryView } from './count-story-view.ts'

export const handler = sharedQueue('keep-stories', access.effects, {
  'keep-story-bar': keepStoryBar,
  'count-story-view': countStoryView,
})
