import { Pause, Play } from 'lucide-react'
import { Spinner } from '#ui/progress/spinner.tsx'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { Cover } from './cover.tsx'
import { musicTexts } from './texts.ts'
import { companyOf, spotifyPage, type Track } from './track.ts'
import { usePreview, type Preview } from './use-preview.ts'
import * as styles from './music.module.css'

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const Toggle = ({ preview }: { preview: Preview }) => {
  const isRunning = preview.status === 'playing' || preview.status === 'loading'
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isRunning ? musicTexts.pause : musicTexts.play}
      aria-busy={preview.status === 'loading'}
      onClick={preview.toggle}
    >
      {preview.status === 'loading' && <Spinner size={20} />}
      {preview.status === 'playing' && <Pause size={22} fill="currentColor" aria-hidden="true" />}
      {!isRunning && <Play size={22} fill="currentColor" aria-hidden="true" />}
    </button>
  )
}

const Progress = ({ preview }: { preview: Preview }) => {
  const { position, duration } = preview
  const played = `${String((position / Math.max(1, duration)) * 100)}%`
  return (
    <span className={styles.progress}>
      <input
        type="range"
        className={styles.position}
        style={{ ['--played' as string]: played }}
        aria-label={musicTexts.position}
        aria-valuetext={`${clock(position)} / ${clock(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={position}
        onChange={(event) => {
          preview.seek(event.currentTarget.valueAsNumber)
        }}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(position)} / {clock(duration)}
      </span>
    </span>
  )
}

/** What playing means, until the member has played; then the progress. */
const Foot = ({ track, preview }: { track: Track; preview: Preview }) => {
  if (preview.status === 'broken')
    return (
      <span className={styles.broken} role="alert">
        {musicTexts.broken}
      </span>
    )
  if (preview.wasPlayed) return <Progress preview={preview} />
  return (
    <span className={styles.notice}>
      {musicTexts.notice(companyOf(track))}{' '}
      <a href="/datenschutz#musik" target="_blank" rel="noopener">
        {musicTexts.privacy}
        <span className="visually-hidden">{musicTexts.newTab}</span>
      </a>
    </span>
  )
}

/**
 * The preview of a track. Before the member plays it, nothing of another company is loaded, not even the cover
 * (docs/product/music.md).
 */
export const MusicPlayer = ({ track }: { track: Track }) => {
  const preview = usePreview(track)
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={musicTexts.label(track.name, track.artist)}
    >
      <Cover track={track} wasPlayed={preview.wasPlayed} />
      <span className={styles.names} dir="auto">
        <strong>{track.name}</strong>
        <span>{track.artist}</span>
      </span>
      <Toggle preview={preview} />
      <span className={styles.foot}>
        <Foot track={track} preview={preview} />
        <a className={styles.spotify} href={spotifyPage(track)} target="_blank" rel={FOREIGN_LINK}>
          {musicTexts.spotify}
          <span className="visually-hidden">{musicTexts.newTab}</span>
        </a>
      </span>
    </div>
  )
}
