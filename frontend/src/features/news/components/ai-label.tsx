import { Cpu } from 'lucide-react'
import { messages } from '../texts.ts'
import * as styles from './ai-label.module.css'

/** Labels machine-written text, for machines by the vocabulary of schema.org. */
export const AiLabel = () => (
  <span className={styles.root}>
    <Cpu size={15} aria-hidden="true" />
    {messages.aiGenerated}
    <link
      itemProp="digitalSourceType"
      href="https://schema.org/TrainedAlgorithmicMediaDigitalSource"
    />
  </span>
)

/** Attributes for the element around an article. */
export const machineLabel = {
  'data-ai-generated': true,
  itemScope: true,
  itemType: 'https://schema.org/NewsArticle',
} as const
