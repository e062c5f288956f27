import type { Badge } from '#shared/api/members.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { messages } from '../texts.ts'
import type { ProfileDraft } from '../model/profile-draft.ts'
import { BadgePatch } from './badge-patch.tsx'
import './badge-wall.css'

interface BadgeSwitchesProps {
  badges: readonly Badge[]
  visible: ProfileDraft['visible']
  disabled: boolean
  onChange: (visible: ProfileDraft['visible']) => void
}

/** Which badges others get to see. */
export const BadgeSwitches = ({ badges, visible, disabled, onChange }: BadgeSwitchesProps) => (
  <Card as="section" className="profile-badges" aria-labelledby="badge-switches">
    <h2 id="badge-switches">{messages.badges.title}</h2>
    <ul className="badge-switches">
      {badges.map(({ badgeType, badgeName, earnedAt }) => (
        <li key={badgeType} className="badge">
          <BadgePatch badgeType={badgeType} size="md" />
          <Switch
            grow
            label={messages.badges.show(badgeName)}
            hint={messages.badges.earned(earnedAt)}
            disabled={disabled}
            checked={visible[badgeType] ?? true}
            onChange={(event) => {
              onChange({ ...visible, [badgeType]: event.currentTarget.checked })
            }}
          />
        </li>
      ))}
    </ul>
  </Card>
)
