import { saveVisibility } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { saveMember } from '../save-member.ts'
import { readVisibility } from './visibility.repository.ts'

const hidden = (shown: boolean): true | undefined => (shown ? undefined : true)

/** What is derived from the member (Wall, search) follows by event. */
export const handler = endpoint(saveVisibility, async ({ memberId, body }) => {
  const { onWall, inSearch } = body
  await saveMember(memberId, {
    ...(onWall !== undefined && { hiddenOnWall: hidden(onWall) }),
    ...(inSearch !== undefined && { hiddenInSearch: hidden(inSearch) }),
  })
  return readVisibility(memberId)
})
