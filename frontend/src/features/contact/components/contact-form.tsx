import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  CONTACT_CATEGORIES,
  NewContactMessage,
  NewMemberMessage,
  contactSender,
} from '#shared/api/contact.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import type { FieldErrors } from '#spa/platform/form.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormFailure } from '#ui/feedback/form-failure.tsx'
import { HoneypotField } from '#ui/forms/honeypot-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FieldRow, FormGrid } from '#ui/forms/form-grid.tsx'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useSendContact, useSendMemberContact, type Sender } from '../api/use-send-contact.ts'
import { messages } from '../texts.ts'
import type { Topic } from '../topic.ts'
import * as styles from './contact.module.css'

const CATEGORIES = CONTACT_CATEGORIES.map((value) => ({
  value,
  label: messages.categories[value],
}))

interface FieldsProps {
  errors: FieldErrors
}

const EmailField = ({ errors, known }: FieldsProps & { known?: string }) => (
  <TextField
    label={messages.email}
    name="email"
    type="email"
    autoComplete="email"
    hint={messages.emailHint}
    error={errors['email']}
    defaultValue={known}
  />
)

const MessageFields = ({ errors, topic }: FieldsProps & { topic: Topic | undefined }) => (
  <>
    <SelectField
      label={messages.category}
      name="category"
      placeholder={messages.choose}
      options={CATEGORIES}
      defaultValue={topic?.category}
      error={errors['category']}
    />
    <TextField
      label={messages.subject}
      name="subject"
      defaultValue={topic?.subject}
      maxLength={LIMITS.contact.subject}
      error={errors['subject']}
    />
    <TextArea
      height="tall"
      label={messages.message}
      name="message"
      rows={6}
      maxLength={LIMITS.contact.message}
      error={errors['message']}
    />
  </>
)

/** Shows the server's reason only when the writer can act on it. */
const reasonOf = (error: Error): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : undefined

const Failure = ({ error }: { error: Error }) => (
  <FormFailure>
    <p>{messages.failed}</p>
    {reasonOf(error) !== undefined && <p>{reasonOf(error)}</p>}
  </FormFailure>
)

interface FrameProps {
  formProps: ComponentProps<'form'>
  send: { readonly error: Error | null; readonly isPending: boolean }
  children: ReactNode
}

const FormFrame = ({ formProps, send, children }: FrameProps) => (
  <FormGrid {...formProps}>
    {children}
    {send.error && <Failure error={send.error} />}
    <p className={styles.privacy}>
      {messages.privacy} <Link to="/datenschutz#kontakt">{messages.privacyLink}</Link>.
    </p>
    <Button type="submit" variant="primary" size="large" busy={send.isPending}>
      {messages.submit}
    </Button>
  </FormGrid>
)

interface ContactFormProps {
  topic: Topic | undefined
  onSent: (autoResponse: string) => void
}

/** Keeps what was typed until the message was accepted. */
export const GuestContactForm = ({ topic, onSent }: ContactFormProps) => {
  const send = useSendContact()
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewContactMessage),
    optional: ['website'],
    onValid: (body) => {
      if (send.isPending) return
      send.mutate(body, {
        onSuccess: ({ autoResponse }) => onSent(autoResponse),
      })
    },
  })
  return (
    <FormFrame formProps={formProps} send={send}>
      <FieldRow>
        <TextField
          label={messages.name}
          name="name"
          autoComplete="name"
          maxLength={LIMITS.contact.name}
          error={errors['name']}
        />
        <EmailField errors={errors} />
      </FieldRow>
      <MessageFields errors={errors} topic={topic} />
      <HoneypotField />
    </FormFrame>
  )
}

const senderOptions = queryOptions({
  queryKey: [contactSender.path],
  queryFn: ({ signal }) => nullWhenRefused(call(contactSender, { signal })),
})

/** The e-mail address of the account; an empty text while it is unknown, also after a failure. */
const useOwnAddress = (): string => useQuery(senderOptions).data?.email ?? ''

/** Asks only for what the account does not say. */
export const MemberContactForm = ({
  sender,
  topic,
  onSent,
}: ContactFormProps & { sender: Sender }) => {
  const address = useOwnAddress()
  const send = useSendMemberContact(sender)
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewMemberMessage),
    onValid: (body) => {
      if (send.isPending) return
      send.mutate(body, {
        onSuccess: ({ autoResponse }) => onSent(autoResponse),
      })
    },
  })
  return (
    <FormFrame formProps={formProps} send={send}>
      <p>
        {messages.writingAs} <strong>{nameOrUnknown(sender.displayName)}</strong> (@
        {sender.username}).
      </p>
      <EmailField errors={errors} known={address} />
      <MessageFields errors={errors} topic={topic} />
    </FormFrame>
  )
}
