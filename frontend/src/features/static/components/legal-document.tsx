import { Link } from 'react-router-dom'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import type { Block, LegalText } from '../texts/document.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './legal-document.module.css'

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
    <ul className={styles.legalList}>
      {block.list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

const Contents = ({ sections }: Pick<LegalText, 'sections'>) => (
  <nav className={styles.legalContents} aria-labelledby="legal-contents-title">
    <Heading as="h2" id="legal-contents-title">
      {messages.contents}
    </Heading>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

/** A legal text with a table of contents. */
export const LegalDocument = ({ text }: { text: LegalText }) => (
  <article className={styles.legal}>
    <header className={styles.legalHead}>
      <Heading as="h1">{text.title}</Heading>
      <p>{text.intro}</p>
      <p className={styles.legalAsOf}>{text.asOf}</p>
    </header>
    {text.sections.length > 6 && <Contents sections={text.sections} />}
    <Card className={styles.legalBody}>
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.legalSection}>
          <Heading as="h2">{title}</Heading>
          {blocks.map((block) => (
            <TextBlock key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </Card>
  </article>
)
