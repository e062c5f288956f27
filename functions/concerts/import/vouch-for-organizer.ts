import { vouchForOrganizer } from '#shared/api/concert-import.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { vouch } from './import.items.ts'
import { releaseImports } from './release.repository.ts'
import { IMPORT_TEXTS } from '../texts.ts'

export const handler = endpoint(vouchForOrganizer, async ({ memberId, role, params }) => {
  const { memberId: importerId } = params
  if (importerId === memberId) throw new ApiError('conflict', IMPORT_TEXTS.ownVouch)
  if (!(await get(memberKey(importerId)))) throw new ApiError('not_found', IMPORT_TEXTS.noMember)
  const act = {
    ...requireStaff({ memberId, role }),
    act: 'vouch',
    kind: 'member',
    objectId: importerId,
  } as const
  await transactAct(act, { trust: vouch(importerId) })
  await releaseImports(importerId)
  return { ok: true as const }
})
