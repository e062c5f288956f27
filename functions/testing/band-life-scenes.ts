import { transact } from '#platform/table/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { publishArticle, articleKey } from '../articles/index.ts'
import { handler as linkArticle } from '../bands/effects/link-article.ts'
import { handler as linkBand } from '../bands/effects/link-band.ts'
import { handler as noteConcert } from '../concerts/effects/note-concert.ts'
import { bandKey } from '../bands/items/index.ts'
import { bandUpkeepKey } from '../bands/upkeep/index.ts'
import { putUpkeep } from '../bands/upkeep/upkeep.items.ts'
import { handler as notifyBands } from '../notifications/effects/notify-bands.ts'
import { articleText, correctTitle } from './articles.ts'
import { createdBand, storedBand } from './bands.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
import { aStoredConcert } from './stored-concerts.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const publish = async (bands: readonly string[]) => {
  const id = newId()
  const record = await changeBy(articleKey(id), () =>
    transact(publishArticle(id, articleText({ bands }))),
  )
  return record ? [record] : []
}

const linked = deliverTo('link-article', linkArticle)

/** Costs of the links between articles and bands, and of the clean-up's notifications. */
export const bandLifeScenarios: Record<string, () => Promise<Units>> = {
  'link-article Article.created': async () => {
    const name = `Grabwärter ${newId()}`
    await storedBand({ name })
    const records = await publish([name])
    return unitsOf(() => linked(...records))
  },
  'link-article Article.created (unknown band)': async () => {
    const records = await publish([`Grabwärter ${newId()}`])
    return unitsOf(() => linked(...records))
  },
  'link-article Article.changed (corrected)': async () => {
    const name = `Grabwärter ${newId()}`
    await storedBand({ name })
    const records = await publish([name])
    await linked(...records)
    const id = records[0]?.dynamodb?.Keys?.['SK']?.S ?? ''
    const record = await changeBy(articleKey(id), () => correctTitle(id, 'Grabwärter kommen'))
    return unitsOf(() => linked(...(record ? [record] : [])))
  },
  'link-band Band.created': async () => {
    const name = `Grabwärter ${newId()}`
    await linked(...(await publish([name])))
    const band = await stored(bandKey(await storedBand({ name })))
    return unitsOf(() => deliverTo('link-band', linkBand)(changeRecord(null, band)))
  },
  'note-concert Concert.created': async () => {
    const bandName = `Grabwärter ${newId()}`
    await storedBand({ name: bandName })
    const concert = await aStoredConcert({ bandName })
    return unitsOf(() => deliverTo('note-concert', noteConcert)(changeRecord(null, concert)))
  },
  'notify-bands BandUpkeep.created': async () => {
    const { id } = await createdBand()
    const record = await changeBy(bandUpkeepKey(id), () =>
      transact({ upkeep: putUpkeep(id, 'silent', new Date().toISOString()) }),
    )
    return unitsOf(() => deliverTo('notify-bands', notifyBands)(...(record ? [record] : [])))
  },
}
