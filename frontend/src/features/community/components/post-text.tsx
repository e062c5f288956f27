import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { RichText } from '#spa/platform/text/rich-text.tsx'
import * as styles from './post-card.module.css'

const LONG_CHARACTERS = 900
const LONG_LINES = 14

const isLong = (text: string): boolean =>
  text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES

/** Folds long texts, so that one post does not fill three screens. */
export const PostText = ({ text }: { text: string }) => {
  const [isOpen, setOpen] = useState(false)
  const folds = isLong(text)
  return (
    <>
      <p className={classNames(styles.text, folds && !isOpen && styles.foldedText)} dir="auto">
        <RichText text={text} />
      </p>
      {folds && (
        <button
          type="button"
          className={styles.textButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.post.readLess : messages.post.readMore}
        </button>
      )}
    </>
  )
}
