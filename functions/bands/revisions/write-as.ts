import { requireStaff, transactAct, type Act } from '#platform/audit/index.ts'
import { transact, type TransactItem } from '#platform/table/index.ts'
import { bandIdOf } from '../items/band.items.ts'
import type { Editor } from './editor.repository.ts'

interface Change {
  readonly memberId: string
  readonly act: Act['act']
  readonly parts: Readonly<Record<string, TransactItem | null>>
}

/** What a moderator changes for a band that is not theirs is in the audit log. */
export const writeAs = (editor: Editor, { memberId, act, parts }: Change): Promise<void> => {
  const { band, isModerator, isBand, role } = editor
  if (!isModerator || isBand) return transact(parts)
  const objectId = bandIdOf(band)
  return transactAct({ ...requireStaff({ memberId, role }), act, kind: 'band', objectId }, parts)
}
