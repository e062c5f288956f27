import { useId } from 'react'
import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { call } from '#spa/platform/api-client.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { subscribeNewsletter, type NewSubscription } from '#shared/api/newsletter.ts'
import { fieldMessages } from '../field-texts.ts'
import { HoneypotField } from '#ui/forms/honeypot-field.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './newsletter-field.module.css'

const texts = fieldMessages.newsletter

const loadSchema = () =>
  loadChunk(async () => (await import('../api/new-subscription.ts')).NewSubscription)

const useSubscribe = () =>
  useMutation({
    mutationFn: (body: z.input<typeof NewSubscription>) => call(subscribeNewsletter, { body }),
    onSuccess: ({ message }) => {
      toast({ title: texts.noted, description: message, tone: 'success' })
    },
    onError: (error) => showFailure(texts.failed, error.message),
  })

/** The newsletter form in the footer of every page. */
export const NewsletterField = () => {
  const titleId = useId()
  const subscribe = useSubscribe()
  const { errors, failure, formProps } = useCheckedForm({
    loadSchema,
    optional: ['website'],
    onValid: (body, form) => {
      if (subscribe.isPending) return
      subscribe.mutate(body, {
        onSuccess: () => form.reset(),
      })
    },
  })
  return (
    <form className={styles.newsletter} aria-labelledby={titleId} {...formProps}>
      <p id={titleId} className={classNames(styles.newsletterTitle, chooseTypeface(texts.title))}>
        {texts.title}
      </p>
      <p className={styles.newsletterText}>{texts.text}</p>
      <input type="hidden" name="consentVersion" value={NEWSLETTER_CONSENT_VERSION} />
      <HoneypotField />
      <div className={styles.newsletterRow}>
        <TextField
          label={texts.label}
          hideLabel
          grow
          name="email"
          type="email"
          autoComplete="email"
          placeholder={texts.placeholder}
          error={errors['email'] ?? failure?.message}
        />
        <Button type="submit" aria-label={texts.submitName} busy={subscribe.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
