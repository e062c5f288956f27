import * as auth from './auth.ts'
import { getArticle, listArticles, reportArticle } from './articles.ts'
import { addComment, listComments } from './comments.ts'
import { sendContact } from './contact.ts'
import { contentSourceReport } from './content-report.ts'
import type { Contract } from './contract.ts'
import * as pipeline from './pipeline.ts'
import * as sources from './sources.ts'
import { acceptLegal } from './legal.ts'
import { likeComment, likePost } from './likes.ts'
import { moderate, moderationPending } from './moderation.ts'
import * as newsletter from './newsletter.ts'
import { unreadCounts } from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as people from './people.ts'
import { createPost, deletePost, getPost, listPosts, pinPost } from './posts.ts'
import * as settings from './settings.ts'
import * as profile from './profile.ts'
import * as passkeys from './passkeys.ts'
import { changePassword } from './password.ts'
import * as recovery from './recovery.ts'
import * as sessions from './sessions.ts'
import { communityStats } from './stats.ts'
import { createUpload, uploadMedia } from './uploads.ts'
import { wallOfHorns } from './wall.ts'
import { getUser, listUserPosts } from './users.ts'

/** Every endpoint of the product. The SPA never imports this file, because every screen would load all schemas. */
export const contracts = [
  auth.register,
  auth.login,
  auth.logout,
  auth.currentUser,
  sessions.listSessions,
  sessions.endSession,
  sessions.endOtherSessions,
  changePassword,
  recovery.recoveryCodes,
  recovery.renewRecoveryCodes,
  recovery.recover,
  passkeys.passkeyChallenge,
  passkeys.registerPasskey,
  passkeys.passkeyOptions,
  passkeys.verifyPasskey,
  passkeys.listPasskeys,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  listPosts,
  createPost,
  getPost,
  deletePost,
  pinPost,
  likePost,
  likeComment,
  listComments,
  addComment,
  communityStats,
  createUpload,
  uploadMedia,
  unreadCounts,
  people.relationship,
  people.follow,
  people.unfollow,
  people.block,
  people.unblock,
  people.listBlocked,
  people.searchUsers,
  people.suggestedUsers,
  people.dismissSuggestion,
  people.restoreSuggestion,
  onboarding.onboardingProgress,
  onboarding.saveOnboarding,
  onboarding.completeOnboarding,
  onboarding.firstShout,
  wallOfHorns,
  settings.notificationSettings,
  settings.saveNotificationSettings,
  settings.profileData,
  settings.saveProfileData,
  settings.visibility,
  settings.saveVisibility,
  acceptLegal,
  profile.getProfile,
  profile.updateProfile,
  profile.setAvatar,
  profile.removeAvatar,
  profile.setBadgeVisibility,
  getUser,
  listUserPosts,
  sendContact,
  newsletter.subscribeNewsletter,
  newsletter.confirmNewsletter,
  newsletter.unsubscribeNewsletter,
  listArticles,
  getArticle,
  reportArticle,
  moderationPending,
  moderate,
  pipeline.pausePipeline,
  pipeline.pipelineHistory,
  sources.listSources,
  sources.addSource,
  sources.updateSource,
  sources.removeSource,
  pipeline.listJobs,
  pipeline.retryJob,
  pipeline.processRss,
  pipeline.adminStatus,
  pipeline.listDeadLetters,
  pipeline.redriveDeadLetters,
  pipeline.processContent,
  contentSourceReport,
] as const satisfies readonly Contract[]
