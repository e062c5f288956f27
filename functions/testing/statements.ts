import { HOLD } from '#shared/domain/measures.ts'
import { holdWords } from '#shared/domain/statements/hold.ts'
import { statementTemplate } from '#shared/domain/statements/template.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { putStatement, type NewStatement } from '../cases/statements/index.ts'

/** A removed post, decided now, unless the test says otherwise. */
export const newStatement = (memberId: string, about: Partial<NewStatement> = {}): NewStatement => {
  const { kind = 'community-post', measure = 'remove' } = about
  return {
    statementId: newId(),
    kind,
    targetId: newId(),
    memberId,
    measure,
    ...(measure === HOLD
      ? holdWords(kind, { term: 'NSBM', list: 'nsbm' })
      : statementTemplate(measure, { kind, category: 'insult' })),
    excerpt: 'Ihr seid alle Poser.',
    automated: { detection: false, decision: false },
    until: null,
    decidedBy: newId(),
    at: new Date().toISOString(),
    ...about,
  }
}

export const aStatement = async (
  memberId: string,
  about: Partial<NewStatement> = {},
): Promise<NewStatement> => {
  const statement = newStatement(memberId, about)
  await write(putStatement(statement))
  return statement
}
