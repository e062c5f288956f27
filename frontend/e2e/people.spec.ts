import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Member } from './fixtures/members.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

const blockMember = async (request: APIRequestContext, me: Member, { id }: Member) => {
  const headers = { 'X-Auth-Token': me.token }
  const answer = await request.post(`/api/users/${id}/block`, { headers, data: {} })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('keeps the result of the last tap on follow, and ends the follow when the member is blocked', async ({
  newMember,
  openAs,
  request,
}) => {
  const other = await newMember('Pestbeule')
  const me = await newMember('Ruhesuchende')
  const text = `Lärm ${randomUUID()}`
  await writePost(request, other, text)
  const page = await openAs(me, `/users/${other.username}`)
  const relation = () =>
    request
      .get(`/api/users/${other.id}/relationship`, { headers: { 'X-Auth-Token': me.token } })
      .then((answer) => answer.json())

  await page.getByRole('button', { name: 'Folgen', exact: true }).click()
  await page.getByRole('button', { name: 'Entfolgen' }).click()
  await page.getByRole('button', { name: 'Folgen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Entfolgen' })).toBeVisible()
  await expect.poll(relation).toMatchObject({ isFollowing: true })

  await page.getByRole('button', { name: 'Blockieren' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Blockieren?' })
  await question.getByRole('button', { name: 'Blockieren' }).press('Enter')
  await expect(page.getByText('Blockiert', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Freigeben' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Entfolgen' })).toBeHidden()
  await expect.poll(relation).toMatchObject({ isFollowing: false, isBlocked: true })

  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Raushauen' }).first()).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()

  await page.goto(`/users/${other.username}`)
  await page.getByRole('button', { name: 'Freigeben' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Folgen', exact: true })).toBeFocused()
})

test('moves the focus to a sensible place when a block removes a post and when it ends', async ({
  newMember,
  openAs,
  request,
}) => {
  const [other, also] = [await newMember('Quertreiber'), await newMember('Störenfried')]
  const me = await newMember('Tastenhauer')
  await blockMember(request, me, also)
  const text = `Krach ${randomUUID()}`
  const page = await openAs(me, `/#post-${await writePost(request, other, text)}`)
  const post = page.getByRole('article').filter({ hasText: text })
  await post.getByRole('button', { name: 'Quertreiber', exact: true }).press('Enter')
  const profile = page.getByRole('dialog', { name: 'Quertreiber' })
  await profile.getByRole('button', { name: 'Blockieren' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Blockieren?' })
  await question.getByRole('button', { name: 'Blockieren' }).press('Enter')
  await expect(profile.getByRole('button', { name: 'Freigeben' })).toBeFocused()
  await expect(post).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(profile).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/settings/stumm')
  await page.getByRole('button', { name: 'Störenfried freigeben' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Quertreiber freigeben' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du hast niemanden blockiert.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blockierte Leute' })).toBeFocused()
})

test('gives a reason for a suggestion, and keeps it dismissed, restored or folded', async ({
  newMember,
  openAs,
}) => {
  await newMember('Erster Neuling')
  await newMember('Zweiter Neuling')
  const page = await openAs(await newMember('Gastgeber'))
  const panel = page.getByRole('region', { name: 'Kennst du schon...' })
  await expect(async () => {
    await page.reload()
    await expect(panel.getByText('Neu in der Meute')).toBeVisible({ timeout: 3000 })
  }).toPass()

  const dismiss = panel.getByRole('button', { name: /nicht mehr vorschlagen/ })
  const name = await dismiss.getAttribute('aria-label')
  await dismiss.press('Enter')
  await expect(panel.getByRole('button', { name: name ?? '' })).toBeHidden()
  await expect(dismiss).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(panel.getByRole('button', { name: name ?? '' })).toBeVisible()

  const follow = panel.getByRole('button', { name: /^Folgen/ })
  await follow.click()
  await expect(panel.getByRole('button', { name: /^Entfolgen/ })).toBeVisible()

  await panel.getByRole('button', { name: 'Vorschläge einklappen' }).click()
  await expect(panel.getByText('Neu in der Meute')).toBeHidden()
  await page.reload()
  await expect(panel.getByRole('button', { name: 'Vorschläge ausklappen' })).toBeVisible()
  await expect(panel.getByText('Neu in der Meute')).toBeHidden()
})
