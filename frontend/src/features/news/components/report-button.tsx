import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps {
  articleId: string
  /** Its place in the parent. */
  className?: string | undefined
}

export const ReportButton = ({ articleId, className }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={className}
        onClick={() => {
          setOpen(true)
        }}
      >
        <Flag size={18} aria-hidden="true" />
        {messages.article.mistake}
      </Button>
      {isOpen && (
        <ReportDialog
          articleId={articleId}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
