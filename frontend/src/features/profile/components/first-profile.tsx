import type { CurrentUser } from '#shared/api/members.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { useSaveProfile } from '../api/save-profile.ts'
import { isChanged } from '../model/profile-draft.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import type { ProfileChanged } from './profile-editor.tsx'
import { NameAndPlace, SaveRefusal } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'
import * as styles from './profile-editor.module.css'

interface FirstProfileProps {
  me: CurrentUser
  /** The id by which the submit button outside refers to the form. */
  formId: string
  onChanged: ProfileChanged
  /** Called when the form is sent. `saving` is rejected when the server refuses; a message has said so before. */
  onSend: (saving: Promise<unknown>) => void
}

/** Picture, name and place of a new member. Sends nothing when nothing was changed. */
export const FirstProfile = ({ me, formId, onChanged, onSend }: FirstProfileProps) => {
  const { draft, errors, change, isValid } = useProfileForm(me)
  const save = useSaveProfile(me, onChanged)
  return (
    <Card>
      <form
        id={formId}
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending || !isValid(event.currentTarget)) return
          onSend(isChanged(me, draft) ? save.mutateAsync(draft) : Promise.resolve())
        }}
      >
        <AvatarEditor profile={me} onChanged={(avatar) => onChanged({ avatar })} />
        <NameAndPlace draft={draft} errors={errors} disabled={save.isPending} onChange={change} />
        <SaveRefusal error={save.error} />
      </form>
    </Card>
  )
}
