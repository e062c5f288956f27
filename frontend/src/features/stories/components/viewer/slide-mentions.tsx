import { Link } from 'react-router-dom'
import type { Slide } from '#shared/api/stories.ts'
import { textPieces } from '#shared/domain/text-pieces.ts'
import { messages } from '../../viewer-texts.ts'
import * as styles from './viewer.module.css'

const namesOn = ({ content, textOverlays }: Slide): ReadonlySet<string> =>
  new Set(
    [content, ...textOverlays.map(({ text }) => text)]
      .flatMap(textPieces)
      .flatMap(({ mention }) => mention ?? []),
  )

interface SlideMentionsProps {
  slide: Slide | undefined
  onLeave: () => void
}

/** The names on a slide as links. On the slide itself, a tap belongs to the story. */
export const SlideMentions = ({ slide, onLeave }: SlideMentionsProps) => {
  const names = slide ? [...namesOn(slide)] : []
  if (names.length === 0) return null
  return (
    <ul className={styles.mentions} aria-label={messages.mentioned}>
      {names.map((name) => (
        <li key={name}>
          <Link to={`/users/${name}`} onClick={onLeave}>
            @{name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
