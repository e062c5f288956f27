import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import 'dayjs/locale/de'
import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentRef } from 'react'
import { AntdProvider } from '../theme/antd-provider.tsx'
import { Field, type FieldProps } from './field.tsx'
import { FormValue } from './form-value.tsx'
import * as styles from './date-field.module.css'

dayjs.extend(customParseFormat)

interface DateFieldProps extends FieldProps {
  name: string
  /** Days as '2026-11-22', in the form, too. */
  defaultValue: string
  min: string
  max: string
  /** The month that the calendar shows while nothing is chosen. */
  startAt: string
  autoComplete?: string
}

const ISO = 'YYYY-MM-DD'
/** The first one is shown, all of them may be typed. */
const FORMATS = ['DD.MM.YYYY', 'D.M.YYYY', ISO]

const dayOf = (text: string): Dayjs | null => {
  const day = dayjs(text, ISO, true)
  return day.isValid() ? day : null
}

/** A day to type or to pick, written the German way whatever language the browser has. */
export const DateField = (props: DateFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false } = props
  const { name, defaultValue, min, max, startAt, autoComplete } = props
  const [day, setDay] = useState(defaultValue)
  // Text that is no day stays in the form, so that its check can refuse it.
  const [invalid, setInvalid] = useState('')
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  return (
    <Field {...{ label, hideLabel, error, hint, optional }}>
      {({ id, ...control }) => (
        <AntdProvider still>
          <DatePicker
            ref={picker}
            id={id}
            {...control}
            className={styles.root}
            format={FORMATS}
            placeholder="TT.MM.JJJJ"
            autoComplete={autoComplete ?? 'off'}
            value={dayOf(day)}
            defaultPickerValue={dayjs(startAt)}
            minDate={dayjs(min)}
            maxDate={dayjs(max)}
            showNow={false}
            preserveInvalidOnBlur
            status={control['aria-invalid'] ? 'error' : ''}
            suffixIcon={<CalendarDays size={20} aria-hidden="true" />}
            onChange={(chosen) => {
              setDay(chosen?.isValid() ? chosen.format(ISO) : '')
              setInvalid('')
            }}
            onBlur={(event) => {
              const { target } = event
              const typed = target instanceof HTMLInputElement ? target.value.trim() : ''
              const isDay = FORMATS.some((format) => dayjs(typed, format, true).isValid())
              setInvalid(isDay ? '' : typed)
              if (typed === '') setDay('')
            }}
          />
          <FormValue name={name} value={invalid || day} onFocus={() => picker.current?.focus()} />
        </AntdProvider>
      )}
    </Field>
  )
}
