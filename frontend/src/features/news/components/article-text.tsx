import { useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { messages } from '../texts.ts'
import { searchPattern } from '../model/marks.ts'
import type { Paragraph, Sentence } from '../model/paragraphs.ts'
import * as styles from './article-text.module.css'

interface SentenceProps {
  search: string
  onToggle: (sentence: Sentence, marker: HTMLElement | null) => void
}

interface SentenceTextProps extends SentenceProps {
  sentence: Sentence
  isOpen: boolean
}

const hasSelection = (): boolean => getSelection()?.isCollapsed === false

/** The number is the button; a click on the sentence does the same. */
const SentenceText = ({ sentence, search, isOpen, onToggle }: SentenceTextProps) => {
  const marker = useRef<HTMLButtonElement>(null)
  const numbers = sentence.evidence.map(({ number }) => number)
  useEffect(() => {
    if (isOpen) marker.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (numbers.length === 0)
    return (
      <span>
        <em>{messages.article.editorsNote}</em>{' '}
        <MarkedText text={sentence.text} pattern={searchPattern(search)} />{' '}
      </span>
    )
  return (
    <span
      className={classNames(styles.sentence, isOpen && styles.openSentence)}
      onClick={() => {
        if (!hasSelection()) onToggle(sentence, marker.current)
      }}
    >
      <MarkedText text={sentence.text} pattern={searchPattern(search)} />
      <button
        ref={marker}
        type="button"
        className={styles.marker}
        aria-label={messages.article.evidenceOf(numbers)}
        aria-expanded={isOpen}
      >
        {numbers.join(', ')}
      </button>
    </span>
  )
}

interface ArticleTextProps extends SentenceProps {
  paragraphs: readonly Paragraph[]
  /** The index of the sentence whose evidence is shown. */
  open: number | undefined
}

/** The text of an article, each sentence with a button for its sources. */
export const ArticleText = ({ paragraphs, open, ...rest }: ArticleTextProps) => (
  <div className={styles.root} itemProp="articleBody">
    {paragraphs.map(({ number, sentences }) => (
      <p key={number}>
        {sentences.map((sentence) => (
          <SentenceText
            key={sentence.index}
            sentence={sentence}
            isOpen={sentence.index === open}
            {...rest}
          />
        ))}
      </p>
    ))}
    <p className={styles.hint}>{messages.article.howTo}</p>
  </div>
)
