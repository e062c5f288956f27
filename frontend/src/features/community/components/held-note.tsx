import { EyeOff } from 'lucide-react'

interface HeldNoteProps {
  text: string
  reason: string | null
}

/** Tells authors that their content waits for a moderator, or was rejected by one, and why. */
export const HeldNote = ({ text, reason }: HeldNoteProps) => (
  <p className="held-note">
    <EyeOff size={18} aria-hidden="true" />
    <span>
      <strong>{text}</strong> {reason}
    </span>
  </p>
)
