import * as z from 'zod/mini'
import { LEGAL_VERSIONS } from '../domain/legal.ts'
import { contract } from './contract.ts'

export const acceptLegal = contract({
  id: 'acceptLegal',
  method: 'POST',
  path: '/api/user/legal-acceptance',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary:
    'Store that the member accepts this version of terms and privacy text; the first time counts',
  body: z.object({ version: z.enum(LEGAL_VERSIONS) }),
  response: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }),
  errors: [],
})
