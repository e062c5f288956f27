import { useState } from 'react'
import { messages } from '../texts.ts'
import { RichText } from './rich-text.tsx'

const LONG_CHARACTERS = 900
const LONG_LINES = 14

const isLong = (text: string): boolean =>
  text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES

/** Long texts are folded, so that one post does not fill three screens. */
export const PostText = ({ text }: { text: string }) => {
  const [isOpen, setOpen] = useState(false)
  const folds = isLong(text)
  return (
    <>
      <p className={folds && !isOpen ? 'post-text post-text-folded' : 'post-text'} dir="auto">
        <RichText text={text} />
      </p>
      {folds && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          {isOpen ? messages.post.readLess : messages.post.readMore}
        </button>
      )}
    </>
  )
}
