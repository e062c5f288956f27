import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { query, transact, unlessConditionFailed } from '#platform/table/index.ts'
import { bandItem } from '../items/band.items.ts'
import { findBandsByName } from '../items/band.repository.ts'
import { newBand } from '../items/new-band.ts'
import { ARTICLE_TEXTS } from '../texts.ts'
import { draftFromMentions } from './draft.rules.ts'
import { bandMentionsPartition, rememberDraft } from './mention.items.ts'

/** Enough for a draft; more articles change nothing. */
const MENTIONS = 8

/** Adds a held draft for a name that several articles use and no band has. Once for each name. */
export const draftBand = async (name: string): Promise<void> => {
  const { items } = await query(bandMentionsPartition(name), {
    consistent: true,
    limit: MENTIONS,
  })
  const draft = draftFromMentions(items)
  if (!draft || (await findBandsByName(name, { consistent: true })).length > 0) return
  const bandId = newId()
  const band = bandItem(bandId, {
    name: draft.name,
    genre: draft.genre,
    facts: draft.facts,
    isAiGenerated: true,
    status: 'held',
    version: 1,
    updatedAt: isoNow(),
  })
  const reason = ARTICLE_TEXTS.draft(draft.articles, draft.sources)
  await unlessConditionFailed(
    transact({
      drafted: rememberDraft(name, bandId),
      ...newBand(band, { rule: reason, isOfGuard: false }),
    }),
  )
}
