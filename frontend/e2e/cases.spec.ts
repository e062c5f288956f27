import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { promote } from './fixtures/promote.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

test('a reported post is decided with a statement, which its author reads', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [author, reporter, moderator] = [
    await newMember('Odin'),
    await newMember('Nebel'),
    await newMember('Walküre'),
  ]
  await promote(moderator, 'moderator')
  const text = `Ihr seid alle Poser ${randomUUID()}`
  await writePost(request, author, text)

  const feed = await openAs(reporter, '/community')
  const reported = feed.getByRole('article').filter({ hasText: text })
  await reported.getByRole('button', { name: 'Beitrag melden' }).click()
  await feed.getByLabel('Willst du etwas dazu sagen?').fill('Der meint mich.')
  await feed.getByRole('button', { name: /^Beleidigung oder Mobbing/ }).click()
  await expect(feed.getByText('Danke. Ein Mensch schaut sich das an.')).toBeVisible()
  await expectAccessible(feed)

  const desk = await openAs(moderator, '/moderation')
  await desk.getByRole('tab', { name: /^Fälle/ }).click()
  const row = desk.getByRole('listitem').filter({ hasText: text })
  await expect(async () => {
    await desk.reload()
    await desk.getByRole('tab', { name: /^Fälle/ }).click()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await row.getByRole('button').click()
  await expect(desk.getByText('Der meint mich.')).toBeVisible()
  await expect(desk.getByText('Nebel')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Übernehmen' }).click()
  await desk.getByRole('radio', { name: 'Entfernt' }).check({ force: true })
  await expect(desk.getByLabel('Was du festgestellt hast')).toHaveValue(/Dein Post beleidigt/)
  // Nothing is below the bars of the page then.
  await desk.setViewportSize({ width: 1280, height: 3200 })
  await desk.evaluate(() => scrollTo(0, 0))
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(desk.getByText('Entschieden').first()).toBeVisible()
  await expect(row).toHaveCount(0)

  const own = await openAs(author, '/community')
  const removed = own.getByRole('article').filter({ hasText: text })
  await expect(removed).toContainText('Dein Post beleidigt einen anderen Menschen')
  await removed.getByRole('link', { name: 'Begründung lesen' }).click()
  await expect(own.getByRole('heading', { name: 'Post: Entfernt' })).toBeVisible()
  await expect(own.getByText('Andere haben es gemeldet.')).toBeVisible()
  await expect(own.getByText('Streitbeilegungsstelle')).toBeVisible()
  await expect(own.getByText('Nebel')).toHaveCount(0)
  await expectAccessible(own)
})
