import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../texts.ts'
import { chooseTypeface } from '../text/typeface.ts'
import * as styles from './avatar.module.css'

/** 32, 44, 64 and 112 px; `page` has 112 px, and 88 px on phones. */
const SIZES = {
  sm: styles.sm,
  md: undefined,
  lg: styles.lg,
  xl: styles.xl,
  page: styles.page,
} as const

const TONES = [
  styles.tone0,
  styles.tone1,
  styles.tone2,
  styles.tone3,
  styles.tone4,
  styles.tone5,
] as const

interface AvatarProps {
  /** Missing or empty: 'Unbekannter Benutzer'. */
  name?: string | null | undefined
  /** A data image, an absolute URL, or a path of this site. */
  src?: string | null | undefined
  size?: keyof typeof SIZES
}

const toneOf = (name: string): string | undefined => {
  const hash = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return TONES[hash % TONES.length]
}

export const avatarUrl = (src: string, origin = location.origin): string =>
  /^(data:image\/|https?:\/\/)/.test(src) ? src : new URL(src, origin).href

/** Signs that keep a name in its place in a sentence. */
const ISOLATES = /[\u2068\u2069]/g

let segmenter: Intl.Segmenter | undefined

/** As people see it: a flag or a family is one. */
const firstCharacter = (text: string): string => {
  segmenter ??= new Intl.Segmenter('de')
  const [first] = segmenter.segment(text)
  return first?.segment ?? ''
}

/** A member's picture, or the first letter of the name when there is none or it does not load. Decoration: the name is a text beside it, and the letter no text, because a button's name does not begin with it. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => {
  const [broken, setBroken] = useState<string>()
  const shown = (name ?? '').replace(ISOLATES, '').trim() || messages.unknownUser
  const letter = firstCharacter(shown).toLocaleUpperCase('de')
  const picture = src && src !== broken ? src : undefined
  return (
    <span
      className={classNames(styles.root, SIZES[size], toneOf(shown), chooseTypeface(letter))}
      data-letter={picture === undefined ? letter : undefined}
      aria-hidden="true"
    >
      {picture !== undefined && (
        <img
          src={avatarUrl(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  )
}
