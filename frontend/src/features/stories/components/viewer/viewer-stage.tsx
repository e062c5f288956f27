import { EyeOff } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { classNames } from '#ui/class-names.ts'
import { chooseTypeface } from '#ui/text/typeface.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { setDrasticOpen } from '#spa/entities/post/drastic/opened-drastic.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import type { Scene } from '../../model/playlist.ts'
import { messages } from '../../viewer-texts.ts'
import { SlideView } from '../slide/slide-view.tsx'
import { SlideMusic } from './slide-music.tsx'
import { useGestures } from './use-gestures.ts'
import type { Playback } from './use-playback.ts'
import type { Playlist } from './use-playlist.ts'
import * as styles from './viewer.module.css'

const texts = messages.viewer

interface StageProps {
  user: Author
  playlist: Playlist
  playback: Playback
  onClose: () => void
  /** The button of the cover, which had the focus, is about to go. */
  onUncover: () => void
  /** Over the slide. */
  head: ReactNode
}

const Zones = ({ playlist, playback }: Pick<StageProps, 'playlist' | 'playback'>) => (
  <>
    <button type="button" className={styles.back} aria-label={texts.back} onClick={playlist.back} />
    <div className={styles.middle} onClick={playback.togglePause} />
    <button
      type="button"
      className={styles.forward}
      aria-label={texts.next}
      onClick={playlist.forward}
    />
  </>
)

const Waiting = ({ playlist, playback }: Pick<StageProps, 'playlist' | 'playback'>) => (
  <div className={styles.waiting}>
    {playback.isBlocked && (
      <div className={styles.failure} role="alert">
        <p>{texts.blocked}</p>
        <Button variant="primary" onClick={playback.unblock}>
          {texts.play}
        </Button>
      </div>
    )}
    {playlist.hasFailed ? (
      <div className={styles.failure} role="alert">
        <p>{texts.failed}</p>
        <Button onClick={playlist.retry}>{texts.again}</Button>
      </div>
    ) : (
      !playback.isBlocked && <Loading label={texts.loading} />
    )}
    {playback.isSlow && !playlist.hasFailed && (
      <div className={styles.failure} role="alert">
        <p>{texts.slow}</p>
        <Button onClick={playlist.forward}>{texts.skip}</Button>
      </div>
    )}
  </div>
)

/** Above the zones; what is beside its button still turns the page. */
const StoryCover = ({
  scene: { storyId, drastic },
  onUncover,
}: Pick<StageProps, 'onUncover'> & { scene: Scene }) => (
  <div className={styles.cover}>
    <EyeOff size={40} aria-hidden="true" />
    {drastic === 'withheld' ? (
      <p>{drasticTexts.withheld}</p>
    ) : (
      <div className={styles.uncover}>
        <Button
          variant="secondary"
          onClick={() => {
            onUncover()
            setDrasticOpen(storyId, true)
          }}
        >
          {drasticTexts.show}
        </Button>
      </div>
    )}
  </div>
)

const isCovering = (scene: Scene | undefined, { isCovered }: Playback): boolean =>
  isCovered || scene?.drastic === 'withheld'

interface ShownProps extends Pick<StageProps, 'user' | 'playback'> {
  scene: Scene
}

interface OnScreen {
  readonly key: string
  readonly scene: Scene
}

/** The current slide, above the one that was on the screen before until its own media are there. */
const useOnScreen = (current: OnScreen, isReady: boolean): readonly OnScreen[] => {
  const [shown, setShown] = useState<OnScreen>()
  if (isReady && shown?.key !== current.key) setShown(current)
  const isBridge = shown?.key !== current.key && shown?.scene.memberId === current.scene.memberId
  return shown && isBridge && !isReady ? [shown, current] : [current]
}

const Shown = ({ user, scene, playback }: ShownProps) => {
  const { slideKey, isReady, isMuted } = playback
  const slides = useOnScreen({ key: slideKey, scene }, isReady)
  const events = {
    onReady: playback.ready,
    onWaiting: playback.stall,
    onBroken: playback.ready,
    onSoundRefused: playback.mute,
    onPlayRefused: playback.block,
  }
  return slides.map(({ key, scene: { slide } }) => {
    const isCurrent = key === slideKey
    return (
      <div
        key={key}
        className={isCurrent && slides.length > 1 ? styles.coming : undefined}
        aria-hidden={!isCurrent}
      >
        <SlideView
          slide={slide}
          label={texts.media(nameOrUnknown(user.displayName))}
          isPlaying={isCurrent && playback.isPlaying}
          isMuted={isMuted}
          {...(isCurrent && events)}
        />
      </div>
    )
  })
}

/** The slide with the zones to tap, the swipes, and what is over it. */
export const ViewerStage = (props: StageProps) => {
  const { user, playlist, playback, onClose, onUncover, head } = props
  const frame = useRef<HTMLDivElement>(null)
  const gestures = useGestures(frame, {
    onHold: playback.hold,
    onSwipe: playlist.goToPerson,
    onClose,
  })
  const { scene } = playlist
  const isHidden = isCovering(scene, playback)
  const shown = isHidden ? undefined : scene
  return (
    <div ref={frame} className={styles.frame}>
      {shown && <Shown user={user} scene={shown} playback={playback} />}
      <div className={styles.zones} {...gestures}>
        <Zones playlist={playlist} playback={playback} />
      </div>
      {scene && isHidden && <StoryCover scene={scene} onUncover={onUncover} />}
      {head}
      {shown && <SlideMusic slide={shown.slide} isPlaying={playback.isPlaying} />}
      {playback.isPaused && (
        <p className={classNames(styles.paused, chooseTypeface(texts.paused))} role="status">
          {texts.paused}
        </p>
      )}
      {(!playback.isReady || playback.isBlocked || playlist.hasFailed) && (
        <Waiting playlist={playlist} playback={playback} />
      )}
    </div>
  )
}
