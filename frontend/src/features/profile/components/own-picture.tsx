import { ImagePlus } from 'lucide-react'
import { Suspense } from 'react'
import type { User } from '#shared/api/members.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Avatar } from '#ui/brand/avatar.tsx'
import type { PartFailureProps } from '#spa/platform/use-part-retry.ts'
import type { AvatarChanged } from '../api/avatar.ts'
import { messages } from '../texts.ts'
import type { AvatarPickerProps } from './avatar-picker.tsx'
import * as styles from './profile-card.module.css'

/** Without its picker, a tap on the picture loads it again. */
const PickerFailure = ({ children, load, onLoaded }: AvatarPickerProps & PartFailureProps) =>
  children(
    () =>
      void load().then((isLoaded) => {
        if (isLoaded) onLoaded()
      }),
  )

const AvatarPicker = lazyPart(
  async () => (await import('./avatar-picker.tsx')).AvatarPicker,
  PickerFailure,
)

interface OwnPictureProps {
  profile: User
  onChanged: AvatarChanged
}

/** The own picture opens the picker of the system. */
export const OwnPicture = ({ profile, onChanged }: OwnPictureProps) => {
  const picture = <Avatar name={profile.displayName} src={profile.avatar} size="page" />
  return (
    <Suspense fallback={picture}>
      <AvatarPicker onChanged={onChanged}>
        {(open) => (
          <button
            type="button"
            className={styles.picture}
            aria-label={profile.avatar === null ? messages.avatar.pick : messages.avatar.change}
            onClick={open}
          >
            {picture}
            <ImagePlus size={20} aria-hidden="true" />
          </button>
        )}
      </AvatarPicker>
    </Suspense>
  )
}
