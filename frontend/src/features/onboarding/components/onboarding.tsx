import { useEffect, useEffectEvent } from 'react'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { LoneCard } from '#ui/surfaces/lone-card.tsx'
import { Splash } from '#ui/feedback/splash.tsx'
import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { useProgress } from '../api/progress.ts'
import { messages } from '../texts.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { StepActions } from './step-actions.tsx'
import { StepContent, type OnboardingProps } from './step-content.tsx'
import { useOnboarding } from './use-onboarding.ts'

interface OnboardingStepsProps extends OnboardingProps {
  progress: OnboardingProgress
}

const OnboardingSteps = (props: OnboardingStepsProps) => {
  const { progress, me, onCompleted, onLogout, profile, preview, company } = props
  const state = useOnboarding(progress, onCompleted)
  return (
    <OnboardingFrame
      step={state.step}
      onBack={state.back}
      onLogout={onLogout}
      actions={<StepActions state={state} />}
    >
      <StepContent {...{ state, me, profile, preview, company }} />
    </OnboardingFrame>
  )
}

/** The steps of onboarding. A member can leave at any time and continue on another device. */
export const Onboarding = (props: OnboardingProps) => {
  const query = useProgress()
  const { data: progress } = query
  const leave = useEffectEvent(props.onCompleted)
  const isOver = progress?.onboardingCompleted === true
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])

  if (progress && !isOver) return <OnboardingSteps progress={progress} {...props} />
  if (!query.error) return <Splash />
  return (
    <LoneCard>
      <LoadState query={query} failed={messages.loadFailed} />
    </LoneCard>
  )
}
