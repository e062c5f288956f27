import { useState } from 'react'
import { remindsOfAlt, setAltReminder } from '#spa/platform/alt-reminder.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { Section } from '#ui/surfaces/section.tsx'
import { messages } from '../texts.ts'

const texts = messages.writing

/** Settings of this device for writing posts. */
export const WritingSection = ({ id }: { id: string }) => {
  const [reminds, setReminds] = useState(remindsOfAlt)
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      <Switch
        label={texts.altReminder}
        hint={texts.altReminderHint}
        checked={reminds}
        onChange={(event) => {
          setAltReminder(event.target.checked)
          setReminds(event.target.checked)
          toast({ title: messages.saved, tone: 'success' })
        }}
      />
    </Section>
  )
}
