import { piecesOf } from '../model/marks.ts'
import './marked-text.css'

interface MarkedTextProps {
  text: string
  search: string
}

/** Text with what was searched for marked in it. */
export const MarkedText = ({ text, search }: MarkedTextProps) =>
  piecesOf(text, search).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="news-mark">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
