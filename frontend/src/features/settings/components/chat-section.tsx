import { WhoMayWrite } from '#shared/api/settings.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { useMessageSettings } from '../api/switches.ts'
import { messages } from '../texts.ts'
import { SwitchList } from './switch-list.tsx'

const texts = messages.chat

const CHOICES = WhoMayWrite.options.map((value) => ({ value, label: texts[value] }))

const SWITCHES = [
  { name: 'readReceipts', label: texts.readReceipts, hint: texts.readReceiptsHint },
  { name: 'onlineState', label: texts.onlineState, hint: texts.onlineStateHint },
] as const

/** Who may write to the member, and what others see of them in a chat. */
export const ChatSection = ({ id }: { id: string }) => {
  const { change, values, ...settings } = useMessageSettings()
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      {values && (
        <ChoiceGroup
          type="radio"
          name="whoMayWrite"
          label={texts.whoMayWrite}
          hint={texts.whoMayWriteHint}
          choices={CHOICES}
          chosen={[values.whoMayWrite]}
          onChange={(value) => change({ whoMayWrite: WhoMayWrite.parse(value) })}
        />
      )}
      <SwitchList
        {...settings}
        values={values}
        switches={SWITCHES}
        onChange={(name, on) => change({ [name]: on })}
      />
    </Section>
  )
}
