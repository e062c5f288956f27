import { useId } from 'react'
import { messages } from '../texts.ts'
import type { NumberedSource } from '../model/paragraphs.ts'
import { SourceLink } from './source-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './source-list.module.css'

/** All sources of an article. */
export const SourceList = ({ sources }: { sources: readonly NumberedSource[] }) => {
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Heading as="h3" id={titleId}>
        {messages.article.sources}
      </Heading>
      <ol>
        {sources.map((one) => (
          <SourceLink key={one.number} {...one} />
        ))}
      </ol>
    </section>
  )
}
