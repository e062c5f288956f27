import type { Badge } from '#shared/api/members.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { messages } from '../texts.ts'
import type { ProfileDraft } from '../model/profile-draft.ts'
import { BadgeIcon } from './badge-icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as badgeWallStyles from './badge-wall.module.css'
import * as profileEditorStyles from './profile-editor.module.css'

interface BadgeSwitchesProps {
  badges: readonly Badge[]
  visible: ProfileDraft['visible']
  disabled: boolean
  onChange: (visible: ProfileDraft['visible']) => void
}

/** Chooses the badges that other members see. */
export const BadgeSwitches = ({ badges, visible, disabled, onChange }: BadgeSwitchesProps) => (
  <Card as="section" className={badgeWallStyles.card} aria-labelledby="badge-switches">
    <Heading as="h2" id="badge-switches">
      {messages.badges.title}
    </Heading>
    <ul className={profileEditorStyles.badgeSwitches}>
      {badges.map(({ badgeType, badgeName, earnedAt }) => (
        <li key={badgeType} className={profileEditorStyles.badgeSwitch}>
          <BadgeIcon badgeType={badgeType} size="md" />
          <Switch
            grow
            label={messages.badges.show(badgeName)}
            hint={messages.badges.earned(earnedAt)}
            disabled={disabled}
            checked={visible[badgeType] ?? true}
            onChange={(event) => onChange({ ...visible, [badgeType]: event.currentTarget.checked })}
          />
        </li>
      ))}
    </ul>
  </Card>
)
