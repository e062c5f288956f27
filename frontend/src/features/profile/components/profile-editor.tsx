import type { SubmitEvent } from 'react'
import type { User } from '#shared/api/members.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { useSaveProfile } from '../api/save-profile.ts'
import { messages } from '../texts.ts'
import { isChanged } from '../model/profile-draft.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { BadgeSwitches } from './badge-switches.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProfileFields, SaveRefusal } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { Heading } from '#ui/text/heading.tsx'
import { messages as ui } from '#ui/texts.ts'
import * as styles from './profile-editor.module.css'
import * as profileCardStyles from './profile-card.module.css'

export type ProfileChanged = (
  change: Partial<Pick<User, 'displayName' | 'bio' | 'location' | 'avatar' | 'badges'>>,
) => void

interface ProfileEditorProps {
  profile: User
  onChanged: ProfileChanged
  /** Called after saving or cancelling. */
  onDone: () => void
}

const useProfileEditor = ({ profile, onChanged, onDone }: ProfileEditorProps) => {
  const { draft, errors, change, isValid } = useProfileForm(profile)
  const save = useSaveProfile(profile, (saved) => {
    toast({ title: messages.form.saved, tone: 'success' })
    onChanged(saved)
    onDone()
  })
  return {
    draft,
    errors,
    save,
    isDirty: isChanged(profile, draft),
    change,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!save.isPending && isValid(event.currentTarget)) save.mutate(draft)
    },
  }
}

export const ProfileEditor = (props: ProfileEditorProps) => {
  const { profile, onChanged, onDone } = props
  const { draft, errors, save, isDirty, change, submit } = useProfileEditor(props)
  return (
    <form className={styles.root} noValidate onSubmit={submit}>
      <Card className={profileCardStyles.root}>
        <Heading as="h1">{messages.edit}</Heading>
        <AvatarEditor profile={profile} onChanged={(avatar) => onChanged({ avatar })} />
        <ProfileFields draft={draft} errors={errors} disabled={save.isPending} onChange={change} />
      </Card>
      {profile.badges.length > 0 && (
        <BadgeSwitches
          badges={profile.badges}
          visible={draft.visible}
          disabled={save.isPending}
          onChange={(visible) => change({ visible })}
        />
      )}
      <SaveRefusal error={save.error} />
      <div className={styles.actions} data-above-bottom-bar>
        <Button className={styles.action} disabled={save.isPending} onClick={onDone}>
          {ui.cancel}
        </Button>
        <Button className={styles.action} type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? messages.form.saving : messages.form.save}
        </Button>
      </div>
      <LeaveGuard active={isDirty && !save.isSuccess} />
    </form>
  )
}
