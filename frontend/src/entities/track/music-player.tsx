import { PlayButton, Position } from '#ui/controls/player.tsx'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { Cover } from './cover.tsx'
import { musicTexts } from './texts.ts'
import { companyOf, spotifyPage, type Track } from './track.ts'
import { usePreview, type Preview } from './use-preview.ts'
import * as styles from './music.module.css'

/** What playing means, until the member has played; then the progress. */
const Foot = ({ track, preview }: { track: Track; preview: Preview }) => {
  if (preview.status === 'broken')
    return (
      <span className={styles.broken} role="alert">
        {musicTexts.broken}
      </span>
    )
  if (preview.wasPlayed)
    return (
      <span className={styles.progress}>
        <Position
          label={musicTexts.position}
          position={preview.position}
          duration={preview.duration}
          onMove={preview.seek}
        />
      </span>
    )
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
  const isLoading = preview.status === 'loading'
  const isPlaying = preview.status === 'playing'
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
      <PlayButton
        isPlaying={isPlaying}
        isLoading={isLoading}
        label={isPlaying || isLoading ? musicTexts.pause : musicTexts.play}
        onClick={preview.toggle}
      />
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
