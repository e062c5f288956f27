import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import type { Member } from './fixtures/members.ts'
import { expectUnread, listButton } from './fixtures/notifications.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

const act = async (
  request: APIRequestContext,
  { token }: Member,
  path: string,
  data: object = {},
): Promise<void> => {
  const answer = await request.post(path, {
    headers: { 'X-Auth-Token': token, 'Idempotency-Key': crypto.randomUUID() },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const RED = 'rgb(255, 107, 107)'
const BLUE = 'rgb(143, 184, 208)'

const borderOf = (element: Element): string => getComputedStyle(element, '::after').borderTopColor

test('leads from the badge to the liked post and the comment, and forgets what was read', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [odin, nebel] = [await newMember('Odin'), await newMember('Nebelkrähe')]
  const postId = await writePost(request, odin, 'Wer kommt mit nach Wacken?')
  const page = await openAs(odin, '/about')
  await expectUnread(page, 'Horns', 0)

  await act(request, nebel, `/api/community/posts/${postId}/like`, { liked: true })
  await act(request, nebel, `/api/community/posts/${postId}/comments`, {
    content: 'Ich bin dabei!',
  })
  await act(request, nebel, `/api/users/${odin.id}/follow`)
  await expectUnread(page, 'Horns', 1)
  await expectUnread(page, 'Aktivitäten', 2)
  await expect(page).toHaveTitle(/^\(3\) /)

  await listButton(page, 'Horns').click()
  const likes = page.getByRole('dialog', { name: 'Deine Horns Up' })
  await expect(likes.getByRole('listitem')).toContainText('Nebelkrähe hat deinem Beitrag Horns')
  await expectAccessible(page)
  await likes.getByRole('button', { name: /Beitrag anzeigen/ }).click()
  await expect(likes).toBeHidden()
  const post = page.locator(`#post-${postId}`)
  await expect.poll(() => post.evaluate(borderOf)).toBe(RED)
  await expect(post).toBeInViewport()
  await expectUnread(page, 'Horns', 0)

  await listButton(page, 'Aktivitäten').click()
  const activities = page.getByRole('dialog', { name: 'Community-Aktivitäten' })
  await expect(activities.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await activities.getByRole('button', { name: 'Folgen: Nebelkrähe' }).click()
  await expect(activities.getByRole('button', { name: 'Entfolgen: Nebelkrähe' })).toBeVisible()
  await activities.getByRole('button', { name: /Beitrag anzeigen/ }).click()
  await expect.poll(() => post.evaluate(borderOf)).toBe(BLUE)
  await expect(post.getByText('Ich bin dabei!')).toBeVisible()
  await expectUnread(page, 'Aktivitäten', 1)

  await listButton(page, 'Aktivitäten').click()
  await activities.getByRole('button', { name: 'Alle als gelesen markieren' }).click()
  await page.keyboard.press('Escape')
  await expect(activities).toBeHidden()
  await expectUnread(page, 'Aktivitäten', 0)
  await page.reload()
  await expectUnread(page, 'Aktivitäten', 0)
  await expect(page).toHaveTitle(/^Community/)
})
