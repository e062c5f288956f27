import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { SceneRole } from '#shared/domain/options.ts'

interface ShoutPreview {
  selectedRoles: SceneRole[]
  bandGenre: string | null
  contribution: string | null
}

export interface ProfileForm {
  /** The id by which the button outside submits the form. */
  formId: string
  /** Called when the form is sent; the next step follows once `saving` is resolved. */
  onSend: (saving: Promise<unknown>) => void
}

export interface OnboardingProps {
  me: Pick<CurrentUser, 'displayName'>
  onCompleted: () => void
  onLogout: () => void
  /** Renders the form for picture, name and place. */
  profile: (form: ProfileForm) => ReactNode
  /** Renders the shout as the Wall of Horns will show it. */
  preview: (shout: ShoutPreview) => ReactNode
  /** Renders people and bands that the member may follow first. `taste`: the band or genre of the shout, empty when it is not known. */
  company: (taste: string) => ReactNode
}
