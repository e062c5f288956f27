import { Music, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MusicPicker } from '#spa/entities/track/lazy-picker.tsx'
import { MusicPlayer } from '#spa/entities/track/lazy-player.tsx'
import { musicTexts } from '#spa/entities/track/texts.ts'
import type { Track } from '#spa/entities/track/track.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import * as styles from './tools.module.css'

interface MusicToolsProps {
  track: Track | null
  onChange: (track: Track | null) => void
  /** Nothing was picked, or the track is gone. */
  onLeave: () => void
}

/** The track of a slide. Without one, the search is open. */
export const MusicTools = ({ track, onChange, onLeave }: MusicToolsProps) => {
  const [isOpen, setOpen] = useState(track === null)
  const close = () => setOpen(false)
  return (
    <div className={styles.panel}>
      {track && (
        <Suspense fallback={<Loading />}>
          <MusicPlayer key={track.id} track={track} />
        </Suspense>
      )}
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Music size={20} aria-hidden="true" />
          {musicTexts.title}
        </Button>
        {track && (
          <Button
            variant="ghost"
            onClick={() => {
              onChange(null)
              onLeave()
            }}
          >
            <X size={20} aria-hidden="true" />
            {musicTexts.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <MusicPicker
            onClose={() => {
              close()
              if (!track) onLeave()
            }}
            onPick={(picked) => {
              onChange(picked)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
