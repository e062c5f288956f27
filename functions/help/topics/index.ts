import type { HelpTopic } from './topic.ts'
import { accessibility } from './accessibility.ts'
import { activities } from './activities.ts'
import { aiHelp } from './ai-help.ts'
import { altText } from './alt-text.ts'
import { badges } from './badges.ts'
import { bands } from './bands.ts'
import { blocking } from './blocking.ts'
import { bookmarks } from './bookmarks.ts'
import { comments } from './comments.ts'
import { concerts } from './concerts.ts'
import { contact } from './contact.ts'
import { deleteAndUndo } from './delete-and-undo.ts'
import { drafts } from './drafts.ts'
import { editPosts } from './edit-posts.ts'
import { feed } from './feed.ts'
import { feedSuggestions } from './feed-suggestions.ts'
import { firstShout } from './first-shout.ts'
import { followBands } from './follow-bands.ts'
import { howNewsAreMade } from './how-news-are-made.ts'
import { likes } from './likes.ts'
import { mentions } from './mentions.ts'
import { messagePrivacy } from './message-privacy.ts'
import { messageRequests } from './message-requests.ts'
import { messages } from './messages.ts'
import { moderation } from './moderation.ts'
import { motion } from './motion.ts'
import { music } from './music.ts'
import { mute } from './mute.ts'
import { newcomerBands } from './newcomer-bands.ts'
import { news } from './news.ts'
import { newsletter } from './newsletter.ts'
import { notifications } from './notifications.ts'
import { passkeys } from './passkeys.ts'
import { password } from './password.ts'
import { people } from './people.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { profileData } from './profile-data.ts'
import { push } from './push.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { reporting } from './reporting.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { stories } from './stories.ts'
import { submitConcerts } from './submit-concerts.ts'
import { vanishingPhotos } from './vanishing-photos.ts'
import { visibility } from './visibility.ts'
import { voiceMessages } from './voice-messages.ts'
import { wall } from './wall.ts'
import { watchStories } from './watch-stories.ts'
import { writePosts } from './write-posts.ts'

export type { HelpTopic } from './topic.ts'

/** The whole knowledge of the AI help. */
export const TOPICS: readonly HelpTopic[] = [
  accessibility,
  activities,
  aiHelp,
  altText,
  badges,
  bands,
  blocking,
  bookmarks,
  comments,
  concerts,
  contact,
  deleteAndUndo,
  drafts,
  editPosts,
  feed,
  feedSuggestions,
  firstShout,
  followBands,
  howNewsAreMade,
  likes,
  mentions,
  messagePrivacy,
  messageRequests,
  messages,
  moderation,
  motion,
  music,
  mute,
  newcomerBands,
  news,
  newsletter,
  notifications,
  passkeys,
  password,
  people,
  privacy,
  profile,
  profileData,
  push,
  recoveryCodes,
  reporting,
  sessions,
  settings,
  share,
  stories,
  submitConcerts,
  vanishingPhotos,
  visibility,
  voiceMessages,
  wall,
  watchStories,
  writePosts,
]
