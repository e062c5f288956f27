import { Music } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Slide } from '#shared/api/stories.ts'
import { musicTexts } from '#spa/entities/track/texts.ts'
import { companyOf, spotifyPage, readTrack, type Track } from '#spa/entities/track/track.ts'
import { usePreview } from '#spa/entities/track/use-preview.ts'
import { PlayButton } from '#ui/controls/player.tsx'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import * as styles from './slide-music.module.css'

interface TrackBarProps {
  track: Track
  isPlaying: boolean
}

/** A tap plays the preview; until then nothing of another company is loaded (docs/product/music.md). It pauses with the story. */
const TrackBar = ({ track, isPlaying }: TrackBarProps) => {
  const preview = usePreview(track)
  const { status, wasPlayed } = preview
  const isRunning = status === 'playing' || status === 'loading'
  const follow = useEffectEvent(() => {
    if (!isPlaying && isRunning) preview.pause()
    else if (isPlaying && wasPlayed && status === 'paused') preview.play()
  })
  useEffect(() => {
    follow()
  }, [isPlaying])
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={musicTexts.label(track.name, track.artist)}
    >
      <Music size={18} aria-hidden="true" />
      <span className={styles.names} dir="auto">
        <a href={spotifyPage(track)} target="_blank" rel={FOREIGN_LINK}>
          <strong>{track.name}</strong> {track.artist}
          <span className="visually-hidden">
            {musicTexts.spotify} {musicTexts.newTab}
          </span>
        </a>
        {!wasPlayed && <small>{musicTexts.notice(companyOf(track))}</small>}
        {status === 'broken' && <small role="alert">{musicTexts.broken}</small>}
      </span>
      <PlayButton
        isPlaying={status === 'playing'}
        isLoading={status === 'loading'}
        label={isRunning ? musicTexts.pause : musicTexts.play}
        onClick={preview.toggle}
      />
    </div>
  )
}

interface SlideMusicProps {
  slide: Slide
  isPlaying: boolean
}

/** The track of a slide; the same track goes on at the next slide. */
export const SlideMusic = ({ slide, isPlaying }: SlideMusicProps) => {
  const track = readTrack(slide)
  return track && <TrackBar key={track.id} track={track} isPlaying={isPlaying} />
}
