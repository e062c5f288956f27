import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { FirstShout, type OnboardingProgress, type ShoutDraft } from '#shared/api/onboarding.ts'
import type { Post } from '#shared/api/posts.ts'
import { SCENE_ROLE_LABELS, SCENE_ROLES, type SceneRole } from '#shared/domain/options.ts'
import { typedFields } from '#spa/platform/form.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormActions } from '#ui/overlays/form-dialog.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { useProgress } from '../api/progress.ts'
import { useShout } from '../api/shout.ts'
import { EMPTY_DRAFT } from '../model/steps.ts'
import { messages } from '../texts.ts'
import { ShoutFields } from './shout-fields.tsx'

const texts = messages.shout

const ROLES = SCENE_ROLES.map((value) => ({ value, label: SCENE_ROLE_LABELS[value] }))

const ROLES_FIELD = 'selectedRoles'

export interface TypedShout {
  readonly draft: ShoutDraft
  readonly roles: readonly SceneRole[]
}

interface FormProps {
  formId: string
  typed: TypedShout
  onType: (typed: TypedShout) => void
  onSend: (shout: FirstShout) => void
}

const ShoutForm = ({ formId, typed, onType, onSend }: FormProps) => {
  const { draft, roles } = typed
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(FirstShout),
    read: (form) => ({
      ...typedFields(form),
      [ROLES_FIELD]: new FormData(form).getAll(ROLES_FIELD),
    }),
    onValid: onSend,
  })
  return (
    <FormGrid id={formId} {...formProps}>
      <p>{texts.lateText}</p>
      <div>
        <ChoiceGroup
          type="checkbox"
          label={messages.roles.legend}
          name={ROLES_FIELD}
          choices={ROLES}
          defaultChosen={roles}
          onChange={(role, isChosen) => {
            const chosen = SCENE_ROLES.filter((one) =>
              one === role ? isChosen : roles.includes(one),
            )
            onType({ draft, roles: chosen })
          }}
        />
        {errors[ROLES_FIELD] !== undefined && (
          <FieldNote tone="error" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {errors[ROLES_FIELD]}
          </FieldNote>
        )}
      </div>
      <ShoutFields
        draft={draft}
        errors={errors}
        onChange={(changed) => onType({ draft: changed, roles })}
      />
    </FormGrid>
  )
}

const typedIn = ({ draft, selectedRoles }: OnboardingProgress): TypedShout => ({
  draft: draft ?? EMPTY_DRAFT,
  roles: selectedRoles,
})

export interface ShoutDialogProps {
  /** What the member typed before they closed the dialog. */
  typed: TypedShout | undefined
  onType: (typed: TypedShout) => void
  /** `post` is null when its author has deleted it since. */
  onShouted: (post: Post | null) => void
  onClose: () => void
}

/** The first shout as a dialog, after onboarding. Begins with the draft of the onboarding. */
export const ShoutDialog = ({ typed, onType, onShouted, onClose }: ShoutDialogProps) => {
  const formId = useId()
  const query = useProgress()
  const { data: progress } = query
  const shout = useShout((post) => {
    toast({
      title: texts.postedTitle,
      description: post?.statusReason ?? messages.complete.badgeText,
      tone: 'success',
    })
    onShouted(post)
    onClose()
  })
  const isOpen = progress?.firstShoutPosted === false
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        isOpen && (
          <FormActions form={formId} submit={texts.send} busy={shout.isPending} onClose={onClose} />
        )
      }
    >
      {isOpen && (
        <ShoutForm
          formId={formId}
          typed={typed ?? typedIn(progress)}
          onType={onType}
          onSend={(value) => shout.mutate(value)}
        />
      )}
      {progress?.firstShoutPosted && <p>{texts.postedText}</p>}
      {!progress && <LoadState query={query} failed={texts.loadFailed} space="panel" />}
    </Dialog>
  )
}
