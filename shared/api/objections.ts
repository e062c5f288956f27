import * as z from 'zod/mini'
import { isIdOfKind, REPORTED_KINDS } from '../domain/reports.ts'
import { contract } from './contract.ts'
import { AppealText, OwnAppeal } from './own-appeal.ts'

/** Null withdraws it. */
const text = z.nullable(AppealText)

export const setObjection = contract({
  id: 'setObjection',
  method: 'POST',
  path: '/api/reports/{kind}/{id}/objection',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary:
    'Object to what came of an own report, once, within six months, or withdraw that; 409 where the content was taken out. The same text again changes nothing',
  params: z
    .object({ kind: z.enum(REPORTED_KINDS), id: z.string().check(z.maxLength(80)) })
    .check(z.refine(({ kind, id }) => isIdOfKind(kind, id), 'Das gibt es so nicht.')),
  body: z.object({ text }),
  response: OwnAppeal,
  errors: ['not_found', 'conflict', 'gone', 'throttled'],
  throttle: 'reports',
})

export const setGuestObjection = contract({
  id: 'setGuestObjection',
  method: 'POST',
  path: '/api/reports/receipt/objection',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'The same for the report that a receipt belongs to',
  body: z.object({ receipt: z.string().check(z.maxLength(200)), text }),
  response: OwnAppeal,
  errors: ['not_found', 'conflict', 'gone', 'throttled'],
})
