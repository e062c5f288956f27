import { writePost } from './fixtures/posts.ts'
import { buildSuggestionPool } from './fixtures/suggestion-pool.ts'
import { expect, test } from './fixtures/test.ts'

/** Posts of a page and one more, so that the first one is on the second page. */
const PAGE_AND_ONE = 21

test('suggests posts by genres of the profile, explains them and takes feedback', async ({
  signedInPage: page,
  member,
  newMember,
  request,
}) => {
  test.slow()
  const author = await newMember('Moorhexe')
  await writePost(request, author, 'Drei Riffs in acht Minuten: Doom, wie er sein soll.')
  for (let count = 0; count < PAGE_AND_ONE; count++)
    await writePost(request, author, `Soundcheck ${String(count)}`)
  await buildSuggestionPool()
  const saved = await request.post('/api/user/profile-data', {
    headers: { 'X-Auth-Token': member.token },
    data: { favoriteGenres: ['Doom Metal', 'Thrash Metal', 'Hardcore'] },
  })
  expect(saved.status()).toBe(200)
  await expect(async () => {
    const answer = await request.get('/api/community/posts', {
      headers: { 'X-Auth-Token': member.token },
    })
    const posts = (await answer.json()) as { isSuggestion: boolean }[]
    expect(posts.some(({ isSuggestion }) => isSuggestion)).toBe(true)
  }).toPass()
  await page.reload()

  const card = page.getByRole('article').filter({ hasText: 'Vorschlag für dich' }).first()
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  await card.getByRole('button', { name: 'Warum sehe ich das?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Warum sehe ich das?' })
  await expect(dialog.getByRole('listitem').first()).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Alles klar' }).click()

  await card.getByRole('button', { name: 'Passt das?' }).click()
  await card.getByRole('button', { name: 'Weniger davon' }).click()
  await expect(card).toContainText('Gespeichert: weniger davon.')
  await card.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(card).toContainText('Gespeichert: weder noch.')

  await page.goto('/settings#vorschlaege')
  const section = page.getByRole('region', { name: 'Vorschläge im Feed' })
  await expect(section).toContainText('Doom Metal: steht in deinem Profil')
  await section.getByRole('switch', { name: 'Neueste zuerst' }).press('Space')
  await expect(page.getByText('Neueste zuerst, ohne Vorschläge', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Neueste zuerst', pressed: true })).toBeVisible()
  await expect(page.getByText('Vorschlag für dich')).toHaveCount(0)
})
