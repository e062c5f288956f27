import { useState } from 'react'
import { messages } from '../texts.ts'
import './avatar.css'

interface AvatarProps {
  /** Missing or empty: 'Unbekannter Benutzer'. */
  name?: string | null | undefined
  /** A data image, an absolute URL, or a path of this site. */
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const TONES = 6

const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TONES

export const avatarUrl = (src: string, origin = location.origin): string =>
  /^(data:image\/|https?:\/\/)/.test(src) ? src : new URL(src, origin).href

/** The picture of a member, or the first letter of the name when there is none or it does not load. The name stands beside it as text. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => {
  const [broken, setBroken] = useState<string>()
  const shown = name?.trim() ? name.trim() : messages.unknownUser
  const picture = src && src !== broken ? src : undefined
  return (
    <span className={`avatar avatar-${size} avatar-tone-${toneOf(shown)}`} aria-hidden="true">
      {picture === undefined ? (
        (Array.from(shown)[0] ?? '').toLocaleUpperCase('de')
      ) : (
        <img
          src={avatarUrl(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(picture)
          }}
        />
      )}
    </span>
  )
}

/** The name to show for a member who may be gone. */
export const nameOrUnknown = (name: string | null | undefined): string =>
  name?.trim() ? name : messages.unknownUser
