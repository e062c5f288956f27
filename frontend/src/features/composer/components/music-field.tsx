import { Music, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MusicPicker } from '#spa/entities/track/lazy-picker.tsx'
import { MusicPlayer } from '#spa/entities/track/lazy-player.tsx'
import { useHasMusic } from '#spa/entities/track/search-query.ts'
import { musicTexts } from '#spa/entities/track/texts.ts'
import type { Track } from '#spa/entities/track/track.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import * as styles from './composer.module.css'

interface MusicButtonProps {
  disabled: boolean
  onPick: (track: Track) => void
}

/** Opens the search for a track; stages without music have no button. */
export const MusicButton = ({ disabled, onPick }: MusicButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  if (!useHasMusic()) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => setOpen(true)}>
        <Music size={20} aria-hidden="true" />
        {musicTexts.button}
      </Button>
      {isOpen && (
        <Suspense>
          <MusicPicker
            onClose={close}
            onPick={(track) => {
              onPick(track)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface PickedMusicProps {
  track: Track
  disabled: boolean
  onRemove: () => void
}

export const PickedMusic = ({ track, disabled, onRemove }: PickedMusicProps) => (
  <div className={styles.music}>
    <Suspense fallback={<Loading />}>
      <MusicPlayer track={track} />
    </Suspense>
    <IconButton tone="bright" label={musicTexts.remove} disabled={disabled} onClick={onRemove}>
      <X aria-hidden="true" />
    </IconButton>
  </div>
)
