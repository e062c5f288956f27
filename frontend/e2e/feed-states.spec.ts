import { randomUUID } from 'node:crypto'
import { writeIntoFeed } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

test('shows held content to its author alone, with the reason', async ({
  signedInPage: page,
  newMember,
  openAs,
}) => {
  const text = `NSBM gehört hier nicht hin ${randomUUID()}`
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(text)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText('wird geprüft')
  const own = page.getByRole('article').filter({ hasText: text })
  await expect(own).toContainText('Nur du siehst diesen Beitrag.')

  const other = await openAs(await newMember('Röhre'))
  await expect(other.getByRole('button', { name: 'Raushauen' }).first()).toBeVisible()
  await expect(other.getByRole('status', { name: /geladen/ })).toHaveCount(0)
  await expect(other.getByRole('article').filter({ hasText: text })).toHaveCount(0)
})

test('shows the posts when the feed begins below the window', async ({
  signedInPage: page,
  member,
  request,
}) => {
  await writeIntoFeed(request, member, 'Unter der Kante')
  await page.setViewportSize({ width: 1280, height: 260 })
  await page.reload()
  const post = page.getByRole('feed').getByRole('article').first()
  await expect(post).toBeAttached()
  await expect(post).not.toBeInViewport()
})
