import { revertBand, type RevertMode } from '#shared/api/band-history.ts'
import { changesIdentity, listFields, type BandPatch } from '#shared/domain/band-diff.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry } from '#platform/table/index.ts'
import { bandIdOf, type BandItem } from '../items/band.items.ts'
import { readValues } from './band-values.ts'
import { changeBand } from './change-band.ts'
import { mayEditAtOnce, requireEditor } from './editor.repository.ts'
import { patchTo, patchWithout } from './revert.rules.ts'
import type { RevisionItem } from './revision.items.ts'
import { readReachable } from './revision.repository.ts'
import { REVISION_TEXTS } from '../texts.ts'
import { writeAs } from './write-as.ts'

type Revert = Request<typeof revertBand>

/** @throws ApiError not_found without such a revision, conflict when it is too old */
const assertReached = (
  { number, mode }: { readonly number: number; readonly mode: RevertMode },
  { version }: BandItem,
  revisions: readonly RevisionItem[],
): void => {
  const first = mode === 'to' ? number + 1 : number
  if (number > version || (number === 1 && mode !== 'to')) throw new ApiError('not_found')
  if (first <= version && !revisions.some((revision) => revision.number === first))
    throw new ApiError('conflict', REVISION_TEXTS.tooOld)
}

const patchFor = async ({ body }: Revert, band: BandItem): Promise<BandPatch> => {
  const { revision: number, mode } = body
  const revisions = await readReachable(bandIdOf(band))
  assertReached({ number, mode }, band, revisions)
  const values = readValues(band)
  if (mode === 'to') return patchTo(values, revisions, number)
  if (mode === 'one') return patchWithout(values, revisions, (one) => one.number === number)
  const author = revisions.find((one) => one.number === number)?.authorId
  if (author === undefined) throw new ApiError('not_found')
  return patchWithout(values, revisions, ({ authorId }) => authorId === author)
}

/** Former values were accepted before a term was banned; they do not return. */
const assertDecent = (patch: BandPatch): void => {
  if (findBannedTerm(JSON.stringify(patch)) !== null) throw new ApiError('refused_content')
}

const revertOnce = async (request: Revert) => {
  const { memberId, params, body } = request
  const editor = await requireEditor(params.id, memberId)
  const { band } = editor
  if (!mayEditAtOnce(editor)) throw new ApiError('forbidden')
  if (body.mode === 'to' && body.version !== band.version)
    throw new ApiError('conflict', REVISION_TEXTS.changed)
  const patch = await patchFor(request, band)
  if (listFields(patch).length === 0) return { version: band.version, isChanged: false }
  assertDecent(patch)
  if (editor.isBand && changesIdentity(patch))
    throw new ApiError('forbidden', REVISION_TEXTS.identityStays)
  const parts = changeBand(band, { kind: 'revert', authorId: memberId, patch })
  await writeAs(editor, { memberId, act: 'revert', parts })
  return { version: band.version + 1, isChanged: true }
}

/** An edit between read and write is read again: what was to be undone still is, and the edit stays. */
export const handler = endpoint(revertBand, (request) =>
  retry(() => revertOnce(request), { when: (error) => error instanceof ConditionFailed }),
)
