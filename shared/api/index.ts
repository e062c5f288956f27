import * as appeals from './appeals.ts'
import * as aiHelp from './ai-help.ts'
import * as articles from './articles.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as bandClaims from './band-claims.ts'
import * as bandHistory from './band-history.ts'
import * as bands from './bands.ts'
import * as bookmarks from './bookmarks.ts'
import * as comments from './comments.ts'
import * as concertAlerts from './concert-alerts.ts'
import * as concertCalendar from './concert-calendar.ts'
import * as concertDesk from './concert-desk.ts'
import * as concertImport from './concert-import.ts'
import * as concertMarks from './concert-marks.ts'
import * as concerts from './concerts.ts'
import * as contact from './contact.ts'
import * as contentReport from './content-report.ts'
import * as dataExport from './data-export.ts'
import * as edits from './edits.ts'
import * as erasure from './erasure.ts'
import * as followedBands from './followed-bands.ts'
import * as heldArticles from './held-articles.ts'
import * as legal from './legal.ts'
import * as likedPosts from './liked-posts.ts'
import * as likes from './likes.ts'
import * as live from './live.ts'
import * as memberSessions from './member-sessions.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as music from './music.ts'
import * as mutes from './mutes.ts'
import * as newsletter from './newsletter.ts'
import * as notifications from './notifications.ts'
import * as objections from './objections.ts'
import * as onboarding from './onboarding.ts'
import * as ownEmail from './own-email.ts'
import * as passkeys from './passkeys.ts'
import * as password from './password.ts'
import * as people from './people.ts'
import * as places from './places.ts'
import * as pipeline from './pipeline.ts'
import * as postMutes from './post-mutes.ts'
import * as postSuggestions from './post-suggestions.ts'
import * as posts from './posts.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as recovery from './recovery.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as sources from './sources.ts'
import * as stats from './stats.ts'
import * as stories from './stories.ts'
import * as threads from './threads.ts'
import * as unreadMessages from './unread-messages.ts'
import * as uploads from './uploads.ts'
import * as transparency from './transparency.ts'
import * as users from './users.ts'
import * as wall from './wall.ts'
import * as yourData from './your-data.ts'
import * as cases from './cases.ts'
import * as statements from './statements.ts'
import type { Contract } from './contract.ts'

const modules = [
  appeals,
  cases,
  followedBands,
  statements,
  aiHelp,
  articles,
  audit,
  auth,
  bandClaims,
  bandHistory,
  bands,
  bookmarks,
  comments,
  concertAlerts,
  concertCalendar,
  concertDesk,
  concertImport,
  concertMarks,
  concerts,
  contact,
  contentReport,
  dataExport,
  edits,
  erasure,
  heldArticles,
  legal,
  likedPosts,
  likes,
  live,
  memberSessions,
  messages,
  moderation,
  music,
  mutes,
  newsletter,
  notifications,
  objections,
  onboarding,
  ownEmail,
  passkeys,
  password,
  people,
  pipeline,
  places,
  postMutes,
  postSuggestions,
  posts,
  profile,
  push,
  recovery,
  reports,
  search,
  sessions,
  settings,
  sources,
  stats,
  stories,
  threads,
  unreadMessages,
  uploads,
  transparency,
  users,
  wall,
  yourData,
] as const

type ContractsIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Contract> : never

type AnyContract = ContractsIn<(typeof modules)[number]>

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'caller' in value && 'response' in value

/** Every endpoint of the product. The SPA never imports this file: it would carry all schemas to every screen. */
export const contracts: readonly AnyContract[] = modules.flatMap((module) =>
  Object.values(module as Readonly<Record<string, unknown>>).filter(isContract),
)
