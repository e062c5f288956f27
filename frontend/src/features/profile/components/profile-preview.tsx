import type { KnownMember } from '#spa/entities/member/profile-request.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import * as styles from './profile-preview.module.css'

/** What is known of a member until the profile arrives. */
export const ProfilePreview = ({ known }: { known: KnownMember }) => (
  <div className={styles.root}>
    <Avatar name={known.displayName} src={known.avatar} size="xl" />
    <div className={styles.facts}>
      <p className={styles.handle}>@{known.username}</p>
      <Loading />
    </div>
  </div>
)
