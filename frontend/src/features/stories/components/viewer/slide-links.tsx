import { Link } from 'react-router-dom'
import type { Slide } from '#shared/api/stories.ts'
import { textPieces, type TextPiece } from '#shared/domain/text-pieces.ts'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { messages } from '../../viewer-texts.ts'
import * as styles from './viewer.module.css'

/** What texts of a slide name, each once. */
const linksOn = ({ content, textOverlays }: Slide): TextPiece[] => {
  const pieces = [content, ...textOverlays.map(({ text }) => text)]
    .flatMap(textPieces)
    .filter(({ mention, href }) => mention !== undefined || href !== undefined)
  return [...new Map(pieces.map((piece) => [piece.href ?? piece.mention, piece])).values()]
}

interface SlideLinksProps {
  slide: Slide | undefined
  onLeave: () => void
}

/** The names and web addresses on a slide as links. On the slide itself, a tap belongs to the story. */
export const SlideLinks = ({ slide, onLeave }: SlideLinksProps) => {
  const links = slide ? linksOn(slide) : []
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={messages.links}>
      {links.map(({ text, mention, href }) => (
        <li key={href ?? mention}>
          {mention === undefined ? (
            <a href={href} rel={FOREIGN_LINK} target="_blank">
              {text}
            </a>
          ) : (
            <Link to={`/users/${mention}`} onClick={onLeave}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
