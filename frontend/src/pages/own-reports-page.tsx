import { ObjectionPart } from '../features/appeals/components/objection-part.tsx'
import { OwnReports } from '../features/reports/components/own-reports.tsx'
import { messages } from '../features/reports/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './report-page.module.css'

const texts = messages.own

export const OwnReportsPage = () => {
  usePageTitle(texts.title)
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading as="h1">{texts.title}</Heading>
        <p>{texts.intro}</p>
      </header>
      <OwnReports
        objection={({ id, kind, targetId, outcome, objection }, onChange) =>
          objection && (
            <ObjectionPart
              reportId={id}
              to={{ kind, id: targetId }}
              outcome={outcome}
              own={objection}
              onChange={onChange}
            />
          )
        }
      />
    </div>
  )
}
