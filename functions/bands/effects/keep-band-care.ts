import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as settleClaims } from './settle-claims.ts'
import { handler as noteEdit } from './note-edit.ts'

export const handler = sharedQueue('keep-band-care', access.effects, {
  'settle-claims': settleClaims,
  'note-edit': noteEdit,
})
