import {
  CalendarDays,
  Flame,
  Gauge,
  Gavel,
  Guitar,
  Info,
  Mail,
  Newspaper,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '#shared/api/members.ts'
import { messages } from './texts.ts'

export interface Place {
  to: string
  label: string
  icon: LucideIcon
  /** Further paths of the same page. */
  also: readonly string[]
  /** Paths below belong to it, such as an article over the news. */
  below?: true
  /** In the bottom bar instead of the row of the header. */
  isOnlyInBottomBar?: true
  /** The roles that the server admits; all when missing. */
  onlyFor?: readonly Role[]
}

export const community: Place = {
  to: '/',
  label: messages.community,
  icon: Flame,
  also: ['/community'],
}

/** Shows the number of unread messages everywhere. */
export const messagesPlace: Place = {
  to: '/messages',
  label: messages.messages,
  icon: Mail,
  also: [],
  isOnlyInBottomBar: true,
}

/** The pages of the navigation. */
const places: readonly Place[] = [
  community,
  { to: '/profile', label: messages.profile, icon: UserRound, also: [] },
  { to: '/news', label: messages.news, icon: Newspaper, also: [], below: true },
  { to: '/concerts', label: messages.concerts, icon: CalendarDays, also: [], below: true },
  { to: '/bands', label: messages.bands, icon: Guitar, also: [], below: true },
  messagesPlace,
  { to: '/settings', label: messages.settings, icon: Settings, also: [], below: true },
  { to: '/about', label: messages.about, icon: Info, also: [] },
  {
    to: '/moderation',
    label: messages.moderation,
    icon: Gavel,
    also: [],
    below: true,
    onlyFor: ['moderator', 'admin'],
  },
  {
    to: '/moderation/einsprueche',
    label: messages.appeals,
    icon: Gavel,
    also: [],
    onlyFor: ['reviewer'],
  },
  {
    to: '/admin',
    label: messages.admin,
    icon: Gauge,
    also: [],
    below: true,
    onlyFor: ['admin'],
  },
]

/** The pages that a role may open. The server enforces it; this only hides links. */
export const placesFor = (role: Role): readonly Place[] =>
  places.filter(({ onlyFor }) => onlyFor?.includes(role) ?? true)

export const isAt = ({ to, also, below }: Place, pathname: string): boolean =>
  pathname === to || also.includes(pathname) || (below === true && pathname.startsWith(`${to}/`))
