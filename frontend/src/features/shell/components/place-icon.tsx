import { useKnownUnread } from '#spa/platform/unread.ts'
import { messagesPlace, type Place } from '../navigation.ts'
import { BadgedIcon } from './badged-icon.tsx'

/** The icon of a page; that of the messages with the number of unread ones. */
export const PlaceIcon = ({ place, size }: { place: Place; size: number }) => {
  const unread = useKnownUnread().messages
  return (
    <BadgedIcon count={place === messagesPlace ? unread : 0}>
      <place.icon size={size} aria-hidden="true" />
    </BadgedIcon>
  )
}
