import { useId } from 'react'
import { messages } from '../texts.ts'
import type { NumberedSource } from '../model/paragraphs.ts'
import { SourceLink } from './source-link.tsx'
import './source-list.css'

/** Everything the article rests on. */
export const SourceList = ({ sources }: { sources: readonly NumberedSource[] }) => {
  const titleId = useId()
  return (
    <section className="sources" aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.article.sources}</h3>
      <ol>
        {sources.map((one) => (
          <SourceLink key={one.number} {...one} />
        ))}
      </ol>
    </section>
  )
}
