import { contactSender } from '#shared/api/contact.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { listPosts } from '#shared/api/posts.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listThreads } from '#shared/api/threads.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { messages } from '../../src/features/settings/texts.ts'
import { answerArticles, manyArticles } from '../../src/testing/articles.ts'
import { answerBands, bandCards, moorglut } from '../../src/testing/bands.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { aMember, aPost, ME, ownPost } from '../../src/testing/members.ts'
import { aThread } from '../../src/testing/messages.ts'
import { WAITING } from '../../src/testing/moderation.ts'
import { answerProfile } from '../../src/testing/people.ts'
import { answerPipeline } from '../../src/testing/pipeline.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { expectControlsReachable } from '../fixtures/hit-test.ts'
import {
  expectNoSidewaysScroll,
  expectRoomForDoubleText,
  expectTargetsFitThumb,
} from '../fixtures/reading.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

// Posts that wait for a moderator name a picture that nothing serves.
test.use({ expectedErrors: [/status of 404/] })

const { subjects } = messages

const AUTHOR = aMember(2, 'Krachkatze')

/** The subject is the page on a phone, and beside the index elsewhere. */
const SUBJECT = new RegExp(
  ['Einstellungen', ...Object.values(subjects).map(({ title }) => title)].join('|'),
)

const SUBJECTS = Object.keys(subjects)

const PAGES = [
  ['/', 'Community'],
  ['/news', 'Metal News'],
  ['/concerts', 'Konzertkalender'],
  ['/concerts?view=month', 'Konzertkalender'],
  ['/bands', 'Metal Bands'],
  [`/bands/${moorglut.id}`, moorglut.name],
  ['/profile', ME.displayName],
  [`/users/${AUTHOR.username}`, AUTHOR.displayName],
  ['/settings', 'Einstellungen'],
  ...SUBJECTS.map((subject) => [`/settings/${subject}`, SUBJECT] as const),
  ['/messages', 'Nachrichten'],
  ['/deine-daten', 'Deine Daten'],
  ['/modal-test', 'Bild-Modal'],
  ['/about', 'Über uns'],
  ['/contact', 'Kontakt'],
  ['/impressum', 'Impressum'],
  ['/agb', 'AGB'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
  ['/melden', 'Inhalt melden'],
  ['/moderation', 'Moderation'],
  ['/admin', 'Maschinenraum'],
  ['/admin/report', 'Datenquellen-Bericht'],
  ['/admin/protokoll', 'Protokoll'],
  ['/gibt-es-nicht', 'Seite nicht gefunden'],
] satisfies readonly (readonly [string, string | RegExp])[]

const CONCERTS = Array.from({ length: 45 }, (_, index) => aConcert(index + 1))

const WIDTHS = { phone: [390, 320], desktop: [1280, 1024, 768] } as const

const POSTS = [5, 4, 3, 2].map((number) => aPost(number, `Krach Nummer ${number}`))

test('covers no control of any page at any width, keeps texts of 200 % on it, and fits thumbs', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const api = await startTour(page, { role: 'admin' })
  answerProfile(api, AUTHOR)
  answerSettings(api)
  api.on(contactSender, () => ({ email: 'ich@example.org' }))
  answerPipeline(api)
  answerArticles(api, manyArticles)
  answerConcerts(api, CONCERTS)
  answerBands(api, bandCards)
  api.on(listThreads, () => [aThread(AUTHOR, 'Na?')])
  api.on(moderationPending, () => WAITING)
  api.on(listPosts, () => [ownPost(6, 'Von mir'), ...POSTS])
  api.on(listUserPosts, () => [ownPost(6, 'Von mir')])
  api.on(getProfile, () => ({
    ...ME,
    selectedRoles: [],
    favoriteGenres: [],
    followersCount: 0,
    followingCount: 0,
    createdAt: new Date().toISOString(),
  }))
  const { height = 800 } = page.viewportSize() ?? {}
  for (const [path, title] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS[isMobile ? 'phone' : 'desktop']) {
      await page.setViewportSize({ width, height })
      await expectControlsReachable(page)
      await expectNoSidewaysScroll(page)
      // Tables of admins are as wide as their figures.
      if (!path.startsWith('/admin')) await expectRoomForDoubleText(page)
      if (isMobile) await expectTargetsFitThumb(page)
    }
  }
  expectNoFaults(api)
})
