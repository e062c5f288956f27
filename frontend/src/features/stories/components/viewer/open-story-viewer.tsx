import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Author, CurrentUser } from '#shared/api/members.ts'
import type { Story, StoryTile } from '#shared/api/stories.ts'
import { requestProfile } from '#spa/entities/member/profile-request.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import { useDeleteStory } from '../../api/story-actions.ts'
import type { Reply } from '../../model/reply.ts'
import { messages } from '../../viewer-texts.ts'
import type { Scene } from '../../model/playlist.ts'
import { usePlayback, type Playback } from './use-playback.ts'
import { usePlaylist, type Playlist } from './use-playlist.ts'
import { OwnFoot, ViewerFoot } from './viewer-foot.tsx'
import { SlideLinks } from './slide-links.tsx'
import { ViewerHead } from './viewer-head.tsx'
import { ViewerStage } from './viewer-stage.tsx'
import { ViewsDialog } from './views-dialog.tsx'
import * as styles from './viewer.module.css'

const texts = messages.viewer

/** They use the space bar themselves. */
const CONTROLS = 'button, a'

const onKeys = (playlist: Playlist, playback: Playback) => (event: KeyboardEvent) => {
  const { target, currentTarget, key } = event
  // A dialog above the viewer is its child for React only.
  const isInside = target instanceof Element && currentTarget.contains(target)
  if (!isInside || target.matches('input, textarea') || event.altKey || event.ctrlKey) return
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: playlist.forward,
    ArrowLeft: playlist.back,
    ' ': target.matches(CONTROLS) ? undefined : playback.togglePause,
  }
  const act = actions[key]
  if (!act) return
  event.preventDefault()
  act()
}

const PersonArrows = ({ playlist }: { playlist: Playlist }) => (
  <>
    {playlist.hasPrevious && (
      <IconButton
        className={styles.previousPerson}
        tone="bright"
        label={texts.previousPerson}
        onClick={() => playlist.goToPerson(-1)}
      >
        <ChevronLeft size={32} aria-hidden="true" />
      </IconButton>
    )}
    {playlist.hasNext && (
      <IconButton
        className={styles.nextPerson}
        tone="bright"
        label={texts.nextPerson}
        onClick={() => playlist.goToPerson(1)}
      >
        <ChevronRight size={32} aria-hidden="true" />
      </IconButton>
    )}
  </>
)

interface OpenStoryViewerProps {
  me: CurrentUser
  /** The bar: the members in the order of the viewer. */
  tiles: readonly StoryTile[]
  memberId: string
  reply: Reply
  onClose: () => void
}

const useViewer = ({ me, tiles, memberId, onClose }: OpenStoryViewerProps) => {
  const playlist = usePlaylist({
    tiles,
    memberId,
    onGone: (author) => {
      if (author !== me.id) toast({ title: texts.gone })
    },
    onClose,
  })
  const playback = usePlayback(playlist)
  const deleteStory = useDeleteStory()
  const [showsViews, setShowsViews] = useState(false)
  const showViews = (shown: boolean) => () => {
    setShowsViews(shown)
    playback.setBusy(shown)
  }
  /** The story waits behind the dialog. */
  const report = () => {
    const { scene } = playlist
    if (!scene) return
    playback.setBusy(true)
    requestReport({
      kind: 'story',
      id: scene.storyId,
      onClose: () => playback.setBusy(false),
    })
  }
  const remove = (story: Story) => {
    onClose()
    deleteStory(story)
  }
  const showProfile = (member: Author) => {
    onClose()
    requestProfile(member)
  }
  return { playlist, playback, showsViews, showViews, report, remove, showProfile }
}

interface AnnouncementProps {
  user: Author
  playlist: Playlist
  isCovered: boolean
}

const wordsOf = (scene: Scene | undefined): string[] =>
  scene ? [scene.slide.content, ...scene.slide.textOverlays.map(({ text }) => text)] : []

/** Reads each new slide to screen readers: whose it is, its place, its texts. */
const Announcement = ({ user, playlist, isCovered }: AnnouncementProps) => {
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

/** Shows the stories of the members in the bar, beginning with one of them. */
export const OpenStoryViewer = (props: OpenStoryViewerProps) => {
  const { me, reply, onClose } = props
  const modal = useModal()
  const pause = useRef<HTMLButtonElement>(null)
  const focusPause = () => pause.current?.focus({ preventScroll: true })
  useEffect(focusPause, [])
  const viewer = useViewer(props)
  const { playlist, playback, showsViews, showViews, report, remove, showProfile } = viewer
  const { user, scene } = playlist
  if (!user) return null
  const isOwn = user.id === me.id
  const head = (
    <ViewerHead
      user={user}
      isOwn={isOwn}
      playlist={playlist}
      playback={playback}
      pauseRef={pause}
      onProfile={() => showProfile(user)}
      onReport={report}
      onClose={onClose}
    />
  )
  return createPortal(
    <dialog
      ref={modal}
      className={styles.root}
      aria-label={isOwn ? texts.own : texts.of(nameOrUnknown(user.displayName))}
      onCancel={closeOnCancel(onClose)}
      onKeyDown={onKeys(playlist, playback)}
    >
      <div className={styles.stage}>
        <ViewerStage
          user={user}
          playlist={playlist}
          playback={playback}
          onClose={onClose}
          onUncover={focusPause}
          head={head}
        />
        <PersonArrows playlist={playlist} />
      </div>
      <SlideLinks slide={playback.isCovered ? undefined : scene?.slide} onLeave={onClose} />
      {isOwn ? (
        <OwnFoot story={scene?.story} onViews={showViews(true)} onRemove={remove} />
      ) : (
        <ViewerFoot user={user} story={scene?.story} reply={reply} onBusy={playback.setBusy} />
      )}
      <Announcement user={user} playlist={playlist} isCovered={playback.isCovered} />
      {showsViews && scene && (
        <ViewsDialog storyId={scene.storyId} onProfile={showProfile} onClose={showViews(false)} />
      )}
    </dialog>,
    document.body,
  )
}
