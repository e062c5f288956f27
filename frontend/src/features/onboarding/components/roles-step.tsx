import { CircleAlert } from 'lucide-react'
import { SCENE_ROLE_LABELS, SCENE_ROLES, type SceneRole } from '#shared/domain/options.ts'
import { classNames } from '#ui/class-names.ts'
import { RoleIcon } from '#ui/brand/role-icon.tsx'
import { messages } from '../texts.ts'
import { StepTitle } from './step-title.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './roles-step.module.css'

interface RolesStepProps {
  roles: readonly SceneRole[]
  onChange: (roles: SceneRole[]) => void
  /** The member tried to continue without a role. */
  missing: boolean
}

/** The choice of roles in the scene; at least one is required. */
export const RolesStep = ({ roles, onChange, missing }: RolesStepProps) => {
  const toggle = (role: SceneRole) => {
    onChange(SCENE_ROLES.filter((one) => roles.includes(one) !== (one === role)))
  }
  return (
    <>
      <StepTitle title={messages.roles.title} text={messages.roles.text} />
      <fieldset className={styles.roles} aria-describedby={missing ? 'roles-missing' : undefined}>
        <legend className="visually-hidden">{messages.roles.legend}</legend>
        {SCENE_ROLES.map((role) => (
          <label key={role} className={styles.role}>
            <input
              type="checkbox"
              className={styles.box}
              checked={roles.includes(role)}
              onChange={() => toggle(role)}
            />
            <span className={styles.patch}>
              <RoleIcon role={role} size={44} />
              <span className={classNames(styles.name, chooseTypeface(SCENE_ROLE_LABELS[role]))}>
                {SCENE_ROLE_LABELS[role]}
              </span>
              <span className={styles.text}>{messages.roles.descriptions[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p id="roles-missing" className={styles.rolesMissing} role="alert">
        {missing && (
          <>
            <CircleAlert size={18} aria-hidden="true" />
            {messages.roles.missing}
          </>
        )}
      </p>
    </>
  )
}
