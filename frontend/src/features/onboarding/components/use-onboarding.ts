import { useId, useState } from 'react'
import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { useCompletion } from '../api/progress.ts'
import { useShout } from '../api/shout.ts'
import { useSteps } from './use-steps.ts'

/** The state of the first shout: sent, and perhaps held. */
const useShouting = (progress: OnboardingProgress, onShouted: () => void) => {
  const [posted, setPosted] = useState(progress.firstShoutPosted)
  const [heldReason, setHeldReason] = useState<string>()
  const { mutate, isPending } = useShout((post) => {
    setPosted(true)
    setHeldReason(post?.statusReason ?? undefined)
    onShouted()
  })
  return { posted, heldReason, send: mutate, isPending }
}

/** Moves on once the profile is saved; a refusal has been shown, and what was typed stays. */
const useProfileSaving = (onSaved: () => void) => {
  const [isSaving, setSaving] = useState(false)
  const send = (saving: Promise<unknown>) => {
    setSaving(true)
    saving.then(onSaved, () => undefined).finally(() => setSaving(false))
  }
  return { isSavingProfile: isSaving, sendProfile: send }
}

/** The state and the actions of onboarding. */
export const useOnboarding = (progress: OnboardingProgress, onCompleted: () => void) => {
  const formId = useId()
  const steps = useSteps(progress)
  const profileSaving = useProfileSaving(steps.next)
  const shouting = useShouting(progress, steps.next)
  const { mutate, isPending } = useCompletion(onCompleted)
  return {
    ...steps,
    ...profileSaving,
    formId,
    shouting,
    isFinishing: isPending,
    finish: (skipped: boolean) => mutate({ skipped, flush: steps.flush }),
  }
}

export type OnboardingState = ReturnType<typeof useOnboarding>
