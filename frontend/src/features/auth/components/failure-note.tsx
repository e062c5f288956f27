import { CircleAlert } from 'lucide-react'

interface FailureNoteProps {
  error: Error | null
}

/** Stays when the toast has gone, for reasons that outlast five seconds. Silent: the toast has been read out. */
export const FailureNote = ({ error }: FailureNoteProps) =>
  error && (
    <p className="auth-failure">
      <CircleAlert size={20} aria-hidden="true" />
      {error.message}
    </p>
  )
