import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import type { OnboardingProps } from './onboarding-props.ts'
import { StepActions } from './step-actions.tsx'
import { StepContent } from './step-content.tsx'
import { useOnboarding } from './use-onboarding.ts'

interface OnboardingStepsProps extends OnboardingProps {
  progress: OnboardingProgress
}

export const OnboardingSteps = (props: OnboardingStepsProps) => {
  const { progress, me, onCompleted, onLogout, preview } = props
  const state = useOnboarding(progress, onCompleted)
  return (
    <OnboardingFrame
      step={state.step}
      onBack={state.back}
      onLogout={onLogout}
      actions={<StepActions state={state} />}
    >
      <StepContent state={state} me={me} preview={preview} />
    </OnboardingFrame>
  )
}
