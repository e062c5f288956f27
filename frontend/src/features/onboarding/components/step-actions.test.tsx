// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { StepActions } from './step-actions.tsx'
import type { OnboardingState } from './use-onboarding.ts'

/** Clicks 'Weiter' in the first step. Returns how often the step ended without its form. */
const goOn = (formId: string): number => {
  let ended = 0
  const state: Partial<OnboardingState> = {
    step: 'profile',
    formId,
    isSavingProfile: false,
    shouting: { posted: false, heldReason: undefined, send: () => undefined, isPending: false },
    next: () => {
      ended += 1
    },
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    document.body.innerHTML = ''
  })
  flushSync(() => root.render(<StepActions state={state as OnboardingState} />))
  container.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  return ended
}

it('ends the first step when its form is still on its way', () => {
  expect(goOn('profile')).toBe(1)
})

it('leaves the end of the first step to its form when that is there', () => {
  document.body.appendChild(document.createElement('form')).id = 'profile'
  expect(goOn('profile')).toBe(0)
})
