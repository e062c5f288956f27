import { applyMotion, storedMotion } from '#spa/platform/motion.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { Section } from '#ui/surfaces/section.tsx'

const texts = messages.motion

const CHOICES = [
  { value: 'system', label: texts.system },
  { value: 'reduced', label: texts.reduced },
] as const

export const MotionSection = ({ id }: { id: string }) => (
  <Section id={id} title={texts.title} text={texts.text}>
    <ChoiceGroup
      type="radio"
      name="motion"
      label={texts.label}
      choices={CHOICES}
      defaultChosen={[storedMotion()]}
      onChange={(value) => {
        applyMotion(value === 'reduced' ? 'reduced' : 'system')
        toast({ title: messages.saved, tone: 'success' })
      }}
    />
  </Section>
)
