import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { ROOT } from '#scripts/root.ts'
import { listAppeals, readAppeal, readHoldAppeal } from '#shared/api/appeals.ts'
import { listArticleVersions } from '#shared/api/articles.ts'
import { listConcertImports } from '#shared/api/concert-import.ts'
import { contactSender } from '#shared/api/contact.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { listPosts } from '#shared/api/posts.ts'
import { onboardingProgress } from '#shared/api/onboarding.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listOwnReports, readReceipt } from '#shared/api/reports.ts'
import { listStatements, readStatement } from '#shared/api/statements.ts'
import { listThreads } from '#shared/api/threads.ts'
import { transparency } from '#shared/api/transparency.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { messages } from '../../src/features/settings/texts.ts'
import { answerArticles, manyArticles } from '../../src/testing/articles.ts'
import { answerBands, bandCards, moorglut } from '../../src/testing/bands.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { pageOf, refuse } from '../../src/testing/fake-api.ts'
import { aMember, aPost, ME, ownPost } from '../../src/testing/members.ts'
import { aThread } from '../../src/testing/messages.ts'
import { WAITING } from '../../src/testing/moderation.ts'
import { aStatement } from '../../src/testing/statements.ts'
import { answerProfile } from '../../src/testing/people.ts'
import { answerPipeline } from '../../src/testing/pipeline.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { expectControlsReachable } from '../fixtures/hit-test.ts'
import {
  expectCalmCards,
  expectNoSidewaysScroll,
  expectRoomForDoubleText,
  expectTargetsFitThumb,
} from '../fixtures/reading.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'
import { NOTHING_DONE } from '../../src/testing/onboarding.ts'

// Posts that wait for a moderator name a picture that nothing serves.
test.use({ expectedErrors: [/status of 404/] })

const { subjects } = messages

const AUTHOR = aMember(2, 'Krachkatze')

/** The subject is the page on a phone, and beside the index elsewhere. */
const SUBJECT = new RegExp(
  ['Einstellungen', ...Object.values(subjects).map(({ title }) => title)].join('|'),
)

const SUBJECTS = Object.keys(subjects)

type Row = readonly [path: string, title: string | RegExp]

const CONCERTS = Array.from({ length: 45 }, (_, index) => aConcert(index + 1))

const ARTICLE_ID = manyArticles[0]?.id ?? ''

const STATEMENT = aStatement()

const PAGES = [
  ['/', 'Community'],
  ['/community', 'Community'],
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
] satisfies readonly Row[]

/** Pages of links, decisions and desks. */
const LINKED = [
  [`/news/${ARTICLE_ID}`, 'Metal News'],
  [`/concerts/${CONCERTS[0]?.id ?? ''}`, 'Krachkapelle 1'],
  ['/entscheidungen', 'Entscheidungen'],
  [`/entscheidungen/${STATEMENT.id}`, 'Post: Entfernt'],
  [`/einspruch/community-post/${STATEMENT.id}`, 'Vom Filter angehalten'],
  ['/moderation/einsprueche', 'Einsprüche'],
  ['/moderation/programme', 'Eingelesene Programme'],
  [`/admin/articles/${ARTICLE_ID}`, 'Artikel korrigieren'],
  ['/datenschutz', 'Datenschutz'],
  ['/transparenz', 'Transparenz'],
  ['/newsletter', 'Dieser Link ist unvollständig'],
  ['/email', 'Dieser Link ist unvollständig'],
  ['/loeschbeleg', 'Löschbeleg'],
  ['/konto-bleibt', 'Dein Konto bleibt'],
  ['/meldung', 'Zu diesem Link gibt es keine Meldung'],
  ['/meldungen', 'Deine Meldungen'],
] satisfies readonly Row[]

const WIDTHS = { phone: [390, 320], desktop: [1280, 1024, 768] } as const

const POSTS = [5, 4, 3, 2].map((number) => aPost(number, `Krach Nummer ${number}`))

/** Goes to each page, and checks it at each width. */
const expectLayout = async (page: Page, isMobile: boolean, rows: readonly Row[]) => {
  const { height = 800 } = page.viewportSize() ?? {}
  for (const [path, title] of rows) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectCalmCards(page)
    for (const width of WIDTHS[isMobile ? 'phone' : 'desktop']) {
      await page.setViewportSize({ width, height })
      await expectControlsReachable(page)
      await expectNoSidewaysScroll(page)
      await expectRoomForDoubleText(page)
      if (isMobile) await expectTargetsFitThumb(page)
    }
  }
}

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
  await expectLayout(page, isMobile, PAGES)
  expectNoFaults(api)
})

test('keeps the layout of pages of links, decisions and desks as well', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const api = await startTour(page, { role: 'admin' })
  answerArticles(api, manyArticles)
  answerConcerts(api, CONCERTS)
  answerBands(api, bandCards)
  api.on(listArticleVersions, () => [])
  api.on(listStatements, () => pageOf([STATEMENT], null))
  api.on(readStatement, () => STATEMENT)
  api.on(readAppeal, () => ({ appeal: null, endsAt: STATEMENT.appealEndsAt, mayAppeal: true }))
  api.on(readHoldAppeal, () => ({
    excerpt: STATEMENT.excerpt,
    appeal: null,
    statementId: STATEMENT.id,
  }))
  api.on(listAppeals, () => [])
  api.on(listConcertImports, () => pageOf([], null))
  api.on(transparency, () => ({ halfYears: [], months: [] }))
  api.on(listOwnReports, () => [])
  api.on(readReceipt, () => refuse('not_found', 'Nichts.'))
  await expectLayout(page, isMobile, LINKED)
  expectNoFaults(api)
})

test('keeps the layout of the onboarding', async ({ page, isMobile }) => {
  const api = await startTour(page, { onboardingCompleted: false })
  api.on(onboardingProgress, () => NOTHING_DONE)
  await expectLayout(page, isMobile, [['/onboarding', 'Wer bist du?']])
  expectNoFaults(api)
})

test('knows each route of the app', () => {
  const table = readFileSync(join(ROOT, 'frontend/src/app/routes.tsx'), 'utf8')
  const routes = [...table.matchAll(/(?:page|screen)\('([^'*]+)'/g)].map(([, route = '']) => route)
  expect(routes.length).toBeGreaterThan(30)
  const paths = [...PAGES, ...LINKED].map(([path]) => path.split('?')[0] ?? '')
  const unknown = routes.filter((route) => !paths.some((path) => matchPath(route, path)))
  expect(unknown).toEqual([])
})
