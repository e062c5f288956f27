import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import type { OnboardingState } from './use-onboarding.ts'
import * as styles from './onboarding-frame.module.css'

interface ActionsProps {
  state: OnboardingState
}

const Next = ({ onClick }: { onClick: () => void }) => (
  <Button className={styles.next} variant="primary" size="large" onClick={onClick}>
    {messages.next}
  </Button>
)

const Skip = ({ state: { isFinishing, finish } }: ActionsProps) => (
  <Button variant="ghost" busy={isFinishing} onClick={() => finish(true)}>
    {messages.skip}
  </Button>
)

interface SubmitProps {
  formId: string
  busy: boolean
  onClick?: () => void
  children: string
}

/** Sends the form of the step. */
const Submit = ({ formId, children, ...button }: SubmitProps) => (
  <Button
    className={styles.next}
    type="submit"
    form={formId}
    variant="primary"
    size="large"
    {...button}
  >
    {children}
  </Button>
)

const Send = ({ state: { formId, shouting } }: ActionsProps) => (
  <Submit formId={formId} busy={shouting.isPending}>
    {messages.shout.send}
  </Submit>
)

/** While the form is on its way, nothing can have been typed, so the step ends at once. */
const SaveProfile = ({ state: { formId, isSavingProfile, next } }: ActionsProps) => (
  <Submit
    formId={formId}
    busy={isSavingProfile}
    onClick={() => {
      if (document.getElementById(formId) === null) next()
    }}
  >
    {messages.next}
  </Submit>
)

const Home = ({ state: { isFinishing, finish } }: ActionsProps) => (
  <Button
    className={styles.next}
    variant="primary"
    size="large"
    busy={isFinishing}
    onClick={() => finish(false)}
  >
    {messages.complete.home}
  </Button>
)

const Continue = ({ state }: ActionsProps) => {
  switch (state.step) {
    case 'profile':
      return <SaveProfile state={state} />
    case 'horns':
      return state.answered && <Next onClick={state.next} />
    case 'roles':
      return <Next onClick={state.confirmRoles} />
    case 'shout':
      return state.shouting.posted ? <Next onClick={state.next} /> : <Send state={state} />
    case 'complete':
      return <Home state={state} />
  }
}

/** The buttons that continue from the current step. What is left to do can be skipped at each one. */
export const StepActions = ({ state }: ActionsProps) => (
  <>
    {state.step !== 'complete' && !state.shouting.posted && <Skip state={state} />}
    <Continue state={state} />
  </>
)
