import { useState, useEffect } from 'react'
import type { OnboardingProgress, ShoutDraft } from '#shared/api/onboarding.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import { EMPTY_DRAFT, firstOpenStep, stepAfter, stepBefore } from '../model/steps.ts'
import { sendSteps } from '../api/progress.ts'
import { createSaver, type Saver } from '../model/saver.ts'

/** Delay before a draft is saved, in milliseconds. */
const TYPING_PAUSE_MS = 700
const CHOOSING_PAUSE_MS = 300

/** A saver for a mounted screen; sends pending steps when it is unmounted. */
const useSaver = (): Saver => {
  const [saver] = useState(() => createSaver(sendSteps))
  useEffect(() => {
    const leave = () => {
      if (document.hidden) saver.flush().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      saver.flush().catch(() => saver.stop())
    }
  }, [saver])
  return saver
}

/** The current step and the input of the member; every change is saved on the server. */
export const useSteps = (progress: OnboardingProgress) => {
  const saver = useSaver()
  const [step, setStep] = useState(() => firstOpenStep(progress))
  const [answered, setAnswered] = useState(progress.hornsAnimationCompleted)
  const [roles, setRoles] = useState<SceneRole[]>(progress.selectedRoles)
  const [rolesMissing, setRolesMissing] = useState(false)
  const [draft, setDraft] = useState(progress.draft ?? EMPTY_DRAFT)
  const before = stepBefore(step)

  return {
    step,
    answered,
    roles,
    rolesMissing,
    draft,
    flush: saver.flush,
    next: () => setStep(stepAfter(step)),
    back: before && (() => setStep(before)),
    answer: () => {
      setAnswered(true)
      saver.save({ hornsAnimationCompleted: true })
    },
    chooseRoles: (chosen: SceneRole[]) => {
      setRoles(chosen)
      setRolesMissing(false)
      saver.save({ selectedRoles: chosen }, CHOOSING_PAUSE_MS)
    },
    confirmRoles: () => {
      setRolesMissing(roles.length === 0)
      if (roles.length === 0) return
      saver.save({ selectedRoles: roles, rolesSelected: true })
      setStep('shout')
    },
    changeDraft: (changed: ShoutDraft) => {
      setDraft(changed)
      saver.save({ draft: changed }, TYPING_PAUSE_MS)
    },
  }
}
