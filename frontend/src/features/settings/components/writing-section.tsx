import { useState } from 'react'
import { remindsOfAlt, setAltReminder } from '#spa/entities/post/alt-reminder.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { saySaved } from '../model/say-saved.ts'
import { messages } from '../texts.ts'

const texts = messages.writing

/** Settings of this device for writing posts. */
export const WritingSection = ({ id }: { id: string }) => {
  const [reminds, setReminds] = useState(remindsOfAlt)
  const set = (on: boolean) => {
    setAltReminder(on)
    setReminds(on)
  }
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      <Switch
        label={texts.altReminder}
        hint={texts.altReminderHint}
        checked={reminds}
        onChange={(event) => {
          set(event.target.checked)
          saySaved(() => set(reminds))
        }}
      />
    </Section>
  )
}
