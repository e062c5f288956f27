import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { messages } from '../texts.ts'
import * as styles from './settings.module.css'

interface SwitchListProps<Name extends string> {
  switches: readonly { name: Name; label: string; hint: string }[]
  values: Readonly<Record<Name, boolean>> | undefined
  error: Error | null
  retry: () => void
  retrying: boolean
  /** Why a switch cannot be used, by its name. */
  withheld?: Partial<Record<Name, string>> | undefined
  onChange: (name: Name, on: boolean) => void
}

export const SwitchList = <Name extends string>(props: SwitchListProps<Name>) => {
  const { switches, values, error, onChange } = props
  if (!values && error) {
    return (
      <ErrorState
        space="panel"
        title={messages.loadFailed}
        text={error.message}
        onRetry={props.retry}
        retrying={props.retrying}
      />
    )
  }
  if (!values) return <SkeletonRows rows={switches.length} />
  return (
    <div className={styles.switches}>
      {switches.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={props.withheld?.[name] ?? hint}
          // Switching off stays possible.
          disabled={props.withheld?.[name] !== undefined && !values[name]}
          checked={values[name]}
          onChange={(event) => onChange(name, event.target.checked)}
        />
      ))}
    </div>
  )
}
