import { Cpu } from 'lucide-react'
import { AI_SOURCE_TYPES } from '#shared/domain/ai-disclosure.ts'
import { articleAddress } from '../model/json-ld.ts'
import { messages } from '../texts.ts'
import * as styles from './ai-label.module.css'

/** Labels machine-written text, for machines by the vocabulary of schema.org. */
export const AiLabel = () => (
  <span className={styles.root}>
    <Cpu size={15} aria-hidden="true" />
    {messages.aiGenerated}
    <link itemProp="digitalSourceType" href={AI_SOURCE_TYPES[0]} />
  </span>
)

/** Attributes for the element around an article. It has the identity of the article's JSON-LD. */
export const machineLabel = (id: string) =>
  ({
    'data-ai-generated': true,
    itemScope: true,
    itemType: 'https://schema.org/NewsArticle',
    itemID: articleAddress(id),
  }) as const
