import { VolumeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Patch } from '../../../ui/patch.tsx'
import { messages } from '../messages.ts'

export const NotFound = () => (
  <Patch>
    <EmptyState
      heading="h1"
      title={messages.notFound}
      text={messages.notFoundText}
      icon={<VolumeX size={56} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <Link className="button button-primary" to="/">
          {messages.backHome}
        </Link>
      }
    />
  </Patch>
)
