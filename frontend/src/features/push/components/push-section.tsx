import { Section } from '#ui/surfaces/section.tsx'
import { messages } from '../texts.ts'
import { PushPanel } from './push-panel.tsx'

/** The section of the settings; its categories are the switches of the notifications. */
export const PushSection = ({ id, memberId }: { id: string; memberId: string }) => (
  <Section id={id} title={messages.title} text={messages.text}>
    <PushPanel memberId={memberId} />
  </Section>
)
