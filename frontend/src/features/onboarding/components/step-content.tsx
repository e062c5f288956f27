import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import { messages } from '../texts.ts'
import { CompleteStep } from './complete-step.tsx'
import { HornsStep } from './horns-step.tsx'
import { RolesStep } from './roles-step.tsx'
import { ShoutStep } from './shout-step.tsx'
import { StepTitle } from './step-title.tsx'
import type { OnboardingState } from './use-onboarding.ts'
import * as styles from './step-content.module.css'

interface ShoutPreview {
  selectedRoles: SceneRole[]
  bandGenre: string | null
  contribution: string | null
}

interface ProfileForm {
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

interface ContentProps extends Pick<OnboardingProps, 'me' | 'profile' | 'preview' | 'company'> {
  state: OnboardingState
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

const Shout = ({ state, preview }: Pick<ContentProps, 'state' | 'preview'>) => {
  if (state.shouting.posted) {
    return (
      <StepTitle size="small" title={messages.shout.postedTitle} text={messages.shout.postedText} />
    )
  }
  return (
    <ShoutStep
      formId={state.formId}
      draft={state.draft}
      roles={state.roles}
      onChange={state.changeDraft}
      onSend={state.shouting.send}
      preview={preview({
        selectedRoles: state.roles,
        bandGenre: orNull(state.draft.bandGenre),
        contribution: orNull(state.draft.contribution),
      })}
    />
  )
}

/** Renders the current step. */
export const StepContent = ({ state, me, profile, preview, company }: ContentProps) => {
  switch (state.step) {
    case 'profile':
      return (
        <>
          <StepTitle size="small" title={messages.profile.title} text={messages.profile.text} />
          <div className={styles.form}>
            {profile({ formId: state.formId, onSend: state.sendProfile })}
          </div>
        </>
      )
    case 'horns':
      return <HornsStep answered={state.answered} onAnswered={state.answer} />
    case 'roles':
      return (
        <RolesStep roles={state.roles} onChange={state.chooseRoles} missing={state.rolesMissing} />
      )
    case 'shout':
      return <Shout state={state} preview={preview} />
    case 'complete':
      return (
        <CompleteStep
          name={me.displayName}
          heldReason={state.shouting.heldReason}
          company={company(state.draft.bandGenre)}
        />
      )
  }
}
