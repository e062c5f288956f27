import { Cpu } from 'lucide-react'
import { messages } from '../texts.ts'
import './ai-label.css'

/** Said of everything a machine wrote, to people here and to machines by the vocabulary of schema.org. */
export const AiLabel = () => (
  <span className="ai-label">
    <Cpu size={15} aria-hidden="true" />
    {messages.aiGenerated}
    <link
      itemProp="digitalSourceType"
      href="https://schema.org/TrainedAlgorithmicMediaDigitalSource"
    />
  </span>
)

/** What the element around an article carries for machines. */
export const machineLabel = {
  'data-ai-generated': true,
  itemScope: true,
  itemType: 'https://schema.org/NewsArticle',
} as const
