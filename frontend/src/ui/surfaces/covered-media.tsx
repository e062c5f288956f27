import { AudioLines, Film, Image } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { coveredMediaTexts as texts } from './covered-media-texts.ts'
import * as styles from './covered-media.module.css'

const ICONS = { image: Image, video: Film, audio: AudioLines } as const

interface CoveredMediaProps {
  media: { url: string; type: keyof typeof ICONS }
  /** Names the file for screen readers. */
  label: string
}

const Shown = ({ media, label, onBroken }: CoveredMediaProps & { onBroken: () => void }) => {
  switch (media.type) {
    case 'image':
      return <img src={media.url} alt={label} onError={onBroken} />
    case 'video':
      return <video src={media.url} aria-label={label} controls playsInline onError={onBroken} />
    case 'audio':
      return <audio src={media.url} aria-label={label} controls onError={onBroken} />
  }
}

/** A file that stays covered until the moderator chooses to see it. */
export const CoveredMedia = ({ media, label }: CoveredMediaProps) => {
  const [state, setState] = useState<'covered' | 'shown' | 'broken'>('covered')
  const Icon = ICONS[media.type]
  if (state === 'broken') return <p className={styles.broken}>{texts.broken}</p>
  if (state === 'covered') {
    return (
      <Button className={styles.cover} onClick={() => setState('shown')}>
        <Icon size={20} aria-hidden="true" />
        {texts.show[media.type]}
      </Button>
    )
  }
  return (
    <div className={styles.media}>
      <Shown media={media} label={label} onBroken={() => setState('broken')} />
    </div>
  )
}
