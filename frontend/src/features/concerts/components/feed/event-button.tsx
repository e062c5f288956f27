import { CalendarPlus } from 'lucide-react'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useSaveEvent } from '../../api/feed.ts'
import { messages } from '../../feed-texts.ts'

/** Saves a concert as a calendar file. */
export const EventButton = ({ concert }: { concert: ConcertCard }) => {
  const { mutate, isPending } = useSaveEvent()
  return (
    <Button
      busy={isPending}
      onClick={() => {
        mutate(concert)
      }}
    >
      <CalendarPlus size={18} aria-hidden="true" />
      {messages.event}
    </Button>
  )
}
