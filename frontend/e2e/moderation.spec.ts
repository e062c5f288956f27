import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Member } from './fixtures/members.ts'
import { promote } from './fixtures/promote.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

// All tests share one queue, so the decision of another test would count here.
test.describe.configure({ mode: 'default' })

// The decision came too late.
test.use({ expectedErrors: [/status of 409/] })

const comment = async (
  request: APIRequestContext,
  { token }: Member,
  postId: string,
  content: string,
): Promise<void> => {
  const answer = await request.post(`/api/community/posts/${postId}/comments`, {
    headers: { 'X-Auth-Token': token },
    data: { content },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

const entry = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text })

const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

test('decides each item once when two moderators share the queue, and tells the author', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [author, walkuere, kraehe] = [
    await newMember('Odin'),
    await newMember('Walküre'),
    await newMember('Krähe'),
  ]
  await Promise.all([promote(walkuere, 'moderator'), promote(kraehe, 'moderator')])
  const [good, bad] = [`Doku über N.S.B.M. ${randomUUID()}`, `Hoch die R.A.C. ${randomUUID()}`]
  const goodId = await writePost(request, author, good)
  const badId = await writePost(request, author, bad)

  const [one, two] = [await openAs(walkuere, '/moderation'), await openAs(kraehe, '/moderation')]
  for (const page of [one, two]) {
    await openTab(page, 'Posts')
    await expect(entry(page, bad)).toBeVisible()
    await expect(entry(page, bad).getByText('Sperrliste: „RAC“')).toBeVisible()
    await expect(entry(page, bad).locator('mark')).toHaveText('R.A.C')
  }

  await entry(one, bad).getByRole('button', { name: 'Ablehnen' }).click()
  const dialog = one.getByRole('dialog', { name: 'Post ablehnen' })
  await dialog.getByRole('radio', { name: 'Anderer Grund' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(dialog.getByText('Schreib den Grund dazu.')).toBeVisible()
  await dialog.getByLabel('In deinen Worten').fill('Dafür ist hier kein Platz.')
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(one.getByText('Moderation erfolgreich').first()).toBeVisible()
  await expect(entry(one, bad)).toHaveCount(0)

  await entry(two, bad).getByRole('button', { name: 'Genehmigen' }).click()
  await expect(
    two.getByText('Da war jemand schneller: Walküre hat das schon abgelehnt.').first(),
  ).toBeVisible()
  await expect(entry(two, bad)).toHaveCount(0)
  await entry(two, good).getByRole('button', { name: 'Genehmigen' }).click()
  await expect(two.getByText('Moderation erfolgreich').first()).toBeVisible()

  const own = await openAs(author)
  await expect(own.getByRole('article').filter({ hasText: good })).toBeVisible()
  const rejected = own.getByRole('article').filter({ hasText: bad })
  await expect(rejected).toContainText('Entfernt.')
  await expect(rejected).toContainText('Dafür ist hier kein Platz.')
  const reader = await newMember('Nebel')
  for (const [id, status] of [
    [goodId, 200],
    [badId, 404],
  ] as const) {
    const headers = { 'X-Auth-Token': reader.token }
    const answer = await request.get(`/api/community/posts/${id}`, { headers })
    expect(answer.status()).toBe(status)
  }
})

test('approves and moves on to the next item when only the keyboard is used', async ({
  newMember,
  openAs,
  request,
}) => {
  const [author, moderator] = [await newMember('Odin'), await newMember('Krähe')]
  await promote(moderator, 'moderator')
  const post = await writePost(request, author, 'Wer kommt mit?')
  const texts = [`RAC? ${randomUUID()}`, `NSBM? ${randomUUID()}`] as const
  for (const text of texts) await comment(request, author, post, text)

  const page = await openAs(moderator, '/moderation')
  await page.getByRole('tab', { selected: true }).focus()
  const comments = page.getByRole('tab', { name: /^Kommentare/ })
  for (let press = 0; press < 4; press++) {
    if ((await comments.getAttribute('aria-selected')) === 'true') break
    await page.keyboard.press('ArrowRight')
  }
  const [first, second] = [entry(page, texts[0]), entry(page, texts[1])]
  await first.getByRole('button', { name: 'Ablehnen' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(first.getByRole('button', { name: 'Ablehnen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
  await expect(second).toBeFocused()
})
