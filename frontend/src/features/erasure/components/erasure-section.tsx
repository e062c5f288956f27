import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import type { ConfirmFirst } from '../api/use-erasure.ts'
import { messages } from '../texts.ts'
import { ErasureDialog } from './erasure-dialog.tsx'

interface ErasureSectionProps {
  id: string
  confirmFirst: ConfirmFirst
}

/** What goes with the account and what stays, and the way to delete it (Art. 17 DSGVO). */
export const ErasureSection = ({ id, confirmFirst }: ErasureSectionProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section id={id} title={messages.title} text={messages.text}>
      <p>{messages.goes}</p>
      <p>{messages.stays}</p>
      <p>{messages.meanwhile}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {messages.open}
        </Button>
      </div>
      {isAsking && <ErasureDialog confirmFirst={confirmFirst} onClose={() => setAsking(false)} />}
    </Section>
  )
}
