import { Disc3 } from 'lucide-react'
import { useState } from 'react'
import type { Track } from './track.ts'
import * as styles from './music.module.css'

interface CoverProps {
  track: Pick<Track, 'coverUrl'>
  /** Before it was played, a cover would tell another company who looks at it. */
  wasPlayed: boolean
}

/** The cover, once the member has played the track; until then a disc of our own. */
export const Cover = ({ track, wasPlayed }: CoverProps) => {
  const [isBroken, setBroken] = useState(false)
  if (!wasPlayed || track.coverUrl === null || isBroken)
    return (
      <span className={styles.cover}>
        <Disc3 size={36} strokeWidth={1.5} aria-hidden="true" />
      </span>
    )
  return (
    <img
      className={styles.cover}
      src={track.coverUrl}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
