import { describe, expect, it } from 'vitest'
import { bandAs, edit } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { revisionKey, type RevisionItem } from '../revisions/revision.items.ts'
import { handler } from './note-edit.ts'

const deliver = deliverTo('note-edit', handler)
const moderator = await aModerator()

const activityOf = async (id: string): Promise<string> =>
  (await bandAs(moderator, id)).lastKnownActivity

describe('the activity of a band', () => {
  it('moves with an edit, also when the event is repeated', async () => {
    const id = await storedBand()
    await edit(moderator, id, { description: 'Lauter.' })
    const revision = await stored(revisionKey(id, 2))
    const record = changeRecord(null, revision)
    await deliver(record, record)
    expect(await activityOf(id)).toBe(revision?.at)
  })

  it('does not move when the band is archived, nor backwards', async () => {
    const id = await storedBand()
    await edit(moderator, id, { description: 'Lauter.' })
    const revision = (await stored(revisionKey(id, 2))) as RevisionItem
    await deliver(changeRecord(null, revision))
    const archived: RevisionItem = { ...revision, kind: 'archive', at: '2099-01-01T00:00:00.000Z' }
    const earlier: RevisionItem = { ...revision, at: '2020-01-01T00:00:00.000Z' }
    await deliver(changeRecord(null, archived), changeRecord(null, earlier))
    expect(await activityOf(id)).toBe(revision.at)
  })
})
