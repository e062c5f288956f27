import { AudioLines, Film, Image } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import type { HeldMediaFile } from '../model/entries.ts'
import * as styles from './held-entry.module.css'

const ICONS = { image: Image, video: Film, audio: AudioLines } as const

interface HeldMediaProps {
  media: HeldMediaFile
  name: string
}

const Shown = ({ media, name, onBroken }: HeldMediaProps & { onBroken: () => void }) => {
  const label = messages.media(name)
  switch (media.type) {
    case 'image':
      return <img src={media.url} alt={label} onError={onBroken} />
    case 'video':
      return <video src={media.url} aria-label={label} controls playsInline onError={onBroken} />
    case 'audio':
      return <audio src={media.url} aria-label={label} controls onError={onBroken} />
  }
}

/** Held media stays covered until the moderator chooses to see it. */
export const HeldMedia = ({ media, name }: HeldMediaProps) => {
  const [state, setState] = useState<'covered' | 'shown' | 'broken'>('covered')
  const Icon = ICONS[media.type]
  if (state === 'broken') return <p className={styles.aside}>{messages.mediaBroken}</p>
  if (state === 'covered') {
    return (
      <Button
        className={styles.cover}
        onClick={() => {
          setState('shown')
        }}
      >
        <Icon size={20} aria-hidden="true" />
        {messages.showMedia[media.type]}
      </Button>
    )
  }
  return (
    <div className={styles.media}>
      <Shown
        media={media}
        name={name}
        onBroken={() => {
          setState('broken')
        }}
      />
    </div>
  )
}
