import { saveVisibility } from '../../../shared/api/settings.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { saveMember } from '../save-member.ts'

/** What is derived from the member (Wall, search) follows by event. */
export const handler = endpoint(saveVisibility, async ({ memberId, body }) => {
  const { onWall, inSearch } = body
  await saveMember(memberId, {
    hiddenOnWall: onWall ? undefined : true,
    hiddenInSearch: inSearch ? undefined : true,
  })
  return { onWall, inSearch }
})
