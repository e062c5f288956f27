import { useLocation } from 'react-router-dom'
import { ObjectionPart } from '../features/appeals/components/objection-part.tsx'
import { ReceiptCard } from '../features/reports/components/receipt-card.tsx'
import { messages } from '../features/reports/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import * as styles from './report-page.module.css'

/** The target of the links of receipts. */
export const ReceiptPage = () => {
  usePageTitle(messages.receipt.title)
  const { hash } = useLocation()
  return (
    <div className={styles.root}>
      <ReceiptCard
        key={hash}
        fragment={hash}
        objection={(receipt, { id, outcome, objection }, onChange) =>
          objection && (
            <ObjectionPart
              reportId={id}
              to={{ receipt }}
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
