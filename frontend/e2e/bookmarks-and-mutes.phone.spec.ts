import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { writeIntoFeed } from './fixtures/posts.ts'
import { showStoriesOf } from './fixtures/stories.ts'
import { expect, test } from './fixtures/test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /Hinweise/ })

const choose = async (page: Page, post: Locator, action: string): Promise<void> => {
  await post.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).tap()
  await page.getByRole('menuitem', { name: action, exact: true }).tap()
}

test('keeps a post for later, and forgets it again', async ({
  signedInPage: page,
  newMember,
  request,
}) => {
  const text = `Setliste von gestern ${randomUUID()}`
  await writeIntoFeed(request, await newMember('Bassmutter'), text)
  await page.reload()
  const post = page.getByRole('article').filter({ hasText: text })
  await choose(page, post, 'Merken')
  await expect(toasts(page).getByText('Gemerkt. Du findest es in deinem Profil.')).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Gemerkt' }).tap()
  await expect(post).toBeVisible()
  await expectAccessible(page)
  await choose(page, post, 'Nicht mehr merken')
  await expect(post).toHaveCount(0)
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible()
})

test('mutes an author until the undo, and again until the settings take it back', async ({
  signedInPage: page,
  newMember,
  request,
}) => {
  const text = `Hört mal alle her ${randomUUID()}`
  await writeIntoFeed(request, await newMember('Dauerton'), text)
  await page.reload()
  const post = page.getByRole('article').filter({ hasText: text })
  await choose(page, post, 'Stummschalten')
  await expect(post).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(post).toBeVisible()

  await choose(page, post, 'Stummschalten')
  await expect(toasts(page).getByText('Dauerton ist jetzt stumm')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Beitrag erstellen' })).toBeVisible()
  await expect(post).toHaveCount(0)

  await page.goto('/settings/stumm')
  const muted = page.getByRole('region', { name: 'Stummschalten' })
  await expect(muted.getByRole('listitem')).toContainText('Dauerton')
  await expectAccessible(page)
  await muted.getByRole('button', { name: 'Dauerton wieder hören' }).tap()
  await expect(muted.getByText('Du hörst allen zu.')).toBeVisible()
  await page.goto('/')
  await expect(post).toBeVisible()
})

test('folds up a post with a muted word until a tap', async ({
  signedInPage: page,
  newMember,
  request,
}) => {
  const word = `kirmes${randomUUID().slice(0, 8)}`
  const text = `Morgen ist ${word.toUpperCase()} im Dorf.`
  const id = await writeIntoFeed(request, await newMember('Bassmutter'), text)
  await page.goto('/settings/stumm')
  const muted = page.getByRole('region', { name: 'Stummschalten' })
  await muted.getByLabel('Wort').fill(word)
  await muted.getByLabel('Wie lange').selectOption('Eine Woche')
  await muted.getByRole('button', { name: 'Stummschalten', exact: true }).tap()
  const words = muted.getByRole('list', { name: 'Stummgeschaltete Wörter' })
  await expect(words.getByRole('listitem')).toContainText(`${word}bis `)

  // Tiles of other journeys would run over the edge of the screen, where no contrast can be measured.
  await showStoriesOf(page, [])
  await page.goto(`/#post-${id}`)
  const post = page.locator(`#post-${id}`)
  const folded = post.getByRole('button', { name: `Stumm: ${word}` })
  await expect(folded).toBeVisible()
  await expect(post.getByText(text)).toHaveCount(0)
  await expectAccessible(page)
  await folded.tap()
  await expect(post.getByText(text)).toBeVisible()

  await page.goto('/settings/stumm')
  await words.getByRole('button', { name: `„${word}“ zurücknehmen` }).tap()
  await expect(words).toHaveCount(0)
  await page.goto(`/#post-${id}`)
  await expect(post.getByText(text)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
