import { piecesWithLinks } from './links.ts'

/** For links that members wrote. */
export const FOREIGN_LINK = 'noopener noreferrer nofollow ugc'

const MAX_LENGTH = 60

const shortened = (address: string): string =>
  address.length > MAX_LENGTH ? `${address.slice(0, MAX_LENGTH)}…` : address

/** A member's text with its line breaks and with links for web addresses. */
export const RichText = ({ text }: { text: string }) =>
  piecesWithLinks(text).map((piece, index) =>
    piece.href === undefined ? (
      piece.text
    ) : (
      <a key={index} href={piece.href} rel={FOREIGN_LINK} target="_blank">
        {shortened(piece.text)}
      </a>
    ),
  )
