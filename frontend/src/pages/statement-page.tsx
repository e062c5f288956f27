import { HOLD } from '#shared/domain/measures.ts'
import { useParams } from 'react-router-dom'
import { AppealPart } from '../features/appeals/components/appeal-part.tsx'
import { HoldObjection } from '../features/statements/components/hold-objection.tsx'
import { StatementView } from '../features/statements/components/statement-view.tsx'
import { messages } from '../features/statements/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const StatementPage = () => {
  usePageTitle(messages.one)
  const { statementId = '' } = useParams()
  return (
    <StatementView key={statementId} id={statementId}>
      {(statement) =>
        statement.measure === HOLD ? (
          <HoldObjection statement={statement} />
        ) : (
          <AppealPart statementId={statementId} />
        )
      }
    </StatementView>
  )
}
