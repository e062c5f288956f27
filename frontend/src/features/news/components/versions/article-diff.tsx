import type { ArticleSentence } from '#shared/api/articles.ts'
import { messages } from '../../texts.ts'
import { BREAK } from '../../model/text-diff.ts'
import { TextDiff } from './text-diff.tsx'
import * as styles from './versions.module.css'

export interface ComparedText {
  readonly title: string
  readonly excerpt: string
  readonly sentences: readonly Pick<ArticleSentence, 'text' | 'paragraph'>[]
}

interface ArticleDiffProps {
  before: ComparedText
  after: ComparedText
}

/** The sentences, with an empty line between paragraphs. */
const contentOf = (sentences: readonly Pick<ArticleSentence, 'text' | 'paragraph'>[]): string =>
  sentences.reduce((content, { text, paragraph }, index) => {
    if (index === 0) return text
    return content + (paragraph === sentences[index - 1]?.paragraph ? ' ' : BREAK) + text
  }, '')

const wordsOf = ({ title, excerpt, sentences }: ComparedText): string =>
  JSON.stringify([title, excerpt, contentOf(sentences)])

/** Title, excerpt and text of an article with the differences marked. */
export const ArticleDiff = ({ before, after }: ArticleDiffProps) => (
  <div className={styles.diff}>
    {wordsOf(before) === wordsOf(after) && (
      <p className={styles.hint}>{messages.versions.sameWords}</p>
    )}
    <div className={styles.title}>
      <TextDiff before={before.title} after={after.title} />
    </div>
    <TextDiff before={before.excerpt} after={after.excerpt} />
    <TextDiff before={contentOf(before.sentences)} after={contentOf(after.sentences)} />
  </div>
)
