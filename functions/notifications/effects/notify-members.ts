import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as notifyLikes } from './notify-likes.ts'
import { handler as notifyFollows } from './notify-follows.ts'
import { handler as notifyComments } from './notify-comments.ts'
import { handler as notifyMentions } from './notify-mentions.ts'
import { handler as notifyStoryMentions } from './notify-story-mentions.ts'

export const handler = sharedQueue('notify-members', access.effects, {
  'notify-likes': notifyLikes,
  'notify-follows': notifyFollows,
  'notify-comments': notifyComments,
  'notify-mentions': notifyMentions,
  'notify-story-mentions': notifyStoryMentions,
})
