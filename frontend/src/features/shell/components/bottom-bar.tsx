import { MessageSquare, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isMotionReduced } from '#spa/platform/motion.ts'
import {
  requestNotifications,
  type NotificationList,
} from '#spa/entities/notification/notifications-request.ts'
import { useKnownUnread } from '#spa/entities/notification/unread.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { messages } from '../texts.ts'
import { community, messagesPlace, type Place } from '../navigation.ts'
import { BadgedIcon, PlaceIcon } from './place-icon.tsx'
import { useCreatePost } from './use-create-post.ts'
import { useCurrentPlace } from './use-current-place.ts'
import * as styles from './bottom-bar.module.css'

const scrollToTop = () => {
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })
}

const BarLink = ({ place }: { place: Place }) => {
  const { pathname, search } = useLocation()
  return (
    <Link
      className={styles.place}
      to={place.to}
      {...useCurrentPlace(place)}
      onClick={(event) => {
        // An open chat is part of the address.
        if (`${pathname}${search}` !== place.to) return
        event.preventDefault()
        scrollToTop()
      }}
    >
      <PlaceIcon place={place} size={24} />
      <span>{place.label}</span>
    </Link>
  )
}

interface ListButtonProps {
  list: NotificationList
  count: number
  icon: ReactNode
}

/** Opens a list of notifications. */
const ListButton = ({ list, count, icon }: ListButtonProps) => (
  <button
    type="button"
    className={styles.place}
    aria-haspopup="dialog"
    onClick={() => requestNotifications(list)}
  >
    <BadgedIcon count={count}>{icon}</BadgedIcon>
    <span>{messages[list]}</span>
  </button>
)

const CreateButton = () => {
  const create = useCreatePost()
  return (
    <button type="button" className={styles.create} aria-label={messages.create} onClick={create}>
      <Plus size={30} strokeWidth={2.5} aria-hidden="true" />
    </button>
  )
}

/**
 * The community, notifications and messages at the bottom of every screen; on a phone around the button for a new
 * post, which is in the header elsewhere. Tapping the current page scrolls to its top.
 */
export const BottomBar = ({ isPhone }: { isPhone: boolean }) => {
  const { likes, comments } = useKnownUnread()
  return (
    <nav
      className={styles.root}
      aria-label={messages.quickNavigation}
      data-bottom-bar
      data-print-frame
    >
      <BarLink place={community} />
      <ListButton list="likes" count={likes} icon={<HornsIcon />} />
      {isPhone && <CreateButton />}
      <ListButton
        list="activities"
        count={comments}
        icon={<MessageSquare size={24} aria-hidden="true" />}
      />
      <BarLink place={messagesPlace} />
    </nav>
  )
}
