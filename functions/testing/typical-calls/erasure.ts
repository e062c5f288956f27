import { newErasure, putErasure } from '../../auth/erasure-state/index.ts'
import { transact } from '#platform/table/index.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

const NUMBER = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** A member with one session who leaves, and the receipt of another. */
export const calls: TypicalCalls = {
  ids: ['requestErasure', 'erasureReceipt'],
  prepare: async () => {
    const [member, other] = [await aMember(), await aMember()]
    await transact(putErasure(newErasure(other.id, NUMBER)))
    return {
      requestErasure: { token: member.token, body: { confirmation: 'löschen' } },
      erasureReceipt: { params: { number: NUMBER } },
    }
  },
}
