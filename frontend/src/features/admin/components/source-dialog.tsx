import { SourceFields, type Source } from '#shared/api/sources.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ARTICLE_CATEGORIES, CATEGORY_LABELS, SOURCE_LANGUAGES } from '#shared/domain/news.ts'
import { typedFields, type FieldErrors } from '#spa/platform/form.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { FormFailure } from '#ui/feedback/form-failure.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { useSaveSource } from '../api/sources.ts'
import { sourceMessages as texts } from '../source-texts.ts'

const CATEGORIES = ARTICLE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))
const LANGUAGES = SOURCE_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))

interface SourceInputsProps {
  source: Source | undefined
  errors: FieldErrors
}

const SourceInputs = ({ source, errors }: SourceInputsProps) => (
  <>
    <TextField
      label={texts.name}
      name="name"
      defaultValue={source?.name}
      maxLength={LIMITS.sourceName}
      autoComplete="off"
      error={errors['name']}
    />
    <TextField
      label={texts.url}
      name="url"
      type="url"
      inputMode="url"
      defaultValue={source?.url}
      hint={texts.urlHint}
      autoComplete="off"
      error={errors['url']}
    />
    <FieldRow>
      <SelectField
        label={texts.category}
        name="category"
        placeholder={texts.choose}
        options={CATEGORIES}
        defaultValue={source?.category ?? ''}
        error={errors['category']}
      />
      <SelectField
        label={texts.language}
        name="language"
        placeholder={texts.choose}
        options={LANGUAGES}
        defaultValue={source?.language ?? ''}
        error={errors['language']}
      />
    </FieldRow>
    <Switch
      label={texts.enabled}
      hint={texts.enabledHint}
      name="enabled"
      defaultChecked={source?.enabled ?? true}
    />
  </>
)

const read = (form: HTMLFormElement) => {
  const { enabled, ...typed } = typedFields(form)
  return { ...typed, enabled: enabled !== undefined }
}

interface SourceDialogProps {
  /** Undefined for a new source. */
  source: Source | undefined
  onClose: () => void
}

/** Adds or changes a feed. The fields keep their values when the server refuses them. */
export const SourceDialog = ({ source, onClose }: SourceDialogProps) => {
  const save = useSaveSource(source?.id)
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(SourceFields),
    read,
    onValid: (fields) => {
      if (!save.isPending) save.mutate(fields, { onSuccess: onClose })
    },
  })
  return (
    <FormDialog
      title={source ? texts.editTitle : texts.addTitle}
      submit={texts.save}
      busy={save.isPending}
      onClose={onClose}
      {...formProps}
    >
      <SourceInputs source={source} errors={errors} />
      {save.error && (
        <FormFailure>
          <p>{texts.saveFailed}</p>
          <p>{save.error.message}</p>
        </FormFailure>
      )}
    </FormDialog>
  )
}
