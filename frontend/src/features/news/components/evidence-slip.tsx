import { X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import type { Article } from '#shared/api/articles.ts'
import type { Sentence } from '../model/paragraphs.ts'
import { ReportButton } from './report-button.tsx'
import { SourceLink } from './source-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './evidence-slip.module.css'

interface EvidenceSlipProps {
  article: Article
  sentence: Sentence
  onClose: () => void
}

/** The sources of one sentence, below the text. Escape closes this slip before the article. */
export const EvidenceSlip = ({ article, sentence, onClose }: EvidenceSlipProps) => {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])

  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <aside className={styles.root} aria-labelledby={titleId} onKeyDown={closeFirst}>
      <div className={styles.head}>
        <Heading as="h3" ref={title} id={titleId} tabIndex={-1}>
          {messages.article.evidence}
        </Heading>
        <IconButton tone="paper" label={messages.article.closeEvidence} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.list}>
        {sentence.evidence.map((one) => (
          <SourceLink key={one.number} tone="paper" {...one} />
        ))}
      </ol>
      <ReportButton article={article} sentence={sentence.index} />
    </aside>
  )
}
