import {
  account,
  consents,
  passkeys,
  pushDevices,
  quietPosts,
  sessions,
  signIn,
} from './account.ts'
import { appeals, contact, decisions, newsletter } from './desk.ts'
import { bands } from './bands.ts'
import { bookmarks, commentLikes, postLikes } from './likes.ts'
import { messages } from './messages.ts'
import { earlyLikes, notifications, receivedLikes } from './notifications.ts'
import { choices, followers, follows } from './people.ts'
import { comments, posts } from './posts.ts'
import { badges, profile } from './profile.ts'
import { concertMarks, concerts, followedBands } from './scene.ts'
import { SECTION_IDS, type SectionId } from '../model/section-ids.ts'
import type { Section } from '../model/section.ts'
import { articleReports, reports } from './reports.ts'
import { settings } from './settings.ts'
import { statements } from './statements.ts'
import { seenStories, stories } from './stories.ts'

const BY_ID: Readonly<Record<SectionId, Section>> = {
  account,
  profile,
  badges,
  settings,
  consents,
  'sign-in': signIn,
  sessions,
  passkeys,
  'push-devices': pushDevices,
  'quiet-posts': quietPosts,
  posts,
  comments,
  'post-likes': postLikes,
  'comment-likes': commentLikes,
  bookmarks,
  stories,
  'seen-stories': seenStories,
  follows,
  followers,
  choices,
  messages,
  notifications,
  'received-likes': receivedLikes,
  'early-likes': earlyLikes,
  'concert-marks': concertMarks,
  concerts,
  'followed-bands': followedBands,
  bands,
  decisions,
  statements,
  appeals,
  reports,
  'article-reports': articleReports,
  contact,
  newsletter,
}

/** Everything that an export contains, in its order. */
export const SECTIONS: readonly Section[] = SECTION_IDS.map((id) => BY_ID[id])
