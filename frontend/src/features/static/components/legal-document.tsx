import { Link } from 'react-router-dom'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import type { Block, LegalText } from '../texts/document.ts'
import './legal-document.css'

const keyOf = (block: Block): string => JSON.stringify(block)

const TextBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') return <p>{block}</p>
  if ('to' in block) {
    return (
      <p>
        <Link to={block.to}>{block.label}</Link>
      </p>
    )
  }
  if ('lines' in block) {
    return (
      <address>
        {block.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    )
  }
  return (
    <ul className="legal-list">
      {block.list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

const Contents = ({ sections }: Pick<LegalText, 'sections'>) => (
  <nav className="legal-contents" aria-labelledby="legal-contents-title">
    <h2 id="legal-contents-title">{messages.contents}</h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

/** A text with legal weight, to be read from top to bottom or by its contents. */
export const LegalDocument = ({ text }: { text: LegalText }) => (
  <article className="legal">
    <header className="legal-head">
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <p className="legal-as-of">{text.asOf}</p>
    </header>
    {text.sections.length > 6 && <Contents sections={text.sections} />}
    <Card className="legal-body">
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className="legal-section">
          <h2>{title}</h2>
          {blocks.map((block) => (
            <TextBlock key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </Card>
  </article>
)
