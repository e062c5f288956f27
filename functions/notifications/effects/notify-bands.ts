import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import {
  bandUpkeepKey,
  mailedUpkeepKey,
  putMailedUpkeep,
  upkeepMail,
  type BandUpkeepItem,
} from '../../bands/upkeep/index.ts'
import { bandIdOf, bandKey, type BandItem } from '../../bands/items/index.ts'
import { effect } from '../../events/index.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { getMany, write } from '#platform/table/index.ts'
import { activityKey } from '../notification.items.ts'
import { notifyWithoutAuthor } from '../notification.repository.ts'

/** The mail goes once, also when the event is delivered again. */
const mail = async (memberId: string, band: BandItem, item: BandUpkeepItem): Promise<void> => {
  if (!canSendMail()) return
  const keys = [privateKey(memberId), mailedUpkeepKey(item)] as const
  const [owner, sent] = await getMany(keys, { consistent: true })
  if (sent || !hasConfirmedEmail(owner)) return
  await sendMail({ to: owner.confirmedEmail, ...upkeepMail(item.change, band.name) })
  await write(putMailedUpkeep(item))
}

/** Tells the member who claimed or added a band that it is about to be archived, or was. */
export const handler = effect<BandUpkeepItem>(async ({ after }) => {
  if (!after) return
  const bandId = bandIdOf(after)
  const [band, current] = await getMany([bandKey(bandId), bandUpkeepKey(bandId)], {
    consistent: true,
  })
  const memberId = band?.claimedBy ?? band?.submittedBy?.id
  if (!band || memberId === undefined || current?.noticeId !== after.noticeId) return
  const { change, noticeId } = after
  const { PK, SK } = activityKey(memberId, noticeId)
  await notifyWithoutAuthor(memberId, {
    PK,
    SK,
    kind: 'band',
    band: { id: bandId, change, name: band.name },
  })
  await mail(memberId, band, after)
})
