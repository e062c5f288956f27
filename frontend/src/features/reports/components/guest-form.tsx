import { useId, useState, type InputEvent } from 'react'
import { Link } from 'react-router-dom'
import { NewGuestReport } from '#shared/api/reports.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { REPORT_CATEGORIES, type ReportCategory } from '#shared/domain/reports.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import {
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
  type FormDraft,
} from '#spa/platform/form-drafts.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { focusFirstError, typedFields, type FieldErrors } from '#spa/platform/form.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormFailure } from '#ui/feedback/form-failure.tsx'
import { HoneypotField } from '#ui/forms/honeypot-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FieldRow, FormGrid } from '#ui/forms/form-grid.tsx'
import { newReceipt, useSendGuestReport } from '../api/guest-report.ts'
import { messages } from '../texts.ts'
import * as styles from './guest-form.module.css'

const texts = messages.form

const CATEGORIES = (Object.keys(REPORT_CATEGORIES) as ReportCategory[]).map((value) => ({
  value,
  label: REPORT_CATEGORIES[value].label,
}))

const OPTIONAL = ['name', 'email', 'website']

/** The fields as the contract wants them; a browser sends a ticked box only. */
const readForm = (receipt: string) => (form: HTMLFormElement) => {
  const fields = typedFields(form, OPTIONAL)
  return { ...fields, goodFaith: fields['goodFaith'] !== undefined, receipt }
}

const DRAFT = 'guest-report'

const KEPT: ReadonlySet<string> = new Set(['url', 'category', 'text', 'name', 'email'])

/** What was typed about the same address before a reload, or before a look at the privacy text. */
const keptFor = (from: string): FormDraft => {
  const kept = readFormDraft(DRAFT)
  return { url: from, ...((kept['from'] ?? '') === from && kept) }
}

const keep = (form: HTMLFormElement, from: string): void => {
  const typed = Object.entries(typedFields(form)).flatMap(([name, value]) =>
    KEPT.has(name) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  keepFormDraft(DRAFT, { from, ...Object.fromEntries(typed) })
}

interface FieldsProps {
  kept: FormDraft
  errors: FieldErrors
}

const What = ({ kept, errors }: FieldsProps) => (
  <>
    <TextField
      label={texts.url}
      name="url"
      inputMode="url"
      maxLength={LIMITS.linkUrl}
      hint={texts.urlHint}
      defaultValue={kept['url']}
      error={errors['url']}
    />
    <SelectField
      label={texts.category}
      name="category"
      placeholder={texts.choose}
      options={CATEGORIES}
      hint={texts.life}
      defaultValue={kept['category']}
      error={errors['category']}
    />
    <TextArea
      label={texts.text}
      name="text"
      rows={5}
      maxLength={LIMITS.guestReport.max}
      hint={texts.textHint}
      defaultValue={kept['text']}
      error={errors['text']}
    />
  </>
)

const Reporter = ({ kept, errors }: FieldsProps) => (
  <>
    <FieldRow>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={LIMITS.contact.name}
        defaultValue={kept['name']}
        error={errors['name']}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={texts.emailHint}
        defaultValue={kept['email']}
        error={errors['email']}
      />
    </FieldRow>
    <p className={styles.note}>{texts.anonymous}</p>
  </>
)

/** Everything else was checked before it was sent: only the server knows which addresses lead to something. */
const isAboutAddress = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'invalid_input'

export interface Received {
  readonly id: string
  readonly receipt: string
}

/** The statement that Art. 16 Abs. 2 lit. d DSA asks for. */
const GoodFaith = ({ error }: { error: string | undefined }) => {
  const id = useId()
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="goodFaith"
          value="ja"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{messages.form.goodFaith}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.tickError} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface GuestFormProps {
  /** The address that another page filled in. */
  url: string
  onReceived: (received: Received) => void
}

/** Everything that a report without an account needs (Art. 16 Abs. 2 DSA). Keeps what was typed until it is received. */
export const GuestForm = ({ url, onReceived }: GuestFormProps) => {
  const [receipt] = useState(newReceipt)
  const [kept] = useState(() => keptFor(url))
  const send = useSendGuestReport()
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewGuestReport),
    read: readForm(receipt),
    onValid: (body, form) => {
      if (send.isPending) return
      send.mutate(body, {
        onSuccess: ({ id }) => {
          dropFormDraft(DRAFT)
          onReceived({ id, receipt })
        },
        onError: (error) => {
          if (!isAboutAddress(error)) return
          const atAddress = { url: error.message }
          setErrors(atAddress)
          focusFirstError(form, atAddress)
        },
      })
    },
  })
  return (
    <FormGrid
      {...formProps}
      onInput={(event: InputEvent<HTMLFormElement>) => {
        keep(event.currentTarget, url)
        formProps.onInput(event)
      }}
    >
      <What kept={kept} errors={errors} />
      <Reporter kept={kept} errors={errors} />
      <GoodFaith error={errors['goodFaith']} />
      <HoneypotField />
      {send.error && !isAboutAddress(send.error) && (
        <FormFailure>
          {texts.failed} {reasonOf(send.error)}
        </FormFailure>
      )}
      <p className={styles.note}>
        {texts.privacy} <Link to="/datenschutz">{texts.privacyLink}</Link>.
      </p>
      <Button type="submit" variant="primary" size="large" busy={send.isPending}>
        {texts.submit}
      </Button>
    </FormGrid>
  )
}
