import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
import { drasticTexts } from '#spa/platform/drastic/texts.ts'
import { messages } from '../../viewer-texts.ts'
import type { Scene } from '../../model/playlist.ts'
import type { Playlist } from './use-playlist.ts'

interface AnnouncementProps {
  user: Author
  playlist: Playlist
  isCovered: boolean
}

const wordsOf = (scene: Scene | undefined): string[] =>
  scene ? [scene.slide.content, ...scene.slide.textOverlays.map(({ text }) => text)] : []

/** Reads each new slide to screen readers: whose it is, its place, its texts. */
export const Announcement = ({ user, playlist, isCovered }: AnnouncementProps) => {
  const { scene, place } = playlist
  const isHidden = isCovered || scene?.drastic === 'withheld'
  const words = isHidden ? [drasticTexts.label] : wordsOf(scene)
  const name = nameOrUnknown(user.displayName)
  return (
    <p className="visually-hidden" aria-live="polite">
      {[messages.viewer.place(place.number, place.count, name), ...words]
        .filter((part) => part !== '')
        .join('. ')}
    </p>
  )
}
