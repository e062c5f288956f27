import { suggestedUsers } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findCandidates } from './find-candidates.ts'
import { presentSuggestion } from './suggestion.presenter.ts'
import { readFinalists, readFollowedBy, readViewer } from './suggestion.repository.ts'

/** Suggestions are computed on read: no write fans out to them. */
export const handler = endpoint(suggestedUsers, async ({ memberId }) => {
  const [{ member: viewer, blocks, dismissed, isPersonalized }, followed] = await Promise.all([
    readViewer(memberId),
    readFollowedBy(memberId),
  ])
  if (!viewer) throw new ApiError('unauthenticated')
  const unwelcome = [...blocks, ...dismissed]
  const finalists = await findCandidates({ viewer, isPersonalized, followed, unwelcome })
  const members = await readFinalists(finalists.map((finalist) => finalist.memberId))
  return finalists.flatMap((finalist) => {
    const member = members.get(finalist.memberId)
    return (member && presentSuggestion(viewer, member, finalist.reasons)) ?? []
  })
})
