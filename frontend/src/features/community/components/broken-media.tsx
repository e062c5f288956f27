import { ImageOff } from 'lucide-react'
import { messages } from '../texts.ts'

export const BrokenMedia = () => (
  <div className="broken-media">
    <ImageOff size={40} strokeWidth={1.5} aria-hidden="true" />
    <strong>{messages.media.broken}</strong>
    <span>{messages.media.brokenText}</span>
  </div>
)
