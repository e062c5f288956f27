import { messages } from '../../texts.ts'
import { diffWords, paragraphsIn, type Piece } from '../../model/text-diff.ts'
import * as styles from './versions.module.css'

const Word = ({ piece: { kind, text } }: { piece: Piece }) => {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag className={kind === 'added' ? styles.added : styles.removed}>
      <span className="visually-hidden">{messages.versions[kind]} </span>
      {text}
    </Tag>
  )
}

const Line = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) => (
    <span key={`${String(index)} ${piece.kind}`}>
      <Word piece={piece} />{' '}
    </span>
  ))

interface TextDiffProps {
  before: string
  after: string
}

/** A text with what was removed from it and added to it; marked by lines, not by colour alone. */
export const TextDiff = ({ before, after }: TextDiffProps) =>
  paragraphsIn(diffWords(before, after)).map((pieces, index) => (
    <p key={index} className={styles.paragraph}>
      <Line pieces={pieces} />
    </p>
  ))
