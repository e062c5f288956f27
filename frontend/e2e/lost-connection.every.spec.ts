import type { Page } from '@playwright/test'
import { listBookmarks } from '#shared/api/bookmarks.ts'
import { listComments } from '#shared/api/comments.ts'
import { contactSender } from '#shared/api/contact.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { postMuteState } from '#shared/api/post-mutes.ts'
import { listPosts } from '#shared/api/posts.ts'
import { createReport } from '#shared/api/reports.ts'
import { listSessions } from '#shared/api/sessions.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { getProfile } from '#shared/api/profile.ts'
import { answerArticles, articles } from '../src/testing/articles.ts'
import type { FakeApi } from '../src/testing/fake-api.ts'
import { aMember, aPost, ME, ulid } from '../src/testing/members.ts'
import { WAITING } from '../src/testing/moderation.ts'
import { answerProfile, profileOf } from '../src/testing/people.ts'
import { answerPipeline } from '../src/testing/pipeline.ts'
import { answerSettings } from '../src/testing/settings.ts'
import {
  banner,
  connectionOf,
  goInApp,
  LOST_CONNECTION_ERRORS,
  tapEverything,
  untilAtRest,
} from './fixtures/connection.ts'
import { fakeApi } from './fixtures/fake-api.ts'
import { expect, test } from './fixtures/test.ts'
import { startTour } from './fixtures/tour.ts'

test.use({ expectedErrors: [LOST_CONNECTION_ERRORS] })

const AUTHOR = aMember(2, 'Krachkatze')

const POST = aPost(9, 'Steht noch.', {
  mediaUrl: '/media/posts/9/full.webp',
  mediaPreviewUrl: '/media/posts/9/preview.webp',
  mediaType: 'image',
  mediaWidth: 600,
  mediaHeight: 400,
})

/** Each screen with a text that is there when it is loaded. */
const MEMBER_SCREENS = [
  ['/', POST.content],
  ['/news', 'Äonenfeuer'],
  ['/profile', 'Profil bearbeiten'],
  [`/users/${AUTHOR.username}`, POST.content],
  ['/settings', 'Stumm und blockiert'],
  ['/settings/profil', 'Geburtstag'],
  ['/settings/stumm', 'Du hörst allen zu.'],
  ['/settings/feed', 'Was wir gelernt haben'],
  ['/settings/anmeldung', 'Angemeldete Geräte'],
  ['/settings/konto', 'Deine E-Mail-Adresse'],
] as const

const OTHER_SCREENS = [
  ['/about', 'Über uns'],
  ['/contact', 'Nachricht'],
  ['/impressum', 'Streitbeilegung'],
  ['/datenschutz', 'Deine Rechte'],
  ['/agb', 'Wie wir moderieren'],
  ['/moderation', 'Ablehnen'],
  ['/admin', 'Riff Review'],
  ['/admin/report', 'WARNUNG'],
  ['/admin/protokoll', 'Abgelehnt'],
] as const

const answerAll = (api: FakeApi): void => {
  answerArticles(api, articles)
  answerPipeline(api)
  answerSettings(api)
  answerProfile(api, AUTHOR)
  api.on(contactSender, () => ({ email: 'ich@example.org' }))
  api.on(listSessions, () => [])
  api.on(listPosts, () => [POST])
  api.on(listUserPosts, () => [POST])
  api.on(listComments, () => [])
  api.on(listBookmarks, () => [])
  api.on(postMuteState, () => ({ isMuted: false }))
  api.on(getProfile, () => profileOf(ME))
  api.on(moderationPending, () => WAITING)
  // What was reported offline is sent as soon as the network is back.
  api.on(createReport, () => ({ id: ulid(99), isRepeated: false }))
}

const findScreen = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

for (const screens of [MEMBER_SCREENS, OTHER_SCREENS])
  test(`stays alive when every control is tapped without a connection, from ${screens[0][0]} on`, async ({
    page,
  }) => {
    const api = await startTour(page, { role: 'admin' })
    answerAll(api)
    const connection = await connectionOf(page)
    await page.goto(screens[0][0])
    await untilAtRest(page)
    let tapped: readonly string[] = []
    for (const [path, text] of screens) {
      await goInApp(page, path)
      await findScreen(page, text)
      await connection.lose()
      await expect(banner(page)).toBeVisible()
      tapped = await tapEverything(page, path, tapped)
      await expect(banner(page)).toBeVisible()
      await connection.restore()
      await expect(banner(page)).toBeHidden()
      await expect(page.getByText('Das ist nicht durchgekommen')).toHaveCount(0)
    }
    // A change that hides most controls from this test must not pass.
    expect(tapped.length).toBeGreaterThan(50)
  })

test('stays alive when a guest taps every control of the login without a connection', async ({
  page,
}) => {
  await fakeApi(page)
  const connection = await connectionOf(page)
  await page.goto('/auth')
  await untilAtRest(page)
  await connection.lose()
  await expect(banner(page)).toBeVisible()
  const tapped = await tapEverything(page, '/auth', [])
  expect(tapped.length).toBeGreaterThan(10)
  await connection.restore()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
})
