import { Flag } from 'lucide-react'
import { requestReport } from '#spa/platform/report-request.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'

export const ReportButton = ({ userId }: { userId: string }) => (
  <IconButton
    label={messages.report}
    aria-haspopup="dialog"
    onClick={() => {
      requestReport({ kind: 'profile', id: userId })
    }}
  >
    <Flag size={20} aria-hidden="true" />
  </IconButton>
)
