import { useVisibility } from '../api/switches.ts'
import { messages } from '../texts.ts'
import { Section } from '#ui/surfaces/section.tsx'
import { SwitchList } from './switch-list.tsx'

const texts = messages.visibility

const SWITCHES = [
  { name: 'onWall', label: texts.onWall, hint: texts.onWallHint },
  { name: 'inSearch', label: texts.inSearch, hint: texts.inSearchHint },
] as const

export const VisibilitySection = ({ id }: { id: string }) => {
  const { change, ...settings } = useVisibility()
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      <SwitchList
        {...settings}
        switches={SWITCHES}
        onChange={(name, on) => change({ [name]: on })}
      />
    </Section>
  )
}
