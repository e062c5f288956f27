import { beginningOf } from '#shared/domain/characters.ts'
import { Link } from 'react-router-dom'
import { textPieces } from '#shared/domain/text-pieces.ts'

/** For links that members wrote. */
export const FOREIGN_LINK = 'noopener noreferrer nofollow ugc'

const MAX_LENGTH = 60

const shortened = (address: string): string => beginningOf(address, MAX_LENGTH)

/** A member's text with its line breaks, with links for web addresses and for mentioned names. */
export const RichText = ({ text }: { text: string }) =>
  textPieces(text).map(({ text: piece, href, mention }, index) => {
    if (mention !== undefined)
      return (
        <Link key={index} to={`/users/${mention}`}>
          <bdi>{piece}</bdi>
        </Link>
      )
    if (href === undefined) return piece
    return (
      <a key={index} href={href} rel={FOREIGN_LINK} target="_blank">
        {shortened(piece)}
      </a>
    )
  })
