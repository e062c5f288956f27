import { useSearchParams } from 'react-router-dom'
import { Heading } from '#ui/text/heading.tsx'
import { NO_FILTER, useCases } from '../../api/cases.ts'
import { caseTexts as texts } from '../../case-texts.ts'
import type { PreviewStatement } from '../../model/preview-statement.ts'
import { CaseDesk } from './case-desk.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useKeysSwitch } from './use-case-keys.ts'
import * as styles from '../moderation-desk.module.css'

/** For reviewers: the cases that no moderator may decide. Nothing while there are none (docs/product/reports.md). */
export const StandInCases = ({ preview }: { preview: PreviewStatement }) => {
  const { cases = [], more } = useCases(NO_FILTER, { isPolled: true })
  const keys = useKeysSwitch()
  const [search] = useSearchParams()
  if (cases.length === 0 && !more.exist && !search.has('fall')) return null
  return (
    <section className={styles.root} aria-label={texts.standIn.title}>
      <Heading as="h2">{texts.standIn.title}</Heading>
      <p className={styles.intro}>{texts.standIn.intro}</p>
      <CaseDesk hasKeys={keys.isOn} preview={preview} />
      <KeysHelp list={texts.keys.cases} {...keys} />
    </section>
  )
}
