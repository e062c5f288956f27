import { useState } from 'react'
import { EmailChange, type OwnEmail } from '#shared/api/own-email.ts'
import { keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { useOwnEmail, useSaveEmail } from '../api/own-email.ts'
import { messages } from '../texts.ts'
import * as styles from './security.module.css'

const texts = messages.email

const DRAFT = 'own-email'

type Save = ReturnType<typeof useSaveEmail>

const EmailForm = ({ save, hasEmail }: { save: Save; hasEmail: boolean }) => {
  const [typed, setTyped] = useState(() => readFormDraft(DRAFT)['email'] ?? '')
  const type = (email: string) => {
    setTyped(email)
    keepFormDraft(DRAFT, { email })
  }
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(EmailChange),
    onValid: ({ email }) => {
      if (save.isPending) return
      save.mutate(email, {
        onSuccess: () => type(''),
      })
    },
  })
  return (
    <FormGrid {...formProps}>
      <TextField
        label={hasEmail ? texts.next : texts.first}
        name="email"
        type="email"
        autoComplete="email"
        hint={texts.hint}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={errors['email']}
      />
      <Button type="submit" variant="primary" busy={save.isPending}>
        {hasEmail ? texts.change : texts.add}
      </Button>
    </FormGrid>
  )
}

interface WaitingProps {
  save: Save
  waiting: string
  own: OwnEmail
}

/** The address that waits, with a new link, and the way back to what was before. */
const Waiting = ({ save, waiting, own: { confirmed, sendsMail } }: WaitingProps) => (
  <>
    <p className={styles.warning}>
      {sendsMail ? texts.waiting(waiting) : texts.waitingWithoutMail(waiting)}
    </p>
    <div className={styles.actions}>
      {sendsMail && (
        <Button busy={save.isPending} onClick={() => save.mutate(waiting)}>
          {texts.again}
        </Button>
      )}
      <Button disabled={save.isPending} onClick={() => save.mutate(confirmed)}>
        {texts.discard}
      </Button>
    </div>
  </>
)

const Confirmed = ({ save, email }: { save: Save; email: string }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{texts.confirmed(email)}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>{texts.remove}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion}
          confirm={texts.removeConfirm}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            save.mutate(null)
          }}
        />
      )}
    </>
  )
}

/** The address of the account: what it is, what waits for a confirmation, and every change. */
export const EmailSection = () => {
  const own = useOwnEmail()
  const save = useSaveEmail()
  return (
    <Section id="email" title={texts.title} text={texts.text}>
      <Loaded
        query={own}
        failed={texts.loadFailed}
        space="panel"
        loading={<SkeletonRows rows={2} />}
      >
        {(email) => (
          <>
            {email.confirmed !== null && <Confirmed save={save} email={email.confirmed} />}
            {email.waiting !== null && <Waiting save={save} waiting={email.waiting} own={email} />}
            <EmailForm save={save} hasEmail={(email.confirmed ?? email.waiting) !== null} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
