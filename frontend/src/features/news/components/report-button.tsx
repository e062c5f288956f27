import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Article } from '#shared/api/articles.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps {
  article: Article
  /** Position of the sentence that it reports; absent for the whole article. */
  sentence?: number
}

export const ReportButton = ({ article, sentence }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone={sentence === undefined ? undefined : 'paper'} onClick={() => setOpen(true)}>
        <Flag size={18} aria-hidden="true" />
        {sentence === undefined ? messages.article.mistake : messages.article.mistakeInSentence}
      </Button>
      {isOpen && (
        <ReportDialog article={article} sentence={sentence} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
