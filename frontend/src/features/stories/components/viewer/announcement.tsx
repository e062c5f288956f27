import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#ui/brand/avatar.tsx'
import { messages } from '../../viewer-texts.ts'
import type { Playlist } from './use-playlist.ts'

interface AnnouncementProps {
  user: Author
  playlist: Playlist
}

/** Reads each new slide to screen readers: whose it is, its place, its texts. */
export const Announcement = ({ user, playlist }: AnnouncementProps) => {
  const { scene, place } = playlist
  const words = scene
    ? [scene.slide.content, ...scene.slide.textOverlays.map(({ text }) => text)]
    : []
  const name = nameOrUnknown(user.displayName)
  return (
    <p className="visually-hidden" aria-live="polite">
      {[messages.viewer.place(place.number, place.count, name), ...words]
        .filter((part) => part !== '')
        .join('. ')}
    </p>
  )
}
