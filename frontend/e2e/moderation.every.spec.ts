import type { Page } from '@playwright/test'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

const ULID = '01JD3V6T5N0000000000000000'
const PENDING = '**/api/admin/moderation/pending'
const DECIDE = '**/api/admin/moderation/*/*'

const LONG = `Die Band kündigt ihr neues Album an. ${'Es wird lauter als das letzte. '.repeat(20)}Ende.`

const waiting: ModerationPending = {
  bands: [],
  articles: [
    {
      id: ULID,
      title: 'Grabwärter kündigen neues Album an',
      description: 'Das vierte Album erscheint im Herbst.',
      content: LONG,
      moderationReason:
        'Der Text enthält eine Adresse: „Karten gibt es nur auf fake-tickets.de.“\nSteht in keiner Quelle, auf die sich der Satz stützt: „Wackën“ in „Das Album wird in Wackën zum ersten Mal gespielt.“',
      submittedBy: null,
      isPublished: false,
      sources: [
        {
          name: 'Metal Herold',
          title: 'Grabwärter: viertes Album im Herbst',
          url: 'http://herold.test/news/1',
          publishedAt: null,
        },
      ],
    },
  ],
  communityPosts: [
    {
      id: ULID,
      title: 'Fundstück <script>alert(1)</script>',
      content: 'Auf dem Flohmarkt lag das hier. Ist das N.S.B.M. oder kann das an die Wand?',
      linkUrl: 'https://example.org/ein-sehr-langer-pfad-der-nirgends-umbrechen-kann/'.repeat(2),
      mediaUrl: '/media/posts/none/original',
      mediaType: 'image',
      userId: ULID,
      username: 'krach',
      displayName: 'Krach & Söhne',
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: 'N S B M',
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  communityComments: [],
  counts: { bands: 0, articles: 1, communityPosts: 51, communityComments: 0 },
}

/** At the top, where neither header nor bottom bar lie over what axe measures. */
const expectTopAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectAccessible(page)
}

const answer = async (page: Page, pending: ModerationPending): Promise<void> => {
  await page.route(PENDING, (route) => route.fulfill({ json: pending }))
}

test('shows what waits, why and by whom, and each empty place', async ({ signedInPage: page }) => {
  await answer(page, waiting)
  await page.goto('/moderation')
  await expect(page.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible()

  const article = page.getByRole('article', { name: 'Artikel von Höllenlärm-Redaktion (KI)' })
  await expect(article.getByRole('list', { name: 'Warum das hier wartet' })).toContainText(
    '„Wackën“ in „Das Album wird in Wackën',
  )
  await expect(article.getByText('Ende.')).toHaveCount(0)
  await article.getByRole('button', { name: 'Ganz lesen' }).click()
  await expect(article.getByText('Ende.')).toBeVisible()
  await expectTopAccessible(page)

  await page.getByRole('tab', { name: /^Posts 50\+/ }).click()
  const post = page.getByRole('article', { name: 'Post von Krach & Söhne' })
  await expect(post.locator('mark')).toHaveText('N.S.B.M')
  await expect(post.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(post.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('Es warten noch mehr.')).toBeVisible()
  await expectTopAccessible(page)

  await post.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(page.getByRole('radio', { name: 'Inhalt nicht angemessen' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: /^Bands 0/ }).click()
  await expect(page.getByRole('heading', { name: 'Keine Bands warten' })).toBeVisible()
  await page.getByRole('tab', { name: /^Kommentare 0/ }).click()
  await expect(page.getByRole('heading', { name: 'Keine Kommentare warten' })).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test.describe('when the server does not play along', () => {
  test.use({ expectedErrors: [/status of (403|503)/] })

  test('what was decided comes back, with the reason', async ({ signedInPage: page }) => {
    await answer(page, waiting)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(DECIDE, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await held
      await route.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'Gerade nicht.', error: '', requestId: '1' },
      })
    })
    await page.goto('/moderation')
    const article = page.getByRole('article')
    await article.getByRole('button', { name: 'Genehmigen' }).click()
    await expect(article).toHaveCount(0)
    await expect(page.getByRole('tab', { name: /^Artikel 0/ })).toBeVisible()
    release()
    await expect(
      page.getByText('Die Moderation konnte nicht durchgeführt werden.').first(),
    ).toBeVisible()
    await expect(page.getByText('Gerade nicht.').first()).toBeVisible()
    await expect(article).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Artikel 1/ })).toBeVisible()
  })

  test('members meet a barrier, and find no way there in the menu', async ({
    signedInPage: page,
  }) => {
    await page.goto('/moderation')
    await expect(page.getByRole('heading', { name: 'Kein Zugriff', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zurück zur Community' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
