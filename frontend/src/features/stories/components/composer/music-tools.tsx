import { Music, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MusicPicker } from '#spa/platform/music/lazy-picker.tsx'
import { MusicPlayer } from '#spa/platform/music/lazy-player.tsx'
import { musicTexts } from '#spa/platform/music/texts.ts'
import type { Track } from '#spa/platform/music/track.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import * as styles from './tools.module.css'

interface MusicToolsProps {
  track: Track | null
  onChange: (track: Track | null) => void
}

/** The track of a slide. */
export const MusicTools = ({ track, onChange }: MusicToolsProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <div className={styles.panel}>
      {track && (
        <Suspense fallback={<Loading />}>
          <MusicPlayer key={track.id} track={track} />
        </Suspense>
      )}
      <div className={styles.row}>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen(true)
          }}
        >
          <Music size={20} aria-hidden="true" />
          {musicTexts.title}
        </Button>
        {track && (
          <Button
            variant="ghost"
            onClick={() => {
              onChange(null)
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
            onClose={close}
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
