import { Fragment } from 'react'
import { markTerm } from '../model/text-marks.ts'

interface MarkedTextProps {
  text: string
  term: string | null
}

/** A text with the term that hit marked in it. */
export const MarkedText = ({ text, term }: MarkedTextProps) =>
  markTerm(text, term).map((piece, index) =>
    // Pieces of one text: their order is what they are.
    piece.isMarked ? (
      <mark key={index} className="held-mark">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
