import { moderationPending } from '#shared/api/moderation.ts'
import { refuse } from '../../src/testing/fake-api.ts'
import { WAITING } from '../../src/testing/moderation.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  expectNoFaults,
  expectScreenAccessible,
  expectPageAccessible,
  startTour,
} from '../fixtures/tour.ts'

// A post whose picture is missing, and a member without access.
test.use({ expectedErrors: [/status of (403|404)/] })

test(
  'has no barrier when a moderator works, and when a member has no access',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page, { role: 'moderator' })
    api.on(moderationPending, () => WAITING)
    await page.route('**/media/posts/none/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/moderation')
    await page.getByRole('button', { name: 'Ganz lesen' }).click()
    await expectPageAccessible(page)

    await page.getByRole('tab', { name: /^Posts/ }).click()
    const post = page.getByRole('article', { name: 'Post von Krach & Söhne' })
    await expect(post).toBeVisible()
    await expect(post.getByRole('img')).toHaveCount(0)
    await expectPageAccessible(page)
    await post.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByRole('radio', { name: 'Inhalt nicht angemessen' })).toBeChecked()
    await expectScreenAccessible(page)

    api.on(moderationPending, () => refuse('forbidden', 'Nein.'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Kein Zugriff', level: 1 })).toBeVisible()
    await expectScreenAccessible(page)
    expectNoFaults(api)
  },
)
