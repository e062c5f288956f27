import type { WallMember } from '#shared/api/wall.ts'
import { SCENE_ROLE_LABELS } from '#shared/domain/options.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { RoleIcon } from '#ui/brand/role-icon.tsx'
import { messages } from '../texts.ts'
import * as styles from './wall-card.module.css'

/** Further roles are shown as a number (docs/product/wall-of-horns.md#display). */
const ICONS_SHOWN = 2

type ShownMember = Pick<
  WallMember,
  'displayName' | 'avatar' | 'selectedRoles' | 'bandGenre' | 'contribution'
>

const Roles = ({ roles }: { roles: WallMember['selectedRoles'] }) => {
  if (roles.length === 0) return null
  const more = roles.length - ICONS_SHOWN
  return (
    <span className={styles.roles}>
      <span className="visually-hidden">
        {roles.map((role) => SCENE_ROLE_LABELS[role]).join(', ')}
      </span>
      {roles.slice(0, ICONS_SHOWN).map((role) => (
        <RoleIcon key={role} role={role} size={18} />
      ))}
      {more > 0 && <span aria-hidden="true">{messages.moreRoles(more)}</span>}
    </span>
  )
}

/** One new member on the wall. Contains only phrasing content, because it may be inside a button. */
export const WallCard = ({ member, isOwn = false }: { member: ShownMember; isOwn?: boolean }) => (
  <span className={styles.root}>
    <span className={styles.head}>
      <Avatar name={member.displayName} src={member.avatar} />
      <span className={styles.who}>
        <span className={styles.name}>{nameOrUnknown(member.displayName)}</span>
        {isOwn && <span className="visually-hidden">{messages.self}</span>}
        {member.bandGenre && <span className={styles.genre}>{member.bandGenre}</span>}
      </span>
    </span>
    <span className={styles.words}>{member.contribution ?? messages.quiet}</span>
    <Roles roles={member.selectedRoles} />
  </span>
)
