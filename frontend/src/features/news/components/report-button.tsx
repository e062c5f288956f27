import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { ReportDialog } from './report-dialog.tsx'

export const ReportButton = ({ articleId }: { articleId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
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
