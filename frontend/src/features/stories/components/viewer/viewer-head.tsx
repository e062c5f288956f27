import { Flag, Pause, Play, Volume2, VolumeX, X } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import type { Author } from '#shared/api/members.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../../viewer-texts.ts'
import type { Place } from '../../model/playlist.ts'
import type { Playback } from './use-playback.ts'
import type { Playlist } from './use-playlist.ts'
import * as styles from './viewer.module.css'

const texts = messages.viewer

interface PersonProps {
  user: Author
  isOwn: boolean
  createdAt: string | undefined
  onProfile: () => void
}

const Person = ({ user, isOwn, createdAt, onProfile }: PersonProps) => {
  const name = isOwn ? texts.own : nameOrUnknown(user.displayName)
  const avatar = <Avatar name={user.displayName} src={user.avatar} size="sm" />
  return (
    <div className={styles.person}>
      {isOwn ? (
        <span className={styles.who}>
          {avatar}
          <span className={styles.name}>{name}</span>
        </span>
      ) : (
        <button type="button" className={styles.who} onClick={onProfile}>
          {avatar}
          <span className="visually-hidden">{texts.profileOf}</span>
          <bdi className={styles.name}>{name}</bdi>
        </button>
      )}
      {createdAt !== undefined && (
        <span className={styles.time}>
          <RelativeTime at={createdAt} />
        </span>
      )}
    </div>
  )
}

interface ViewerHeadProps {
  user: Author
  isOwn: boolean
  playlist: Playlist
  playback: Playback
  /** Gets the focus when the viewer opens. */
  pauseRef: Ref<HTMLButtonElement>
  onProfile: () => void
  onReport: () => void
  onClose: () => void
}

interface ProgressBarsProps {
  place: Place
  /** Starts the current bar anew. */
  slideKey: string
  /** The part of the current bar that is over; the clock moves it. */
  bar: RefObject<HTMLSpanElement | null>
}

/** Decoration: the place is a text for screen readers. */
const ProgressBars = ({ place, slideKey, bar }: ProgressBarsProps) => (
  <div className={styles.bars} aria-hidden="true">
    {Array.from({ length: place.count }, (_, index) => {
      const isCurrent = index === place.number - 1
      return (
        <span key={index} className={styles.bar} data-current={isCurrent || undefined}>
          {isCurrent && <span key={slideKey} ref={bar} />}
          {index < place.number - 1 && <span className={styles.over} />}
        </span>
      )
    })}
  </div>
)

export const ViewerHead = (props: ViewerHeadProps) => {
  const { user, isOwn, playlist, playback, pauseRef, onProfile, onReport, onClose } = props
  const { isPaused, isMuted } = playback
  const PauseIcon = isPaused ? Play : Pause
  const SoundIcon = isMuted ? VolumeX : Volume2
  return (
    <div className={styles.head}>
      <ProgressBars place={playlist.place} slideKey={playback.slideKey} bar={playback.bar} />
      <div className={styles.tools}>
        <Person
          user={user}
          isOwn={isOwn}
          createdAt={playlist.scene?.story?.createdAt}
          onProfile={onProfile}
        />
        {playlist.scene?.slide.type === 'video' && (
          <IconButton
            tone="bright"
            label={isMuted ? texts.unmute : texts.mute}
            onClick={playback.toggleMuted}
          >
            <SoundIcon size={22} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          ref={pauseRef}
          tone="bright"
          label={isPaused ? texts.resume : texts.pause}
          onClick={playback.togglePause}
        >
          <PauseIcon size={22} aria-hidden="true" />
        </IconButton>
        {!isOwn && (
          <IconButton tone="bright" label={texts.report} onClick={onReport}>
            <Flag size={20} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton tone="bright" label={texts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
