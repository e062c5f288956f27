import { useState } from 'react'
import { Card } from '#ui/surfaces/card.tsx'
import { GuestForm, type Received } from './guest-form.tsx'
import { ReceivedCard } from './received-card.tsx'

/** The form of guests, then the receipt. */
export const GuestCard = ({ url }: { url: string }) => {
  const [received, setReceived] = useState<Received>()
  return (
    <Card>
      {received ? (
        <ReceivedCard received={received} onAnother={() => setReceived(undefined)} />
      ) : (
        <GuestForm url={url} onReceived={setReceived} />
      )}
    </Card>
  )
}
