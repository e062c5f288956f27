import { VolumeX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { mutedWordIn } from '../model/muted-words.ts'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import * as styles from './action.module.css'

interface MutedTextProps {
  authorId: string
  texts: readonly (string | null)[]
  children: ReactNode
}

/** Folds up what contains a muted word of the viewer, until a tap. The own texts are never folded up. */
export const MutedText = ({ authorId, texts, children }: MutedTextProps) => {
  const { me } = useFeedContext()
  const [isShown, setShown] = useState(false)
  const word = isShown || authorId === me.id ? undefined : mutedWordIn(texts, me.mutedWords ?? [])
  if (word === undefined) return children
  return (
    <button
      type="button"
      className={styles.root}
      aria-expanded="false"
      onClick={() => setShown(true)}
    >
      <VolumeX size={20} aria-hidden="true" />
      <span>{messages.post.mutedFor(word)}</span>
    </button>
  )
}
