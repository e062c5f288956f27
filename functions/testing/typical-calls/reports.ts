import { aDismissedGuestReport, aDismissedReport, OBJECTION } from '../objections.ts'
import { aMember } from '../members.ts'
import { aPost } from '../posts.ts'
import { aReport } from '../reports.ts'
import type { TypicalCalls } from './typical-calls.ts'

const REPORTED = 20

/** A member with twenty reports who reports a post with a sentence, a guest with a receipt, and two dismissed reports. */
export const calls: TypicalCalls = {
  ids: [
    'createReport',
    'listOwnReports',
    'createGuestReport',
    'readReceipt',
    'setObjection',
    'setGuestObjection',
  ],
  prepare: async () => {
    const [author, { token }] = [await aMember(), await aMember()]
    const [id, receipt] = [await aPost(author), '0a'.repeat(32)]
    for (let count = 0; count < REPORTED; count++)
      await aReport({ token }, ['community-post', await aPost(author)])
    const [dismissed, ofGuest] = [
      await aDismissedReport(),
      await aDismissedGuestReport('erika@example.org'),
    ]
    return {
      setObjection: {
        token: dismissed.reporter.token,
        params: { kind: 'community-post', id: dismissed.targetId },
        body: { text: OBJECTION },
      },
      setGuestObjection: { body: { receipt: ofGuest.receipt, text: OBJECTION } },
      createReport: {
        token,
        body: {
          kind: 'community-post',
          id,
          category: 'insult',
          text: 'Geht gegen meine Freundin.',
        },
      },
      listOwnReports: { token },
      createGuestReport: {
        body: {
          url: `http://localhost:8080/#post-${await aPost(author)}`,
          category: 'hate',
          text: 'Das hetzt gegen Menschen, und das ist nach § 130 StGB verboten.',
          name: 'Erika Musterfrau',
          email: 'erika@example.org',
          goodFaith: true,
          receipt,
        },
      },
      readReceipt: { body: { receipt } },
    }
  },
}
