import { contactSender } from '#shared/api/contact.ts'
import { listPosts } from '#shared/api/posts.ts'
import { aMember, aPost } from '../src/testing/members.ts'
import { answerProfile } from '../src/testing/people.ts'
import { banner, connectionOf, LOST_CONNECTION_ERRORS, untilAtRest } from './fixtures/connection.ts'
import { expect, test } from './fixtures/test.ts'
import { startTour } from './fixtures/tour.ts'

test.use({ expectedErrors: [LOST_CONNECTION_ERRORS] })

const AUTHOR = aMember(2, 'Krachkatze')
const POST = aPost(9, 'Steht noch.')

test('loads a page by itself when the connection is back', { tag: '@core' }, async ({ page }) => {
  await startTour(page)
  const connection = await connectionOf(page)
  await page.goto('/')
  await untilAtRest(page)
  await connection.lose()
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await connection.restore()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('notices that the server is away, and its return', async ({ page }) => {
  const api = await startTour(page)
  api.on(listPosts, () => [POST])
  answerProfile(api, AUTHOR)
  const connection = await connectionOf(page, { knows: false })
  await page.goto('/')
  await untilAtRest(page)
  await connection.lose()
  await page
    .getByRole('article')
    .getByRole('button', { name: AUTHOR.displayName, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: AUTHOR.displayName })
  await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await connection.restore()
  await expect(dialog.getByRole('link', { name: 'Ganzes Profil' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('keeps typed text over the reload that a new deployment needs', async ({ page }) => {
  const api = await startTour(page)
  api.on(contactSender, () => ({ email: 'ich@example.org' }))
  await page.goto('/contact')
  await page.getByLabel('Betreff').fill('Alles weg?')
  await page.getByLabel('Nachricht', { exact: true }).fill('Nein, alles noch da.')
  await untilAtRest(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  const reload = page.getByRole('dialog').getByRole('button', { name: 'Neu laden' })
  await expect(reload).toBeVisible()
  await page.unroute('**/assets/*.js')
  await reload.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Betreff')).toHaveValue('Alles weg?')
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Nein, alles noch da.')
})
