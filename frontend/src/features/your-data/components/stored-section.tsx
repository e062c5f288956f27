import type { StoredTopic } from '#shared/api/your-data.ts'
import { messages } from '../texts.ts'
import { LoadedSection } from './loaded-section.tsx'
import * as styles from './your-data.module.css'

const texts = messages.stored

const Topic = ({ topic }: { topic: StoredTopic }) => (
  <li className={styles.topic}>
    <details>
      <summary className={styles.name}>{topic.title}</summary>
      <p>{topic.contains}</p>
      <dl className={styles.facts}>
        <dt>{texts.purpose}</dt>
        <dd>{topic.purpose}</dd>
        <dt>{texts.retention}</dt>
        <dd>{topic.retention}</dd>
        <dt>{texts.basis}</dt>
        <dd>{topic.basis}</dd>
        {topic.sweeps.map(({ name, ranAt }) => (
          <div key={name}>
            <dt>{texts.sweep}</dt>
            <dd>{ranAt === null ? texts.never : texts.ranAt(ranAt)}</dd>
          </div>
        ))}
      </dl>
    </details>
  </li>
)

/** What is stored about members, from the catalogue that export and erasure read (docs/product/privacy-data.md). */
export const StoredSection = ({ id }: { id: string }) => (
  <LoadedSection id={id} title={texts.title} text={texts.text}>
    {({ topics }) => (
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
      </ul>
    )}
  </LoadedSection>
)
