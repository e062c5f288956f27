import { useParams } from 'react-router-dom'
import { parseHold } from '../features/appeals/api/hold-appeal.ts'
import { HoldAppeal, SettledHold } from '../features/appeals/components/hold-appeal.tsx'
import { HoldReasons } from '../features/statements/components/hold-reasons.tsx'
import { holdMessages } from '../features/appeals/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** `/einspruch/<type>/<id>`: beside content that waits, a link leads here. */
export const HoldPage = () => {
  usePageTitle(holdMessages.page)
  const { type = '', id = '' } = useParams()
  const hold = parseHold(type, id)
  return hold ? (
    <HoldAppeal key={id} hold={hold} reasons={(statementId) => <HoldReasons id={statementId} />} />
  ) : (
    <SettledHold />
  )
}
