import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { webAddress } from '../../model/web-links.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

const texts = messages.band

type Fact = Band['facts'][number]

const Source = ({ fact }: { fact: Fact }) => {
  const href = webAddress(fact.url)
  const name = texts.source(fact.source)
  return href === undefined ? (
    <span>{name}</span>
  ) : (
    <a href={href} target="_blank" rel={FOREIGN_LINK}>
      {name}
      <span className="visually-hidden"> {messages.opensNewTab}</span>
    </a>
  )
}

/** What a model wrote of the band, each sentence with the article and source that contain it. */
export const CitedFacts = ({ facts }: Pick<Band, 'facts'>) => (
  <>
    <p className={styles.disclosure}>{texts.citedText}</p>
    <ul className={styles.rows} data-ai-generated>
      {facts.map((fact, index) => (
        <li key={index} className={styles.factRow}>
          <p>{fact.text}</p>
          <p className={styles.origins}>
            <Source fact={fact} />
            <Link to={`/news/${fact.articleId}`}>{texts.article}</Link>
          </p>
        </li>
      ))}
    </ul>
  </>
)
