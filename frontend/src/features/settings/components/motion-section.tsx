import { useState } from 'react'
import { applyMotion, storedMotion, type Motion } from '#spa/platform/motion.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { saySaved } from '../model/say-saved.ts'
import { messages } from '../texts.ts'

const texts = messages.motion

const CHOICES = [
  { value: 'system', label: texts.system },
  { value: 'reduced', label: texts.reduced },
] as const

export const MotionSection = ({ id }: { id: string }) => {
  const [motion, setMotion] = useState(storedMotion)
  const set = (next: Motion) => {
    applyMotion(next)
    setMotion(next)
  }
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      <ChoiceGroup
        type="radio"
        name="motion"
        label={texts.label}
        hint={texts.hint}
        choices={CHOICES}
        chosen={[motion]}
        onChange={(value) => {
          set(value === 'reduced' ? 'reduced' : 'system')
          saySaved(() => set(motion))
        }}
      />
    </Section>
  )
}
