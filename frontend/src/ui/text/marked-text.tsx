import { piecesOf } from './marks.ts'
import * as styles from './marked-text.module.css'

interface MarkedTextProps {
  text: string
  /** Its one group is what is marked. */
  pattern: RegExp | null
}

/** A text with what was looked for marked in it. */
export const MarkedText = ({ text, pattern }: MarkedTextProps) =>
  piecesOf(text, pattern).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className={styles.marked}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
