import { splitPieces } from './marks.ts'
import * as styles from './marked-text.module.css'

interface MarkedTextProps {
  text: string
  /** Has one group: the text to mark. */
  pattern: RegExp | null
}

/** A text with the matches of a search marked. */
export const MarkedText = ({ text, pattern }: MarkedTextProps) =>
  splitPieces(text, pattern).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className={styles.marked}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
